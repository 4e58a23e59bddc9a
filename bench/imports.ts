import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { rutOf } from '#chile/rut.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { processorClock } from './load/processor.ts'
import { median } from './measure.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { figure, type Report } from './report.ts'

const ROWS = 50_000
const pages = [1, 2, 40, 250, 499] as const

/**
 * A file of 50.000 suppliers, from the upload to its undoing, with API and worker in processes of
 * their own: until each row has its verdict, a page of them, until they are written, and until they
 * are taken back.
 */
export async function imports(): Promise<Report> {
  const database = await openBenchDatabase()
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('admin', demoPassword)
    const clock = await processorClock(site.workerPid, database.owner)
    const rows: [string, Spent][] = []
    const step = async (name: string, work: () => Promise<unknown>) => {
      const [before, start] = [clock(), performance.now()]
      const answer = await work()
      const ms = performance.now() - start
      const after = clock()
      const [worker, postgres] = [after.api - before.api, after.postgres - before.postgres]
      rows.push([name, { ms, worker, postgres }])
      return answer
    }
    const fileId = await site.upload('importation', 'SUPPLIERS', 'proveedores.csv', suppliers())
    const { data } = await site.call<{ data: { id: string } }>(
      'createImportation',
      { code: 'SUPPLIERS', fileId },
      'data { id }',
    )
    const { id } = data
    await step('read and judged', () => until(site, id, 'READY'))
    const grid = await pagesOf(site, id)
    const act = async (name: string, more: object = {}) =>
      site.call(name, { id, version: (await shown(site, id)).version, ...more })
    await act('applyImportation', { mode: 'VALID' })
    await step('written', () => until(site, id, 'APPLIED'))
    await act('undoImportation')
    await step('taken back', () => until(site, id, 'UNDONE'))
    const of = (name: string) => rows.find(([one]) => one === name)?.[1]
    return {
      title: `Imports: a file of ${figure(ROWS)} suppliers, from its upload to its undoing`,
      head: ['step', 'ms', 'ms of the worker', 'ms of PostgreSQL', 'rows/s'],
      rows: rows.map(([name, { ms, worker, postgres }]) => [
        name,
        ...[ms, worker, postgres, (ROWS * 1_000) / ms].map(figure),
      ]),
      goals: [
        {
          text: 'ms of processor until each row has its verdict',
          value: of('read and judged')?.worker ?? Number.NaN,
          most: 2_000,
        },
        { text: 'ms for a page of the grid', value: grid, most: 150 },
        {
          text: 'rows written a second',
          value: (ROWS * 1_000) / (of('written')?.ms ?? Number.NaN),
          least: 1_500,
        },
        { text: 'MB of the worker at most', value: peakOf(site.workerPid), most: 400 },
      ],
    }
  } finally {
    await site.close()
    await database.close()
  }
}

type Spent = { readonly ms: number; readonly worker: number; readonly postgres: number }

/** The file: two lines that are dropped, the headers, and a supplier a line. */
function suppliers(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const name = `Proveedor de prueba ${at + 1}`
    const account = `BancoEstado;Cuenta Corriente;${440_000 + at}`
    return `${rutOf(70_000_000 + at)};${name};${name} SpA;${account}`
  })
  const headers = 'RUT;Nombre;Razón Social;Banco;Tipo de cuenta;Número de cuenta'
  return ['SUPPLIERS v1;Proveedores', 'ayuda', headers, ...rows].join('\r\n')
}

type Shown = { readonly state: string; readonly version: number; readonly problem: string | null }

export const shown = (site: Site, importationId: string) =>
  site.ask<Shown>('importation', 'ByImportationId', { importationId }, 'state version problem')

/** Waits until a file is in a state; throws what became of it where it ends in another one. */
export async function until(site: Site, id: string, state: string): Promise<void> {
  for (;;) {
    const now = await shown(site, id)
    if (now.state === state) return
    if (!['READING', 'APPLYING', 'UNDOING', 'READY', 'APPLIED'].includes(now.state)) {
      throw new Error(`the file is ${now.state}: ${now.problem ?? ''}`)
    }
    // Each look counts the rows of the file: a page looks every four seconds.
    await sleep(500)
  }
}

/** The middle of the time that pages of the grid take, near and far. */
async function pagesOf(site: Site, importationId: string): Promise<number> {
  const query = `query ($filter: ImportRowsFilter, $page: Page) {
    importRows(filter: $filter, page: $page) { total rows { line result
      cells { column text before problem suggestion } } } }`
  const ms: number[] = []
  for (const number of pages) {
    const start = performance.now()
    await site.weigh(query, { filter: { importationId }, page: { number, size: 100 } })
    ms.push(performance.now() - start)
  }
  return median(ms)
}

/** The most megabytes that a process had (`man 5 proc_pid_status`). */
export const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000
