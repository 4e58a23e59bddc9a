import { describe, expect, test } from 'vitest'
import { keptTables } from '#generated/kept-tables.ts'
import { formerLogin } from '#database/seed/logins.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Carolina keeps the register of Los Coihues; Bernarda reads what is done with her data. */
const { api } = await startApi()
type Who = Parameters<typeof api.as>[0]

const Activities = `query { processingActivities { id name purpose basis recipients transfers
  version } }`
const Declared = `query ($filter: DeclaredDataFilter, $page: Page) {
  declaredData(filter: $filter, page: $page) { total rows { key label keep term reserved personal
    readers } } }`
const Create = `mutation ($input: CreateProcessingActivityInput!) {
  createProcessingActivity(input: $input) { ${outcome} data { id name version } } }`
const Export = `query { exportProcessingRegister { name url } }`

const created = (who: Who, input: object) =>
  api.as(who).result<{ id: string; name: string; version: number }>(Create, { input })
const activity = {
  name: 'Control de acceso',
  purpose: 'Saber quién entra a la bodega',
  basis: 'INTEREST',
  people: 'Quienes entran',
  data: 'Nombre, RUT y hora',
  transfers: 'Estados Unidos: proveedor de la nube, con cláusulas tipo',
  automated: false,
}

type Activity = { name: string; basis: string; transfers: string | null }
type Page = {
  total: number
  rows: { label: string; keep: string; reserved: string[]; readers: string[] }[]
}
const declared = async (filter: object, page?: object) =>
  (await api.as('admin').run<{ declaredData: Page }>(Declared, { filter, page })).declaredData

describe('the register of processing', () => {
  test('what Carolina writes is read by Bernarda, who changes none of it', async () => {
    expect((await created('admin', activity)).data?.name).toBe('Control de acceso')
    const { processingActivities } = await api
      .as('trabajador')
      .run<{ processingActivities: Activity[] }>(Activities)
    expect(processingActivities.map(({ name }) => name)).toContain('Control de acceso')
    expect((await created('trabajador', { ...activity, name: 'Otra' })).error?.message).toBeTruthy()
    await expect(api.as('trabajador').run(Export)).rejects.toThrow()
    await expect(api.as('trabajador').run(Declared, {})).rejects.toThrow()
  })

  test('whoever left reads it too: their data are still kept', async () => {
    const { processingActivities } = await (
      await api.signIn(formerLogin.username)
    ).run<{ processingActivities: Activity[] }>(Activities)
    expect(processingActivities.length).toBeGreaterThan(2)
  })

  test('two of the same name are refused at the field', async () => {
    expect((await created('admin', { ...activity, name: 'Pago de remuneraciones' })).error).toEqual(
      expect.objectContaining({ field: 'name', message: 'Ya hay una actividad con ese nombre' }),
    )
  })

  test('another company has none of it', async () => {
    const { processingActivities } = await api
      .as('boreal.admin')
      .run<{ processingActivities: Activity[] }>(Activities)
    expect(processingActivities).toEqual([])
  })
})

describe('what the product declares', () => {
  test('every table with rows of people is in it by its label', async () => {
    const first = await declared({}, { number: 1, size: 100 })
    const { total } = first
    const rows = [...first.rows, ...(await declared({}, { number: 2, size: 100 })).rows]
    const labels = new Set(
      keptTables.filter(({ whose }) => whose === 'PERSON').map(({ label }) => label),
    )
    expect(rows.length).toBe(total)
    expect(new Set(rows.map(({ label }) => label))).toEqual(labels)
  })

  test('a payslip is reserved, says who reads it and that it is kept as pay', async () => {
    const { rows } = await declared({ search: 'licencia', keep: 'LABOUR' })
    const absence = rows.find(({ label }) => label === 'Ausencia')
    expect(absence?.keep).toBe('LABOUR')
    expect(absence?.readers).not.toEqual([])
    expect(rows.every(({ keep }) => keep === 'LABOUR')).toBe(true)
  })

  test('the register goes out as one file, with what the company wrote first', async () => {
    const { exportProcessingRegister } = await api
      .as('admin')
      .run<{ exportProcessingRegister: { name: string; url: string } }>(Export)
    expect(exportProcessingRegister.name).toMatch(/^Registro de tratamiento .*\.xlsx$/)
  })
})
