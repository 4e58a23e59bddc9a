import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { answers, freePort } from '../../scripts/ports.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'minga-start-'))

afterAll(async () => {
  for (const pid of family()) process.kill(pid, 'SIGKILL')
  await sleep(500)
  rmSync(folder, { recursive: true, force: true })
})

test('npm start survives the death of all its processes, and leaves none behind', async () => {
  const first = await start()
  const data = readFileSync(path.join(folder, 'postgres/superuser-password'), 'utf8')

  // Everything dies at once, the database in the middle of its work.
  for (const pid of family()) process.kill(pid, 'SIGKILL')
  expect(await gone()).toEqual([])
  expect(first.launcher.exitCode ?? first.launcher.signalCode).not.toBe(0)

  const second = await start()
  expect(readFileSync(path.join(folder, 'postgres/superuser-password'), 'utf8')).toBe(data)
  const exit = once(second.launcher, 'exit')
  second.launcher.kill('SIGTERM')
  expect(await gone()).toEqual([])
  expect(await exit).toEqual([0, null])
})

test('when only the launcher is killed, the rest follows', async () => {
  const { launcher } = await start()
  launcher.kill('SIGKILL')
  expect(await gone()).toEqual([])
})

async function start(): Promise<{ launcher: ChildProcess }> {
  const port = await freePort()
  const launcher = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
  })
  const alive = () => launcher.exitCode === null && launcher.signalCode === null
  expect(await answers(`http://127.0.0.1:${port}/ready`, 120_000, alive)).toBe(true)
  return { launcher }
}

/** Processes still there after a patient while. */
async function gone(): Promise<number[]> {
  const end = Date.now() + 20_000
  while (family().length > 0 && Date.now() < end) await sleep(50)
  return family()
}

/** Every process that was started, directly or not, with our data folder in its environment. */
function family(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && belongs(name))
    .map(Number)
}

function belongs(pid: string): boolean {
  try {
    // A process that ended and waits to be collected has an empty environment.
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${folder}`)
  } catch {
    return false
  }
}
