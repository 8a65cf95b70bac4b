import { BadInput, type CliCommand } from './command.ts'

/** Stands in the package for a command that examines the sources, which the package has not. */
export const needsSources = (name: string): CliCommand => ({
  name,
  usage: '',
  summary: 'Works in a clone of the repository only.',
  details: '',
  async run() {
    throw new BadInput(`"${name}" examines the sources: run it in a clone of the repository.`)
  },
})
