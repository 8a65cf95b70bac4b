import { fileURLToPath } from 'node:url'
import { LANGUAGE_NAMES, LANGUAGES } from '../kernel/languages.ts'
import { readArguments, switches } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { languageGaps } from './language-gaps.ts'

export const languages: CliCommand = {
  name: 'languages',
  usage: '[--json]',
  summary: 'Lists what each language still lacks, for every game and the page.',
  details: `
Each line is a file to write, beside the English one of the same name, or to complete. What is missing reads in English.
docs/adding-a-language.md tells how to begin.`,

  async run(args) {
    const { values } = readArguments(args, [], switches('json'))
    const { parts, missing } = languageGaps(fileURLToPath(new URL('..', import.meta.url)), LANGUAGES)
    const lines = LANGUAGES.flatMap(language => {
      const gaps = missing[language]
      const done = parts.length - gaps.length
      return [
        `${language}  ${LANGUAGE_NAMES[language]}: ${done} of ${parts.length} parts`,
        ...gaps.map(gap => `      ${gap}`),
      ]
    })
    show(values.json, { parts: parts.length, missing }, lines)
    return LANGUAGES.some(language => missing[language].length > 0) ? EXIT.found : EXIT.fine
  },
}
