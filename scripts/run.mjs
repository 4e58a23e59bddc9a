// The door of every `npm run` verb. Plain JavaScript, because it runs on whatever Node the machine
// has: it installs the lockfile when that is not yet done, and continues under the lockfile's Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const VERBS = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  build: 'scripts/build.ts',
  generate: 'scripts/generate.ts',
  migrate: 'scripts/migrate.ts',
  seed: 'scripts/seed.ts',
  recover: 'scripts/recover.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  casos: 'apps/cli/casos.ts',
  bench: 'bench/index.ts',
}
const STAMP = 'node_modules/.minga-lock'

const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)

const [verb, ...args] = process.argv.slice(2)
if (!(verb in VERBS)) {
  fail(`Uso: npm run VERBO. Los verbos son: ${Object.keys(VERBS).join(', ')}`)
}
install()
handOver(nodeOfTheLockfile(), [VERBS[verb], ...args])

/** Installs unless a finished installation of exactly this lockfile is there. */
function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  if (!installedByHand()) {
    console.error('Instalando las dependencias del archivo de bloqueo (npm ci)…')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const done = spawnSync(npm, ['ci', '--include=dev', '--include=optional', '--no-progress'], {
      stdio: ['ignore', 2, 2],
    })
    if (done.error) fail(`No se pudo ejecutar npm: ${done.error.message}`)
    if (done.status !== 0) fail('npm ci falló: revise la red y vuelva a intentarlo.')
  }
  writeFileSync(STAMP, lock)
}

/** Did `npm ci` or `npm install` finish here with the very versions of the lockfile? */
function installedByHand() {
  // npm writes this file last, so an interrupted installation does not have it.
  const finished = 'node_modules/.package-lock.json'
  if (!existsSync(finished)) return false
  const here = JSON.parse(readFileSync(finished, 'utf8')).packages
  const wanted = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  return wanted.every(
    ([name, { version, optional }]) =>
      name === '' || here[name]?.version === version || (optional && !(name in here)),
  )
}

function nodeOfTheLockfile() {
  const own = path.join(root, 'node_modules/.bin/node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  fail('En este sistema el paquete no trae Node: instale Node 24 o superior.')
}

/** Runs the verb, passes signals on, and ends as it ends. */
function handOver(node, argv) {
  const child = spawn(node, argv, {
    // The channel is the tether: a verb that starts servers ends when this process vanishes.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: path.join(root, 'node_modules/.bin') + path.delimiter + process.env.PATH,
      TZ: 'America/Santiago',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache/node'),
    },
  })
  child.on('error', (error) => fail(`No se pudo iniciar ${node}: ${error.message}`))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithNpm(child)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]))
}

/** npm passes signals to a shell that keeps them to itself: that one of them ended is the sign. */
function endWithNpm(child) {
  const before = ancestors()
  setInterval(() => ancestors() === before || child.kill('SIGTERM'), 250).unref()
}

/** The shell that npm started, and npm. */
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:\t(\d+)/m.exec(status)?.[1]}`
  } catch {
    return String(process.ppid)
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
