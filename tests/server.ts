import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { builtProgram } from '../scripts/server-build.ts'
import { answers, freePort } from '../scripts/ports.ts'
import { ended } from '../scripts/supervise.ts'
import { demoSecretFile, type TestDatabase, withDemoFiles } from './database.ts'

export type TestProcess = {
  readonly pid: number
  readonly alive: () => boolean
  /** What it has logged so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
  /** `kill -9`: nothing it was doing gets to end. */
  readonly kill: () => Promise<void>
}

export type TestServer = TestProcess & { readonly url: string }

type Environment = Record<string, string>

const ROOT = path.resolve(import.meta.dirname, '..')

/** How long a server may take to begin on a machine where everything runs at once. */
const READY_MS = 120_000

/** The API as it really runs, a process of its own, until the test file ends. */
export async function startServer(
  { url }: TestDatabase,
  env: Environment = {},
): Promise<TestServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const ours = { DATABASE_URL: url, PORT: String(port), PUBLIC_URL: address }
  const server = run(builtProgram('api'), { ...ours, DATA_DIR: dataFolder(), ...env })
  if (await answers(`${address}/ready`, READY_MS, server.alive)) return { ...server, url: address }
  throw new Error(`The server did not answer:\n${server.log()}`)
}

/** The worker as it really runs, until the test file ends. */
export function startWorker({ url }: TestDatabase, env: Environment = {}): TestProcess {
  return run(builtProgram('worker'), { DATABASE_URL: url, DATA_DIR: dataFolder(), ...env })
}

let folder: string | undefined

/** Files of this test file's server and worker, which share them as on a real machine. */
function dataFolder(): string {
  if (!folder) {
    const made = mkdtempSync(path.join(os.tmpdir(), 'minga-test-'))
    folder = made
    withDemoFiles(path.join(made, 'files'))
    // What the demo world has enciphered opens with the secret of who made it.
    copyFileSync(demoSecretFile(), path.join(made, 'session-secret'))
    // The next file of this process begins with the demo world's own.
    afterAll(() => {
      rmSync(made, { recursive: true, force: true })
      folder = undefined
    })
  }
  return folder
}

function run(program: string, env: Environment): TestProcess {
  let output = ''
  const child = spawn(process.execPath, ['--import', './scripts/tether.ts', program], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const stop = () => ended(child)
  afterAll(stop)
  return {
    pid: child.pid ?? 0,
    alive: () => child.exitCode === null && child.signalCode === null,
    log: () => output,
    stop,
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
