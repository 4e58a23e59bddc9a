import { beforeAll, describe, expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { startApi } from '../api.ts'
import { filesOf, type Importation } from '../importations.ts'
import { payrollOf } from './payroll.ts'

/**
 * A company moves in through files alone: 200 people with their contracts, supervisors, accounts,
 * families and fields. Today is Tuesday 15 September 2026.
 */
const people = 200
const { api, url, drainJobs, world, database } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id
const admin = payrollOf(api.as('admin'))

const places = Array.from({ length: people }, (_, at) => at)
const rutAt = (at: number) => formatRut(rutOf(24_000_000 + at))
const childAt = (at: number) => formatRut(rutOf(26_000_000 + at))
const names = ['Amaya', 'Bruno', 'Clara', 'Diego', 'Elisa', 'Fermín', 'Gloria', 'Hugo'] as const
const first = (at: number) => names[at % names.length] ?? ''

/** A file of a kind: its headers and a row for each person. */
const csv = (headers: string, row: (at: number) => string) =>
  ['plantilla', 'ayuda', headers, ...places.map(row)].join('\r\n')

const files = {
  EMPLOYEE_BASIC: csv(
    'RUT;Primer nombre;Apellido paterno;Nacimiento;Sexo;Razón social;Rige desde',
    (at) =>
      `${rutAt(at)};${first(at)};Traslado ${at};04-07-1987;Femenino;Frutícola Peumal;01-09-2026`,
  ),
  CONTRACTS: csv(
    'RUT;Razón social;Código;Tipo;Inicio;Cargo;Área;Horas;Sueldo',
    (at) =>
      `${rutAt(at)};Frutícola Peumal;TR-${at};Indefinido;01-09-2026;Operaria;Traslado;42;600.000`,
  ),
  SUPERVISORS: csv('RUT;RUT supervisor', (at) => {
    const boss = at === 0 ? world.people.hernan.rut : rutAt(Math.floor((at - 1) / 10))
    return `${rutAt(at)};${boss}`
  }),
  BANK_ACCOUNTS: csv(
    'RUT;Medio;Banco;Tipo;Cuenta',
    (at) => `${rutAt(at)};Transferencia;BancoEstado;Cuenta vista;${7_000_000 + at}`,
  ),
  FAMILY: csv(
    'RUT;RUT familiar;Nombre;Paterno;Nacimiento;Parentesco;Carga;Desde',
    (at) =>
      `${rutAt(at)};${childAt(at)};Niño ${at};Traslado;11-02-2018;Hijo o hija;Simple;01-09-2026`,
  ),
  USER_FIELDS: csv('RUT;Campo;Desde;Valor', (at) => `${rutAt(at)};talla_polera;;M`),
} as const

type Code = keyof typeof files

async function applied(code: Code, text: string): Promise<Importation> {
  const { id, errors } = await load(code, text)
  const wrong = await rowsOf(id, { result: 'ERROR' })
  expect(wrong.slice(0, 3), code).toEqual([])
  expect(errors).toBe(0)
  const { version } = await shown(id)
  await act('apply', { id, version, mode: 'ALL' })
  await drainJobs()
  return shown(id)
}

async function counts() {
  const { rows } = await database.owner.query<Record<string, number>>(
    `with movers as (select u.id from users u join user_version v on v.company_id = u.company_id
        and v.user_id = u.id and v.superseded_at is null
      where u.company_id = $1 and v.paternal_lastname like 'Traslado %')
     select (select count(*)::int from movers) as people,
       (select count(*)::int from user_contract where company_id = $1 and code like 'TR-%')
         as contracts,
       (select count(*)::int from payment_method where company_id = $1 and is_current
         and user_id in (select id from movers)) as accounts,
       (select count(*)::int from family_member where company_id = $1
         and user_id in (select id from movers)) as family,
       (select count(*)::int from user_field_data where company_id = $1
         and user_id in (select id from movers)) as fields,
       (select count(*)::int from user_contract c join user_contract_version v
         on v.company_id = c.company_id and v.user_contract_id = c.id and v.superseded_at is null
           and v.valid @> '2026-09-15'::date
         where c.company_id = $1 and c.code like 'TR-%' and v.supervisor_id is not null)
         as supervised`,
    [company],
  )
  return rows[0]
}

/** The month of Peumal that is open. */
const openMonth = async () =>
  (await admin.months(world.businesses.peumal.publicId)).find(
    ({ isOpen, type }) => isOpen && type === 'PAYROLL',
  )

describe('a company moves in', () => {
  const made: Importation[] = []
  let month: { id: string } | undefined
  beforeAll(async () => {
    month = await openMonth()
    if (month) {
      await admin.calculate(month.id)
      await drainJobs()
      expect(await admin.month(month.id)).toMatchObject({ changesSince: 0 })
    }
    for (const [code, text] of Object.entries(files)) {
      made.push(await applied(code as Code, text))
    }
  }, 300_000)

  test('through six files, each row once', async () => {
    for (const file of made) expect(file).toMatchObject({ state: 'APPLIED', applied: people })
    expect(await counts()).toEqual({
      people,
      contracts: people,
      supervised: people,
      accounts: people,
      family: people,
      fields: people,
    })
  })

  test('the open month says that there are changes to calculate', async () => {
    expect(month).toBeDefined()
    const now = await admin.month(month?.id ?? '')
    expect(now.changesSince).toBeGreaterThan(0)
  })

  test('the same files again change nothing', async () => {
    for (const [code, text] of Object.entries(files)) {
      expect(await load(code, text), code).toMatchObject({
        added: 0,
        changed: 0,
        errors: 0,
        same: people,
      })
    }
  }, 120_000)

  test('what is exported comes in again without a change', async () => {
    for (const code of Object.keys(files)) {
      const { importTemplate } = await api
        .as('admin')
        .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
          `query T($input: ImportTemplateInput!) { importTemplate(input: $input) {
            lines { cells } } }`,
          { input: { code, filled: true } },
        )
      const lines = importTemplate.lines.map(({ cells }) =>
        cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
      )
      expect(lines.length, code).toBeGreaterThan(people)
      const again = await load(code, lines.join('\r\n'))
      expect((await rowsOf(again.id, { result: 'ERROR' })).slice(0, 3), code).toEqual([])
      expect(again, code).toMatchObject({ added: 0, changed: 0, errors: 0 })
    }
  }, 120_000)
})
