import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildah, debootstrap } from '../../scripts/containers.mjs'
import { ROOT } from '../../scripts/install.mjs'

/*
 * Builds deploy/Containerfile and runs containers from it with buildah, which needs no daemon and, by chroot, no
 * privileges that a container of our own would lack. Instead of the official Node image, which only a registry has, the
 * base is made on the spot: a minimal Debian with this project's Node and npm.
 */

interface Started {
  readonly env?: Readonly<Record<string, string>>
  /** Host folder by its path inside. */
  readonly volumes?: Readonly<Record<string, string>>
  /** The image's own command unless given. */
  readonly command?: readonly string[]
}

/** What the image says of itself. */
interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Cmd: readonly string[]
  readonly Volumes: Readonly<Record<string, object>>
}

export interface Image {
  readonly config: ImageConfig
  /** What it adds to its base. */
  readonly bytes: number
  /** Runs in a container of its own. */
  start(how: Started): ChildProcess
  /** The same, to its end. */
  run(how: Started): string
  remove(): void
}

const BASE = 'localhost/pentarchy-base'
const IMAGE = 'localhost/pentarchy'

export function buildImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-container-'))
  const program = buildah()
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const call = (...args: string[]): string =>
    execFileSync(program, [...storage, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const build = (tag: string, file: string, context: string, ...more: string[]) =>
    call(
      'build',
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--format',
      'docker',
      ...more,
      '-t',
      tag,
      '-f',
      file,
      context,
    )

  build(BASE, writeBase(folder), folder)
  build(IMAGE, join(ROOT, 'deploy', 'Containerfile'), ROOT, '--build-arg', `NODE=${BASE}`)
  const container = call('from', IMAGE)
  const { Docker } = JSON.parse(call('inspect', container))
  const config: ImageConfig = Docker.config
  const words = ({ env = {}, volumes = {}, command = config.Cmd }: Started): string[] => [
    ...storage,
    ...['run', '--isolation', 'chroot', '--network', 'host'],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries(volumes).flatMap(([inside, outside]) => ['--volume', `${outside}:${inside}`]),
    ...[container, '--', ...command],
  ]
  return {
    config,
    bytes: Number(
      execFileSync('du', ['-sb', join(call('mount', container), 'app')], { encoding: 'utf8' }).split('\t')[0],
    ),
    start: how => spawn(program, words(how), { stdio: ['ignore', 'pipe', 'inherit'] }),
    run: how => execFileSync(program, words(how), { encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Debian as this machine has it, from where it got it, with the project's Node and the machine's npm. */
function writeBase(folder: string): string {
  const root = join(folder, 'root')
  const [mirror = ''] = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)'], { encoding: 'utf8' }).split(
    '\n',
  )
  const suite = execFileSync('sh', ['-c', '. /etc/os-release; echo $VERSION_CODENAME'], { encoding: 'utf8' }).trim()
  const packages = 'ca-certificates,libatomic1,libstdc++6'
  execFileSync(debootstrap(), ['--variant=minbase', `--include=${packages}`, suite, root, mirror], { stdio: 'ignore' })
  const local = join(root, 'usr', 'local')
  copyFileSync(realpathSync(process.execPath), join(local, 'bin', 'node'))
  mkdirSync(join(local, 'lib', 'node_modules'), { recursive: true })
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  cpSync(dirname(dirname(npm)), join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'))
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', 'node'])
  // It trusts whom this machine trusts.
  const trusted = '/etc/ssl/certs/ca-certificates.crt'
  copyFileSync(trusted, join(root, trusted))
  execFileSync('tar', ['-C', root, '-cf', join(folder, 'base.tar'), '.'])
  const file = join(folder, 'Containerfile')
  const lines = [
    'FROM scratch',
    'ADD base.tar /',
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    `ENV NODE_EXTRA_CA_CERTS=${trusted} npm_config_cafile=${trusted}`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
