import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { answers, freePort } from '../../scripts/ports.ts'
import { ended } from '../../scripts/supervise.ts'

const own = path.resolve(import.meta.dirname, '../..')

type Which = {
  /** The checkout whose programs run: this one unless said. */
  readonly root?: string
  /** Programs: the API and a worker unless said. */
  readonly programs?: readonly string[]
  /** A file that each loads first, and what it is given. */
  readonly preload?: string
  readonly given?: Readonly<Record<string, string>>
}

/** How long the API may take to begin on a machine where others work. */
const READY_MS = 120_000

type SignedIn = { data: { token: string } }

/** The API and a worker, from their sources, and somebody who speaks to them by HTTP. */
export type Site = Awaited<ReturnType<typeof openSite>>

const both = ['apps/api/main.ts', 'apps/worker/main.ts']

/** Starts both on a database, with a folder of their own. */
export async function openSite(databaseUrl: string, which: Which = {}) {
  const [port, folder] = [await freePort(), mkdtempSync(path.join(os.tmpdir(), 'minga-bench-'))]
  const address = `http://127.0.0.1:${port}`
  const children = started({ DATABASE_URL: databaseUrl, DATA_DIR: folder }, port, which)
  const alive = () => children.every((child) => child.exitCode === null)
  if (!(await answers(`${address}/ready`, READY_MS, alive))) throw new Error('the API is silent')
  let token = ''
  const post = (query: string, input: object) => send(address, token, query, { input })

  return {
    apiPid: children[0]?.pid ?? 0,
    workerPid: children[1]?.pid ?? 0,
    async signIn(username: string, password: string) {
      const asked = { username, password }
      const { data } = await this.call<SignedIn>('signIn', asked, 'data { token }')
      token = data.token
    },
    /** A mutation with its input; throws what it refuses. */
    async call<Answer = unknown>(name: string, input: object, fields = ''): Promise<Answer> {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
      const known = byId[name] ?? type
      const text = `${name}(input: $input) { status message ${fields} }`
      const answer = (await post(`mutation ($input: ${known}!) { ${text} }`, input)) as Record<
        string,
        { status: string; message: string | null }
      >
      const said = answer[name]
      if (said?.status !== 'OK') throw new Error(`${name}: ${said?.message ?? 'no answer'}`)
      return said as Answer
    },
    async ask<Answer>(name: string, type: string, input: object, fields: string): Promise<Answer> {
      const query = `query ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`
      return ((await post(query, input)) as Record<string, Answer>)[name] as Answer
    },
    /** Sends a file as its form does; the public id of it. */
    async upload(relatedType: string, relatedId: string, name: string, text: string) {
      const form = new FormData()
      form.append('relatedType', relatedType)
      form.append('relatedId', relatedId)
      form.append('files', new File([text], name))
      const answer = await fetch(`${address}/uploadFile/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      const { data } = (await answer.json()) as { data?: { id: string }[] }
      const [file] = data ?? []
      if (!file) throw new Error(`${name} was refused`)
      return file.id
    },
    /** How many bytes a document of a screen is, read to the last one. */
    weigh: async (query: string, variables: object) =>
      (await answered(address, token, query, variables)).length,
    /** How many bytes a document is on its way, packed as browsers ask for. */
    carried: async (query: string, variables: object) =>
      gzipSync(await answered(address, token, query, variables), { level: 3 }).length,
    /** «Calcular», and everybody is. */
    async calculated(monthId: string): Promise<void> {
      await this.call('generateProcess', { id: monthId })
      const run = { payrollMonthId: monthId }
      const state = () =>
        this.ask<{ status: string }>('payrollRun', 'OfPayrollMonth', run, 'status')
      while ((await state()).status !== 'DONE') await sleep(100)
    },
    async close() {
      await Promise.all(children.map((child) => ended(child)))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The programs as processes of their own, with one address for all. */
function started(
  data: Readonly<Record<string, string>>,
  port: number,
  { root = own, programs = both, preload, given = {} }: Which,
): ChildProcess[] {
  const env = {
    ...process.env,
    ...data,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    // Everybody of a bench has the same address, whose pace is not what it measures.
    REQUESTS_PER_MINUTE: '1000000',
    ...given,
  }
  const first = ['--import', './scripts/tether.ts', ...(preload ? ['--import', preload] : [])]
  return programs.map((program) =>
    spawn(process.execPath, [...first, program], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  )
}

/** Mutations whose input is only the id of what they are about. */
const byId: Readonly<Record<string, string>> = {
  releasePayslips: 'OfProcess',
}

async function send(address: string, token: string, query: string, variables: object) {
  const { data } = JSON.parse(await answered(address, token, query, variables)) as {
    data: Record<string, unknown>
  }
  return data
}

/** The text of an answer without errors; throws the first of them. */
async function answered(address: string, token: string, query: string, variables: object) {
  const text = await sent(`${address}/graphql`, token, JSON.stringify({ query, variables }))
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: { message: string }[] }
  if (data === undefined || errors) throw new Error(errors?.[0]?.message ?? 'no answer')
  return text
}

/** The browsers of people are on other machines: this one takes as little of this one as it can. */
const browser = new http.Agent({ keepAlive: true, maxSockets: 1_000 })

function sent(url: string, token: string, body: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent: browser, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      answer.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
