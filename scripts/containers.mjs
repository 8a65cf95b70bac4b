/* What builds and runs the container image in tests, without a daemon and without a base image from elsewhere. */
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

const tool = (name, variable) =>
  findOrInstall({
    title: name,
    purpose: 'The tests of the container image',
    variable,
    advice: `Install ${name}, or say where it is: ${variable}=/path/to/${name}.`,
    packages: [name],
    find: () =>
      [process.env[variable], findOnPath([name]), `/usr/sbin/${name}`].find(path => path && isExecutable(path)) ?? null,
  })

/** The path of buildah, installed with apt-get if allowed. Throws with advice if there is no way. */
export const buildah = () => tool('buildah', 'BUILDAH')

/** The same for debootstrap, which makes a root file system. */
export const debootstrap = () => tool('debootstrap', 'DEBOOTSTRAP')
