// Files of every kind whose worker is killed while it writes and while it takes back: two kinds in
// each run, as the seed says. `BUDGET=13` tries all of them.
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { importers } from '#platform/server/imports/importer.ts'
import { innerId } from '../../platform/model/ids.ts'
import { OpenMonth } from '../api/payroll.ts'
import { startApi } from '../api.ts'
import { shuffled, stretch } from '../budget.ts'
import { demoSecretFile } from '../database.ts'
import { plainPdf } from '../documents.ts'
import { filesOf } from '../importations.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { zipOfParts } from '../word-files.ts'

/** Rows of most files, and kinds that are tried in one run. */
const many = 8
const kinds = 2

const { api, url, world, database, folder, asCompany, drainJobs, restJobs } = await startApi()
// The worker opens the archives that the server took.
copyFileSync(demoSecretFile(), path.join(folder, 'session-secret'))
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id
const { bernarda, hernan, mario, rodrigo, wilner } = world.people
const people = [bernarda, hernan, mario, wilner]
const paid = [bernarda, hernan, mario]

type Rows = readonly string[]
type Sample = {
  readonly headers: string
  /** From the rows that there are, as they are exported. */
  readonly rows: Rows | ((before: Rows) => Rows)
}
const each = <Row>(row: (n: number) => Row) => Array.from({ length: many }, (_, n) => row(n))
const two = (n: number) => String(n).padStart(2, '0')

const ofPeople: Readonly<Record<string, Sample>> = {
  EMPLOYEE_BASIC: {
    headers: 'RUT;Primer nombre;Apellido paterno;Razón social;Rige desde',
    rows: each((n) => `${rutOf(24_900_000 + n)};Amaya;Caída;Viña Los Coihues;01-09-2026`),
  },
  EMPLOYEE_COMPLETE: {
    headers:
      'rut;primer nombre;apellido paterno;razón social;previsión;afp;código;tipo;inicio;cargo;' +
      'horas;sueldo;medio',
    rows: each(
      (n) =>
        `${rutOf(25_000_000 + n)};Amaya;Caída;Frutícola Peumal;AFP y Fonasa;Habitat;CA-${n};` +
        'Indefinido;07-09-2026;Operaria;42;600000;Efectivo',
    ),
  },
  CONTRACTS: {
    headers: 'rut;razón social;código;tipo;inicio;cargo;horas;sueldo',
    rows: each(
      (n) => `${bernarda.rut};Frutícola Peumal;K-${n};Indefinido;21-09-2026;Embaladora;42;600000`,
    ),
  },
  SUPERVISORS: {
    headers: 'RUT;RUT supervisor;Desde',
    rows: people.map(({ rut }) => `${rut};${rodrigo.rut};10-09-2026`),
  },
  ANNEXES: {
    headers: 'RUT;Contrato;Título;Rige desde;Campo;Valor',
    rows: people.flatMap(({ rut }, n) => [
      `${rut};;Anexo de caída;01-12-2026;Cargo;Cargo ${n}`,
      `${rut};;Anexo de caída;01-12-2026;sueldo;${912_000 + n}`,
    ]),
  },
  BANK_ACCOUNTS: {
    headers: 'RUT;Medio;Banco;Tipo;Cuenta',
    rows: people.map(({ rut }, n) => `${rut};Transferencia;BancoEstado;Cuenta vista;9988770${n}`),
  },
  FAMILY: {
    headers: 'RUT;RUT familiar;Nombre;Paterno;Materno;Nacimiento;Parentesco;Carga;Desde;Hasta',
    rows: each(
      (n) =>
        `${wilner.rut};${rutOf(24_700_000 + n)};Nayeli;Caída;;11-02-2015;Hijo o hija;Simple;` +
        '01-03-2020;',
    ),
  },
  USER_FIELDS: {
    headers: 'RUT;Campo;Desde;Valor',
    rows: people.flatMap(({ rut }, n) => [
      `${rut};Bono de movilización acordado;01-10-2026;${45_000 + n}`,
      `${rut};Bono de movilización acordado;01-11-2026;${46_000 + n}`,
    ]),
  },
  COST_CENTERS: {
    headers: 'RUT;Contrato;Centro;Porcentaje;Desde;Hasta',
    rows: (before) =>
      paid.flatMap(({ rut }) => [
        ...before
          .filter((line) => line.startsWith(formatRut(rut)))
          .map((line) => line.replace(/[^;]*$/, '30-09-2026')),
        `${rut};;100;60;01-10-2026;`,
        `${rut};;210;40;01-10-2026;`,
      ]),
  },
  VACATION_BALANCES: {
    headers: 'RUT;Contrato;Al;Legales;Progresivas;Meses reconocidos',
    rows: [bernarda, hernan].map(({ rut }) => `${rut};;10-09-2026;12,5;2;36`),
  },
  VACATIONS: {
    headers: 'RUT;Contrato;Desde;Hasta;Días;Bolsa',
    rows: [7, 9, 11].map(
      (day) => `${mario.rut};;${two(day)}-09-2026;${two(day)}-09-2026;1;Legales`,
    ),
  },
  ABSENCES_CREATE: {
    headers: 'RUT;Contrato;Tipo;Subtipo;Desde;Hasta;Folio',
    rows: [1, 3, 7, 9].map(
      (day) => `${bernarda.rut};;Inasistencia;;${two(day)}-09-2026;${two(day)}-09-2026;`,
    ),
  },
}

const ofPay: Readonly<Record<string, Sample>> = {
  HISTORICAL_PAYROLLS: {
    headers:
      'RUT;Contrato;Razón social;Mes;Días;Sueldo;Comisiones;Gratificación;2301;3141;3143;Líquido',
    rows: [10, 11, 12].map(
      (month) =>
        `${bernarda.rut};;Viña Los Coihues;${month}-2025;30;800.000;100.000;50.000;40.000;` +
        '95.000;66.500;828.500',
    ),
  },
  LOANS: {
    headers: 'RUT;Contrato;Monto;Cuotas;Primera cuota;Fecha;Comentario',
    rows: paid.map(({ rut }) => `${rut};;120.000;12;10-2026;01-06-2026;Saldo anterior`),
  },
  USER_ITEMS: {
    headers: 'RUT;Contrato;Ítem;Valor;Desde;Hasta;Cuotas;Permanente',
    rows: [...paid, rodrigo].map(({ rut }, n) => `${rut};;CREDITO_CCAF;${20_000 + n};10-2026;;6;`),
  },
  ITEMS_SIMPLIFIED: {
    headers: 'RUT;Contrato;Ítem;Valor;Mes',
    rows: each((n) => `${bernarda.rut};;Comisiones;${85_000 + n};${two(n + 1)}-2027`),
  },
  PAYROLL_DETAILED: {
    headers: 'RUT;Contrato;Ítem;Cantidad;Valor;Comentario',
    rows: paid.map(({ rut }) => `${rut};;Comisiones;3;15.000;Ventas de feria`),
  },
  PAYROLL_COMPLETE: {
    headers: 'RUT;Contrato;Mes;HORAS_ATRASO;TURNOS_DEL_MES',
    rows: paid.map(({ rut }, n) => `${rut};;09-2026;2,5;${n + 4}`),
  },
  ADVANCES: {
    headers: 'RUT;Contrato;Monto;Mes',
    rows: paid.map(({ rut }, n) => `${rut};;${90_000 + n};09-2026`),
  },
}

const ofCompany: Readonly<Record<string, Sample>> = {
  ORGANIZATION: {
    headers: 'Tipo;Código;Nombre;Padre',
    rows: each((n) => `Unidad;CAE-${n};Caída ${n};${n === 0 ? '' : 'CAE-0'}`),
  },
  VARIABLES: {
    headers: 'Código;Valor;Rige desde;Nombre',
    rows: each((n) => `CAIDA_${n};${n + 1};10-2026;Caída ${n}`),
  },
  TABLES: {
    headers: 'Código;Rige desde;Tramo;Hasta;Valor;Nombre;Columnas',
    rows: each((n) => n).flatMap((n) => [
      `CAIDA_${n};09-2026;1;100;0;Caída ${n};HASTA Cajas (Número) | BONO Bono (Pesos)`,
      `CAIDA_${n};09-2026;2;;${1000 + n};;`,
    ]),
  },
  SUPPLIERS: {
    headers: 'rut;nombre;banco;tipo de cuenta;número de cuenta',
    rows: each(
      (n) => `${rutOf(60_000_000 + n)};Caída ${n};BancoEstado;Cuenta corriente;${10_000 + n}`,
    ),
  },
  HOLIDAYS: {
    headers: 'Fecha;Nombre',
    rows: each((n) => `${two(n + 5)}-11-2027;Caída ${n}`),
  },
}

const samples = { ...ofPeople, ...ofPay, ...ofCompany }

/** The one kind that comes as an archive: a document for each of some people. */
const ARCHIVE = 'DOCUMENTS_ZIP'
const archive = zipOfParts(
  Object.fromEntries(
    people.map(({ rut }, n) => [`${rut}_Aviso de caída.pdf`, plainPdf(`/Title (Caída ${n})`)]),
  ),
)

/** Loads a kind of file with its rows; the archive goes to some folder, as some type. */
async function loaded(code: string, before: Rows) {
  if (code === ARCHIVE) {
    const { importers: known } = await api
      .as('admin')
      .run<{ importers: { code: string; params: Param[] }[] }>(
        '{ importers { code params { name options { value } } } }',
      )
    const asked = known.find((one) => one.code === code)?.params ?? []
    const params = asked.map(({ name, options }) => ({ name, value: options[0]?.value }))
    return load(code, archive, { name: 'papeles.zip', more: { params } })
  }
  const { headers, rows } = samples[code] ?? { headers: '', rows: [] }
  const lines = typeof rows === 'function' ? rows(before) : rows
  return load(code, [`${code} v1`, 'ayuda', headers, ...lines].join('\r\n'))
}
type Param = { name: string; options: { value: string }[] }

const tried = shuffled('importers', [...Object.keys(samples), ARCHIVE]).slice(
  0,
  Math.ceil(kinds * stretch),
)

/** All that a kind of file says of the company, as it is exported; documents are never. */
async function exported(code: string): Promise<string[]> {
  if (code === ARCHIVE) {
    const { rows } = await database.owner.query<{ one: string }>(
      `select concat_ws('|', d.name, d.state, d.user_id, v.sha256) as one
       from document d left join document_version v on v.company_id = d.company_id
         and v.document_id = d.id where d.company_id = $1`,
      [company],
    )
    return rows.map(({ one }) => one).toSorted()
  }
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
      `query T($input: ImportTemplateInput!) { importTemplate(input: $input) {
        lines { cells } } }`,
      { input: { code, filled: true } },
    )
  return importTemplate.lines.map(({ cells }) => cells.join(';')).toSorted()
}

/** What a file wrote of each kind of record. */
async function changes(id: string) {
  const { rows } = await database.owner.query(
    `select entity, count(*)::int as n from import_change
     where company_id = $1 and importation_id = $2 group by entity order by entity`,
    [company, innerId('importation', id)],
  )
  return rows
}

async function doing(name: 'apply' | 'undo', id: string): Promise<void> {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
}

async function whole(name: 'apply' | 'undo', id: string): Promise<void> {
  await doing(name, id)
  await drainJobs()
  const { state, problem, kept } = await shown(id)
  const over = name === 'apply' ? 'APPLIED' : 'UNDONE'
  expect({ state, problem, kept }).toEqual({ state: over, problem: null, kept: 0 })
}

/** What a file does without any kill. */
type Reference = {
  readonly id: string
  readonly rows: number
  readonly before: string[]
  readonly written: string[]
  readonly changes: unknown
}
const references = new Map<string, Reference>()

const wrongRows = async (id: string) =>
  (await rowsOf(id, { result: 'ERROR' })).map(({ line, note, cells }) =>
    [line, note, ...cells.map(({ problem }) => problem)].filter((one) => one !== null).join(' '),
  )

async function refer(code: string): Promise<Reference> {
  const before = await exported(code)
  const first = await loaded(code, before)
  expect(await wrongRows(first.id), code).toEqual([])
  expect(first.state).toBe('READY')
  await whole('apply', first.id)
  const written = await exported(code)
  expect(written).not.toEqual(before)
  await whole('undo', first.id)
  expect(await exported(code)).toEqual(before)
  const { id } = await loaded(code, before)
  return {
    id,
    rows: first.added + first.changed,
    before,
    written,
    changes: await changes(first.id),
  }
}

/** One row at a time, each slow enough to be killed in between. */
const begin = () =>
  startWorker(database, { DATA_DIR: folder, IMPORT_BATCH: '1', LOG_LEVEL: 'silent' })
let worker: ReturnType<typeof begin> | undefined

beforeAll(async () => {
  await api.as('admin').mutate(OpenMonth, {
    input: { businessId: world.businesses.vina.publicId, yearMonth: 202609, type: 'ADVANCE' },
  })
  for (const code of tried) references.set(code, await refer(code))
  await restJobs()
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return null; end $$`)
  await asCompany(`create trigger take_a_while after update on import_row
    for each statement execute function app.take_a_while()`)
  worker = begin()
})
afterAll(() => worker?.kill())

/** How many transactions of the worker were seen while they write rows, each but once. */
async function writing(seen: Set<string>): Promise<number> {
  const { rows } = await database.owner.query<{ one: string }>(
    `select concat(pid, xact_start) as one from pg_stat_activity
     where datname = current_database() and wait_event = 'PgSleep'`,
  )
  for (const { one } of rows) seen.add(one)
  return rows.length > 0 ? seen.size : 0
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.owner.query<{ state: string }>(
    'select state from importation where company_id = $1 and id = $2',
    [company, innerId('importation', id)],
  )
  return rows[0]?.state
}

type Killed = Reference & { code: string; act: 'apply' | 'undo' }

/** Kills the worker in the middle of some chunk of a file, and another one does the rest. */
async function killedWhile({ id, code, act: name, rows }: Killed) {
  const chunks = importers.find(code)?.together ? 1 : Math.ceil(rows / 2)
  const [at = 1] = shuffled(
    `${name} ${code}`,
    Array.from({ length: chunks }, (_, n) => n + 1),
  )
  const over = name === 'apply' ? 'APPLIED' : 'UNDONE'
  if (!worker?.alive()) worker = begin()
  await doing(name, id)
  const seen = new Set<string>()
  await until(async () => (await writing(seen)) >= at, { of: `chunk ${at} of ${code}` })
  await worker.kill()
  expect(await stateOf(id)).not.toBe(over)
  worker = begin()
  await until(async () => (await stateOf(id)) === over, { of: `the rest of ${code}` })
}

test.each(tried)(
  '%s: a file whose worker is killed is written and taken back whole',
  async (code) => {
    const reference = references.get(code)
    if (!reference) throw new Error(`${code} has no reference`)
    const { id, rows, before, written } = reference
    await killedWhile({ ...reference, code, act: 'apply' })
    expect(await shown(id)).toMatchObject({ applied: rows, errors: 0 })
    expect(await exported(code)).toEqual(written)
    expect(await changes(id)).toEqual(reference.changes)
    await killedWhile({ ...reference, code, act: 'undo' })
    expect(await shown(id)).toMatchObject({ undone: rows, kept: 0 })
    expect(await exported(code)).toEqual(before)
  },
)

test('every importer is tried', () => {
  const known = importers.listeners.map(({ code }) => code)
  expect([...Object.keys(samples), ARCHIVE].toSorted()).toEqual(known.toSorted())
})
