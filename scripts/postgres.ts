import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolderMode } from '../platform/server/storage/private.ts'
import { freePort } from './ports.ts'
import { pathTo, runBinary, takeOver, unprivileged } from './postgres-binary.ts'

export type Postgres = {
  /** Superuser address of the database `postgres`. */
  readonly url: string
  readonly port: number
  /** Stops the server; does nothing when another process had started it. */
  readonly stop: () => Promise<void>
}

type Options = {
  /** Survives a power cut. Without it (tests) nothing is forced to disk, and all is faster. */
  readonly durable: boolean
}

/** Kept with the data it opens; PostgreSQL leaves files it does not know alone. */
const PASSWORD = 'superuser-password'

const COMMON = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
  max_connections: '200',
  log_min_messages: 'warning',
}
const DURABLE = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
}
const THROW_AWAY = {
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/**
 * Starts the PostgreSQL of the lockfile on `directory`, which is created when missing.
 * A server that another live process runs there is shared; one whose process died is replaced.
 * A durable one that dies by itself comes back on the same port.
 *
 * @throws Error with the last lines of the server's log when it does not come up
 */
export async function startPostgres(directory: string, { durable }: Options): Promise<Postgres> {
  mkdirSync(path.dirname(directory), { recursive: true, mode: dataFolderMode() })
  const data = path.join(realpathSync(path.dirname(directory)), path.basename(directory))
  const shared = await sharedServer(data)
  if (shared) return shared

  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(data, durable)
  takeOver(data)
  const port = await freePort()
  writeFileSync(`${data}.owner`, String(process.pid))
  let server = await launchReady(data, port, durable)

  let stopping = false
  const revive = async () => {
    await sleep(500)
    if (!stopping) server = launch(data, port, durable).once('exit', revive)
  }
  if (durable) server.once('exit', revive)
  const abandon = () => server.kill('SIGINT')
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    stopping = true
    await stopped(server)
    rmSync(`${data}.owner`, { force: true })
  }
  return { url: addressOf(data, port), port, stop }
}

function launch(data: string, port: number, durable: boolean): ChildProcess {
  const settings = Object.entries({ ...COMMON, ...(durable ? DURABLE : THROW_AWAY) })
  const log = openSync(`${data}.log`, 'w', 0o600)
  const place = ['-D', data, '-p', String(port)]
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, argv] = unprivileged(pathTo('postgres'), [...place, ...options])
  const server = spawn(command, argv, { stdio: ['ignore', 'ignore', log] })
  closeSync(log)
  return server
}

/** Makes the data folder aside and renames it, so that no interrupted start looks whole. */
function initialise(data: string, durable: boolean) {
  const draft = `${data}.draft`
  const secret = `${draft}-password`
  rmSync(draft, { recursive: true, force: true })
  writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 })
  const place = ['-D', draft, '-U', 'postgres']
  const safety = ['--data-checksums', '--auth=scram-sha-256', '--pwfile', secret]
  // Order and upper case are PostgreSQL's own, so that they do not depend on the machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin']
  const builtin = ['--builtin-locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])]
  runBinary('initdb', [...place, ...safety, ...locale, ...builtin])
  renameSync(secret, path.join(draft, PASSWORD))
  renameSync(draft, data)
}

/** The server that runs on this directory already, when its owner lives; an orphan is ended. */
async function sharedServer(data: string): Promise<Postgres | undefined> {
  const running = postmaster(data)
  if (!running) return undefined
  if (!isPostgresOf(data, running.pid)) {
    rmSync(path.join(data, 'postmaster.pid'), { force: true })
    return undefined
  }
  const owner = `${data}.owner`
  if (existsSync(owner) && isAlive(Number(readFileSync(owner, 'utf8')))) {
    return { url: addressOf(data, running.port), port: running.port, stop: async () => {} }
  }
  await endOrphan(running.pid)
  return undefined
}

/** Whether a server runs on this data folder now. */
export function isServed(data: string): boolean {
  const running = postmaster(data)
  return running !== undefined && isPostgresOf(realpathSync(data), running.pid)
}

async function endOrphan(pid: number) {
  // Fast shutdown first; the immediate one loses nothing either, it only leaves recovery to do.
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    process.kill(pid, signal)
    const end = Date.now() + patience
    while (isAlive(pid) && Date.now() < end) await sleep(20)
    if (!isAlive(pid)) return
  }
  throw new Error(`PostgreSQL (proceso ${pid}) quedó de una ejecución anterior y no termina`)
}

async function launchReady(data: string, port: number, durable: boolean): Promise<ChildProcess> {
  const end = Date.now() + 120_000
  for (;;) {
    const server = launch(data, port, durable)
    if (await ready(server, data, end)) return server
    const log = readFileSync(`${data}.log`, 'utf8')
    // The children of a killed server take a moment to notice that they are alone.
    const late = log.includes('pre-existing shared memory block') && Date.now() < end
    if (!late) throw new Error(`PostgreSQL no partió:\n${log.split('\n').slice(-20).join('\n')}`)
    await sleep(200)
  }
}

async function ready(server: ChildProcess, data: string, end: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && Date.now() < end) {
    const running = postmaster(data)
    if (running?.pid === server.pid && running?.ready) return true
    await sleep(10)
  }
  server.kill('SIGKILL')
  return false
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}

/** The lock file of a running server: its process, its port and whether it takes connections. */
function postmaster(data: string) {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

function isPostgresOf(data: string, pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function addressOf(data: string, port: number): string {
  const secret = readFileSync(path.join(data, PASSWORD), 'utf8')
  return `postgres://postgres:${secret}@127.0.0.1:${port}/postgres`
}
