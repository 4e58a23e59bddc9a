import { expect } from 'vitest'
import type { createClient } from './client.ts'
import type { Username } from './world.ts'

type Tools = {
  api: ReturnType<typeof createClient>
  url: string
  drainJobs: (withinMs?: number) => Promise<void>
}

const file = `id code label fileName state problem asksFirstLine rows errors added changed same
  skipped applied undone kept failed version unknown undoUntil dropLines
  headers { header column } columns { name header required place }`
const outcome = `status message error { kind message field }`

const acts = {
  create: ['createImportation', 'CreateImportationInput'],
  map: ['mapImportation', 'MapImportationInput'],
  repair: ['repairImportRows', 'RepairImportRowsInput'],
  apply: ['applyImportation', 'ApplyImportationInput'],
  stop: ['stopImportation', 'StopImportationInput'],
  resume: ['resumeImportation', 'ResumeImportationInput'],
  undo: ['undoImportation', 'UndoImportationInput'],
  discard: ['discardImportation', 'DiscardImportationInput'],
} as const
type Act = keyof typeof acts

export type Importation = {
  id: string
  state: string
  problem: string | null
  asksFirstLine: boolean
  rows: number
  errors: number
  added: number
  changed: number
  same: number
  skipped: number
  applied: number
  undone: number
  kept: number
  failed: boolean
  version: number
  unknown: string[]
  headers: { header: string; column: string | null }[]
}

export type ImportRow = {
  line: number
  result: string
  outcome: string | null
  note: string | null
  cells: {
    column: string
    text: string
    before: string | null
    problem: string | null
    suggestion: string | null
  }[]
}

/** What tests do with files: send them, read what was read, and act on them. */
export function filesOf({ api, url, drainJobs }: Tools) {
  const send = sender({ api, url })
  const sent = <Name extends Act>(name: Name, input: object, who: Username = 'admin') => {
    const [operation, type] = acts[name]
    return api.as(who).result<Importation>(
      `mutation Act($input: ${type}!) {
        ${operation}(input: $input) { ${outcome} data { ${file} } } }`,
      { input },
    )
  }

  async function act<Name extends Act>(
    name: Name,
    input: object,
    who: Username = 'admin',
  ): Promise<Importation> {
    const { data, error } = await sent(name, input, who)
    expect(error).toBeNull()
    return data
  }

  const shown = async (id: string, who: Username = 'admin'): Promise<Importation> =>
    (
      await api
        .as(who)
        .run<{ importation: Importation }>(
          `query One($input: ByImportationId!) { importation(input: $input) { ${file} } }`,
          { input: { importationId: id } },
        )
    ).importation

  return {
    send,
    sent,
    act,
    shown,

    /** A file that was sent and read. */
    async load(
      code: string,
      bytes: Buffer | string,
      {
        who = 'admin',
        name = 'carga.csv',
        dropLines = null,
        more = {},
      }: {
        who?: Username
        name?: string
        dropLines?: number | null
        more?: object
      } = {},
    ): Promise<Importation> {
      const fileId = await send(code, bytes, who, name)
      const { id } = await act('create', { code, fileId, dropLines, ...more }, who)
      await drainJobs()
      return shown(id, who)
    },

    async rowsOf(id: string, filter: object = {}, who: Username = 'admin'): Promise<ImportRow[]> {
      const { importRows } = await api.as(who).run<{ importRows: { rows: ImportRow[] } }>(
        `query Rows($filter: ImportRowsFilter, $page: Page) {
          importRows(filter: $filter, page: $page) { rows { line result outcome note
            cells { column text before problem suggestion } } } }`,
        { filter: { importationId: id, ...filter }, page: { number: 1, size: 100 } },
      )
      return importRows.rows
    },
  }
}

/** Uploads a file to be loaded, as somebody; its id, or nothing when it is refused. */
const sender =
  ({ api, url }: Pick<Tools, 'api' | 'url'>) =>
  async (code: string, bytes: Buffer | string, who: Username, name: string) => {
    const body = new FormData()
    body.append('relatedType', 'importation')
    body.append('relatedId', code)
    body.append(
      'files',
      new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name),
    )
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    return data?.[0]?.id
  }
