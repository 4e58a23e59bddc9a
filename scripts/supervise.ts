import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Service = {
  /** Asks the process to end, and insists after twenty seconds. */
  readonly stop: () => Promise<void>
}

type Options = {
  readonly env?: Record<string, string>
  /** Arguments of Node itself, such as `--watch`. */
  readonly nodeArgs?: readonly string[]
}

const ROOT = path.resolve(import.meta.dirname, '..')
const TETHER = path.join(ROOT, 'scripts/tether.ts')
const LONGEST_PAUSE = 30_000
/** A process that lived this long had started well: its next fall waits little again. */
const HEALTHY = 60_000

/** Keeps a program of ours running: when it falls it is started again, each time a little later. */
export function supervise(program: string, { env = {}, nodeArgs = [] }: Options = {}): Service {
  let stopping = false
  let pause = 500
  let child = launch()

  function launch(): ChildProcess {
    const since = Date.now()
    const started = spawn(process.execPath, [...nodeArgs, '--import', TETHER, program], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.once('exit', async (code, signal) => {
      if (stopping) return
      pause = Date.now() - since > HEALTHY ? 500 : Math.min(pause * 2, LONGEST_PAUSE)
      console.error(`${program} terminó (${signal ?? code}); parte de nuevo en ${pause / 1000} s`)
      await sleep(pause)
      if (!stopping) child = launch()
    })
    return started
  }

  return {
    stop: () => {
      stopping = true
      return ended(child)
    },
  }
}

/** Ends a process: first it is asked, then it is killed. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const insist = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
  clearTimeout(insist)
}
