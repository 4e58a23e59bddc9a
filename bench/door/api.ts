import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { answers, freePort } from '../../scripts/ports.ts'
import { ended } from '../../scripts/supervise.ts'
import type { Watched } from './watch.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The API as it really runs, in a process that says how long it was held and what it took. */
export type WatchedApi = Awaited<ReturnType<typeof openWatchedApi>>

/** Starts it on a database, with a folder of its own. */
export async function openWatchedApi(databaseUrl: string) {
  const [port, folder] = [await freePort(), mkdtempSync(path.join(os.tmpdir(), 'minga-bench-'))]
  const address = `http://127.0.0.1:${port}`
  const preloaded = ['./scripts/tether.ts', './bench/door/watch.ts']
  const child = spawn(
    process.execPath,
    [...preloaded.flatMap((file) => ['--import', file]), 'apps/api/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        PUBLIC_URL: address,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  if (!(await answers(`${address}/ready`, 30_000, () => child.exitCode === null))) {
    throw new Error('the API is silent')
  }
  return {
    address,
    /** What happened since the last time that this was asked. */
    async watched(): Promise<Watched> {
      const answer = once(child, 'message')
      child.send('say')
      const [seen] = (await answer) as [Watched]
      return seen
    },
    async ask(body: string, token = ''): Promise<Answer> {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body,
      })
      return { status: answer.status, text: await answer.text() }
    },
    async close() {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Answer = { readonly status: number; readonly text: string }
