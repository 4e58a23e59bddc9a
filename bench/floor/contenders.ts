import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { demoPassword } from '#database/seed/logins.ts'
import { answers, freePort } from '#scripts/ports.ts'
import { ended } from '#scripts/supervise.ts'
import { reader } from '../load/company.ts'
import type { Screen } from '../load/screens.ts'
import { openSite } from '../pipeline/site.ts'
import { statementsIn } from './statements.ts'

/** A server that answers the kinds of request, and its process. */
export type Contender = {
  readonly name: string
  readonly pid: number
  readonly ask: (kind: Screen) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** So often a kind is asked before its statements count: they have their names by then. */
const warm = 12

/** A file for each kind of request with the statements that the API sends for one that is warm. */
export async function captured(ownerUrl: string, kinds: readonly Screen[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'minga-floor-'))
  const heard = path.join(folder, 'heard')
  writeFileSync(heard, '')
  const site = await openSite(ownerUrl, {
    programs: ['apps/api/main.ts'],
    preload: './bench/floor/hear.ts',
    given: { STATEMENTS: heard },
  })
  const files: Record<string, string> = {}
  const counts: Record<string, number> = {}
  try {
    await site.signIn(reader, demoPassword)
    for (const [at, { name, document, variables }] of kinds.entries()) {
      for (let n = 0; n <= warm; n += 1) {
        truncateSync(heard)
        await site.weigh(String(document), variables)
      }
      files[name] = path.join(folder, `${at}`)
      const text = readFileSync(heard, 'utf8')
      writeFileSync(files[name], text)
      counts[name] = statementsIn(text).length
    }
  } finally {
    await site.close()
  }
  return { files, counts, forget: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The bare server, which answers with the statements of some files. */
export async function openBare(ownerUrl: string, files: object): Promise<Contender> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tether.ts', 'bench/floor/bare.ts'],
    {
      env: {
        ...process.env,
        DATABASE_URL: ownerUrl,
        PORT: `${port}`,
        KINDS: JSON.stringify(files),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const address = `http://127.0.0.1:${port}`
  const alive = () => child.exitCode === null
  if (!(await answers(`${address}/me`, 30_000, alive))) throw new Error('the bare one is silent')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 })
  return {
    name: 'bare',
    pid: child.pid ?? 0,
    ask: ({ name }) => read(`${address}/${encodeURIComponent(name)}`, agent),
    close: () => ended(child),
  }
}

/** An API of a checkout, with its reader signed in. */
export async function openApi(ownerUrl: string, name: string, root: string): Promise<Contender> {
  const site = await openSite(ownerUrl, { root, programs: ['apps/api/main.ts'] })
  await site.signIn(reader, demoPassword)
  return {
    name,
    pid: site.apiPid,
    ask: ({ document, variables }) => site.weigh(String(document), variables),
    close: () => site.close(),
  }
}

function read(url: string, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`)),
      )
      answer.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}
