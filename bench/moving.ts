import { once } from 'node:events'
import type pg from 'pg'
import { from as copyInto } from 'pg-copy-streams'
import { rutOf } from '#chile/rut.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { peakOf, shown, until } from './imports.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { figure, type Report } from './report.ts'

const PEOPLE = 2_000

type Rows = { readonly code: string; readonly headers: string; readonly rows: readonly string[] }

/** A file of a kind: its headers, and a row for each person. */
const file = (code: string, headers: string, row: (at: number) => string): Rows => ({
  code,
  headers,
  rows: Array.from({ length: PEOPLE }, (_, at) => row(at)),
})
/** The same without the first person, who is above all others. */
const fileBelow = (...of: Parameters<typeof file>): Rows => {
  const { rows, ...rest } = file(...of)
  return { ...rest, rows: rows.slice(1) }
}
const rutAt = (at: number) => rutOf(24_000_000 + at)

/** A company that moves in: people first, then what names them. */
const files: readonly Rows[] = [
  file(
    'EMPLOYEE_BASIC',
    'RUT;Primer nombre;Apellido paterno;Nacimiento;Sexo;Razón social;Rige desde',
    (at) => `${rutAt(at)};Amaya;Traslado;04-07-1987;Femenino;Frutícola Peumal;01-09-2026`,
  ),
  file(
    'CONTRACTS',
    'RUT;Razón social;Código;Tipo;Inicio;Cargo;Área;Horas;Sueldo',
    (at) =>
      `${rutAt(at)};Frutícola Peumal;TR-${at};Indefinido;01-09-2026;Operaria;Traslado;42;600.000`,
  ),
  fileBelow(
    'SUPERVISORS',
    'RUT;RUT supervisor',
    (at) => `${rutAt(at)};${rutAt(Math.floor(at / 10))}`,
  ),
  file(
    'BANK_ACCOUNTS',
    'RUT;Medio;Banco;Tipo;Cuenta',
    (at) => `${rutAt(at)};Transferencia;BancoEstado;Cuenta vista;${7_000_000 + at}`,
  ),
  file(
    'FAMILY',
    'RUT;RUT familiar;Nombre;Paterno;Nacimiento;Parentesco;Carga;Desde',
    (at) =>
      `${rutAt(at)};${rutOf(26_000_000 + at)};Niño;Soto;11-02-2018;Hijo o hija;Simple;01-09-2026`,
  ),
  file('USER_FIELDS', 'RUT;Campo;Desde;Valor', (at) => `${rutAt(at)};talla_polera;;M`),
]

/**
 * A company of 2.000 people moves in through files alone, with API and worker in processes of their
 * own: each file until its rows have their verdict and until they are written, beside a COPY of the
 * same cells in the same run.
 */
export async function moving(): Promise<Report> {
  const database = await openBenchDatabase()
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('admin', demoPassword)
    const rows: string[][] = []
    let [whole, copied] = [0, 0]
    for (const one of files) {
      const bare = await copyOf(database.owner, one)
      const { read, written } = await loaded(site, one)
      whole += read + written
      copied += bare
      rows.push([one.code, ...[read, written, bare, (read + written) / bare].map(figure)])
    }
    return {
      title: `Moving in: ${figure(PEOPLE)} people through six files`,
      head: ['file', 'ms to read', 'ms to write', 'ms of a COPY', 'times the COPY'],
      rows,
      goals: [
        { text: 's for all of it', value: whole / 1_000, most: 120 },
        { text: 'times a COPY of the same cells', value: whole / copied, most: 2_000 },
        { text: 'MB of the worker at most', value: peakOf(site.workerPid), most: 400 },
      ],
    }
  } finally {
    await site.close()
    await database.close()
  }
}

/** A file from its upload until each of its rows is written. */
async function loaded(site: Site, { code, headers, rows }: Rows) {
  const text = ['plantilla', 'ayuda', headers, ...rows].join('\r\n')
  const fileId = await site.upload('importation', code, `${code}.csv`, text)
  const start = performance.now()
  const { data } = await site.call<{ data: { id: string } }>(
    'createImportation',
    { code, fileId },
    'data { id }',
  )
  await until(site, data.id, 'READY')
  const read = performance.now() - start
  const { version } = await shown(site, data.id)
  await site.call('applyImportation', { id: data.id, version, mode: 'ALL' })
  await until(site, data.id, 'APPLIED')
  return { read, written: performance.now() - start - read }
}

/** The cells of a file, copied to a table of texts that passes. */
async function copyOf(owner: pg.Client, { headers, rows }: Rows): Promise<number> {
  const columns = headers.split(';').map((_, at) => `c${at} text`)
  await owner.query(`create temporary table copied (${columns.join(', ')})`)
  const start = performance.now()
  const stream = owner.query(copyInto(`copy copied from stdin with (format csv, delimiter ';')`))
  stream.end(`${rows.join('\n')}\n`)
  await once(stream, 'finish')
  const ms = performance.now() - start
  await owner.query('drop table copied')
  return ms
}
