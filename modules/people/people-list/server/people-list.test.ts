import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, url, world, database } = await startApi()
const { bernarda, carolina, hernan } = world.people

const Users = `query Users($filter: UsersFilter, $sort: UsersSort, $page: Page) {
  users(filter: $filter, sort: $sort, page: $page) {
    total rows { id fullname rut role state jobTitle area businessName supervisorName missing }
  }
}`
const Counts = `query Counts($input: UsersFilter!) {
  userCounts(input: $input) { total incomplete states { state total } }
}`

type Row = { id: string; fullname: string; rut: string; state: string; missing: string[] }
type Listed = { users: { total: number; rows: Row[] } }
const search = async (filter: object, who: 'admin' | 'gerente' | 'supervisor' = 'admin') =>
  (await api.as(who).run<Listed>(Users, { filter })).users

describe('the list of people', () => {
  test('finds somebody by any of their names, without accents or capitals', async () => {
    const { rows } = await search({ search: 'huenchul bernarda' })
    expect(rows.map((row) => row.id)).toEqual([bernarda.publicId])
    expect((await search({ search: 'HERNÁN quezada' })).rows[0]?.fullname).toBe(hernan.name)
  })

  test('finds a RUT with dots, without, with its digit or half typed', async () => {
    const [body = '', digit = ''] = bernarda.rut.split('-')
    const dotted = `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5)}-${digit}`
    for (const typed of [dotted, bernarda.rut, `${body}${digit}`, body]) {
      const { rows } = await search({ search: typed })
      expect(
        rows.map((row) => row.id),
        typed,
      ).toEqual([bernarda.publicId])
    }
  })

  test('takes the signs of a pattern as they are', async () => {
    expect((await search({ search: '%' })).total).toBe(0)
    expect((await search({ search: '_' })).total).toBe(0)
  })

  test('counts by state what the list shows for each state', async () => {
    const { userCounts } = await api.as('admin').run<{
      userCounts: {
        total: number
        incomplete: number
        states: { state: string; total: number }[]
      }
    }>(Counts, { input: {} })
    for (const { state, total } of userCounts.states) {
      expect((await search({ state })).total, state).toBe(total)
    }
    expect(userCounts.states.reduce((sum, { total }) => sum + total, 0)).toBe(userCounts.total)
    expect((await search({ incomplete: true })).total).toBe(userCounts.incomplete)
  })

  test('orders by name and goes page by page without losing anybody', async () => {
    const first = await api.as('admin').run<Listed>(Users, { page: { number: 1, size: 50 } })
    const second = await api.as('admin').run<Listed>(Users, { page: { number: 2, size: 50 } })
    const ids = [...first.users.rows, ...second.users.rows].map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.users.total).toBeGreaterThan(100)
  })

  test('shows a supervisor their own team and nobody else', async () => {
    const { rows, total } = await search({}, 'supervisor')
    expect(rows.map((row) => row.id)).toContain(bernarda.publicId)
    expect(rows.map((row) => row.id)).not.toContain(carolina.publicId)
    expect(total).toBe(rows.length)
  })

  test('of the own team is the team alone, also for a reader who sees everybody', async () => {
    const Team = `query Team($filter: SupervisedUsersFilter) {
      supervisedUsers(filter: $filter) { total rows { id } } }`
    const team = async (who: 'supervisor' | 'admin', filter = {}) =>
      (
        await api
          .as(who)
          .run<{ supervisedUsers: { total: number; rows: { id: string }[] } }>(Team, { filter })
      ).supervisedUsers
    const { rows } = await team('supervisor', { search: 'huenchul' })
    expect(rows.map((row) => row.id)).toEqual([bernarda.publicId])
    expect((await team('supervisor')).total).toBeGreaterThan(1)
    expect((await team('admin')).total).toBeLessThan(100)
  })

  test('is refused to a worker', async () => {
    await expect(api.as('trabajador').run(Users, {})).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('shows nobody of the other company', async () => {
    const { users } = await api
      .as('boreal.admin')
      .run<Listed>(Users, { page: { number: 1, size: 100 } })
    const own = Object.values(world.boreal.people).map((person) => person.publicId)
    expect(users.rows.map((row) => row.id).toSorted()).toEqual(own.toSorted())
  })

  test('is written to a file with a link, and the writing is in the audit', async () => {
    const Export = 'query Export($input: ExportUsersInput!) { exportUsers(input: $input) }'
    const { exportUsers } = await api
      .as('admin')
      .run<{ exportUsers: string }>(Export, { input: { format: 'csv', search: 'huenchul' } })
    const file = await fetch(new URL(exportUsers, url))
    const [head = '', person = ''] = (await file.text()).split('\r\n')
    // The words of the ficha, from its entity, and those of the list.
    expect(head.replace('\ufeff', '').split(';').join(' ')).toBe(
      '"RUT" "Apellido paterno" "Apellido materno" "Primer nombre" "Otros nombres" "Situacion" ' +
        '"Rol" "Razon social" "Cargo" "Area" "Sucursal" "Jefatura" "Inicio del contrato" ' +
        '"Termino del contrato" "Correo personal" "Telefono personal" ' +
        // The fields that the company adds to the ficha.
        '"Talla de polera" "Licencias de conducir" "Bono de movilizacion acordado"',
    )
    expect(person).toContain('"41.000.069-5";"Huenchul";"Ortiz";"Bernarda";"Rosa"')
    expect(person).toContain('"Trabajador"')
    const { rows } = await database.owner.query(
      `select after from audit_event where entity = 'exportación:personas'
       order by seq desc limit 1`,
    )
    expect(rows[0]?.after).toEqual({ filas: 1, formato: 'csv' })
  })
})
