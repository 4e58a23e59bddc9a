import { afterEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { wholeReport } from '#tests/api/reports.ts'
import { rightsOf } from '#tests/api/rights.ts'
import type { Username } from '#tests/world.ts'

const { api, url, world, database, drainJobs } = await startApi()
const { bernarda, loreto } = world.people
const { vina } = world.businesses
const rights = rightsOf(api.as('admin'))

const List = '{ reports { reports { name } } }'
const Make = `mutation Make($input: RunReportInput!) {
  runReport(input: $input) {
    status message error { kind message field traceId } data { id }
  }
}`
const Made = `query Made($input: ReportProcessInput!) {
  reportProcess(input: $input) { id state fileUrl error }
}`

type Process = { id: string; state: string; fileUrl: string | null; error: string | null }

const names = async (who: Username) =>
  (await api.as(who).run<{ reports: { reports: { name: string }[] } }>(List)).reports.reports.map(
    ({ name }) => name,
  )
const show = (who: Username, name: string, more: object = {}) =>
  wholeReport(api.as(who), 'error', { name, yearMonth: 202608, year: 2026, ...more })
const make = (who: Username, name: string, more: object = {}) =>
  api.as(who).run(Make, { input: { name, format: 'CSV', yearMonth: 202608, ...more } })
const made = async (who: Username) =>
  (await api.as(who).run<{ reportProcess: Process[] }>(Made, { input: { type: null } }))
    .reportProcess
const last = async (who: Username) => (await made(who))[0]

const closed = 'Se hizo con permisos que ya no son los suyos: pídalo de nuevo'
const forbidden = { kind: 'forbidden' }
const notFound = { kind: 'not-found' }

afterEach(async () => {
  await rights.profile(loreto, null)
  await rights.restriction(loreto, null)
  await rights.hide(bernarda, vina, false)
})

describe('a report shows what its reader may read elsewhere', () => {
  test('a profile that takes remuneraciones away takes their reports away', async () => {
    expect(await names('gerente')).toContain('libro-remuneraciones')
    await rights.profile(loreto, 'Jefatura sin remuneraciones')
    expect(await names('gerente')).not.toContain('libro-remuneraciones')
    for (const name of ['libro-remuneraciones', 'costo-por-area', 'nomina-pagos']) {
      await expect(show('gerente', name), name).rejects.toMatchObject(notFound)
      await expect(make('gerente', name), name).rejects.toMatchObject(notFound)
    }
  })

  test('the switch of the area closes them for its role, and opens them again', async () => {
    const turn = (on: boolean) =>
      database.owner.query(
        `update company_module set manager = $2 where company_id = $1 and module = 'REPORTES'`,
        [world.coihues.id, on],
      )
    await turn(false)
    await expect(show('gerente', 'libro-remuneraciones')).rejects.toMatchObject(forbidden)
    expect((await show('supergerente', 'libro-remuneraciones')).total).toBeGreaterThan(0)
    await turn(true)
    expect((await show('gerente', 'libro-remuneraciones')).total).toBeGreaterThan(0)
  })

  test('somebody confidential in one razón social is hidden from other readers', async () => {
    const whose = async (who: Username) =>
      (await show(who, 'libro-remuneraciones')).rows.flatMap(({ cells }) => cells)
    expect(await whose('gerente')).toContain(bernarda.name)
    await rights.hide(bernarda, vina)
    expect(await whose('gerente')).not.toContain(bernarda.name)
    expect(await whose('admin')).toContain(bernarda.name)
  })

  test('a filter that a report does not take narrows nothing, and names nobody', async () => {
    const open = await show('gerente', 'costo-por-area')
    const asked = await show('gerente', 'costo-por-area', { userId: bernarda.publicId })
    expect(asked.rows).toEqual(open.rows)
  })
})

describe('a file that was made is bound to the rights it was made with', () => {
  const open = async (file: Process | undefined) => {
    const { pathname, search } = new URL(file?.fileUrl ?? '', url)
    return (await fetch(new URL(pathname + search, url))).text()
  }

  test('it opens while they are theirs', async () => {
    await make('gerente', 'libro-remuneraciones')
    await drainJobs()
    expect(await open(await last('gerente'))).toContain('Huenchul')
  })

  test('it is closed when a right is taken, and open when it is given back', async () => {
    await rights.profile(loreto, 'Jefatura sin remuneraciones')
    expect((await made('gerente')).map(({ fileUrl }) => fileUrl)).toEqual([null])
    await rights.profile(loreto, null)
    expect(await open(await last('gerente'))).toContain('Huenchul')
  })

  test('it is closed to a reader restricted to another razón social since', async () => {
    await rights.restriction(loreto, 'Solo el campo')
    expect(await last('gerente')).toMatchObject({ fileUrl: null, error: closed })
    await make('gerente', 'libro-remuneraciones')
    await drainJobs()
    await rights.restriction(loreto, null)
    // Made while they saw less: it holds nothing that they may not see.
    expect((await made('gerente')).map(({ error }) => error === closed)).toEqual([false, false])
  })

  test('it closes when somebody in it became confidential; a new one leaves them out', async () => {
    await make('gerente', 'libro-remuneraciones')
    await drainJobs()
    await rights.hide(bernarda, vina)
    expect(await last('gerente')).toMatchObject({ fileUrl: null, error: closed })
    await make('gerente', 'libro-remuneraciones')
    await drainJobs()
    const fresh = await open(await last('gerente'))
    expect(fresh).toContain('Urrutia')
    expect(fresh).not.toContain('Huenchul')
  })

  test('one that is not yet made is made with the rights of when it was asked', async () => {
    await make('gerente', 'libro-remuneraciones')
    await rights.profile(loreto, 'Jefatura sin remuneraciones')
    await drainJobs()
    expect((await made('gerente')).map(({ fileUrl }) => fileUrl)).not.toContain(expect.anything())
  })

  test('one made before its rights were kept opens to nobody', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      `update job set result = result - 'sight' where company_id = $1 and kind = 'reports.make'
         and result ? 'sight' returning id`,
      [world.coihues.id],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await last('gerente')).toMatchObject({ fileUrl: null, error: closed })
  })
})

test('a loan is in no report of a reader without the right to items', async () => {
  expect(await names('admin')).toContain('prestamos-saldos')
  expect(await names('lectura')).not.toContain('prestamos-saldos')
  await expect(show('lectura', 'prestamos-saldos')).rejects.toMatchObject(notFound)
})
