import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson, Username } from '#tests/world.ts'
import { wholeReport } from '#tests/api/reports.ts'

const { api, world, url, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people

const Make = `mutation Make($input: RunReportInput!) {
  runReport(input: $input) { ${outcome} data { id } }
}`
const Owed = `query Owed($input: ProportionalSettlementDaysInput!) {
  proportionalSettlementDays(input: $input) { workingDays calendarDays }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { totalBalance } }
}`

type Shown = {
  headers: { label: string }[]
  rows: { cells: string[] }[]
  totals: { cells: string[] }
  notes: string[]
}
const day = '2026-09-15'
const show = (name: string, who: Username = 'admin', more: object = {}) =>
  wholeReport<Shown>(api.as(who), 'headers { label } totals { cells } notes', {
    name,
    day,
    ...more,
  })
const at = ({ headers }: Shown, label: string) => {
  const place = headers.findIndex((header) => header.label === label)
  expect(place, label).toBeGreaterThanOrEqual(0)
  return place
}
const sumOf = (shown: Shown, label: string) =>
  shown.rows.reduce((sum, { cells }) => sum + Number(cells[at(shown, label)]), 0)
const rowOf = (shown: Shown, { rut }: KnownPerson) =>
  shown.rows.find(({ cells }) => cells.includes(rut))?.cells

beforeAll(async () => {
  await api.as('admin').mutate(Configure, {
    input: {
      userContractId: bernarda.contracts[0]?.publicId,
      balanceAdjustmentDate: '2026-08-31',
      legalBalance: '12.5',
      reason: 'Saldo del sistema anterior',
    },
  })
})

describe('the provision of a day', () => {
  test('is, of each contract, the days that its end would pay at the pay of a day', async () => {
    const shown = await show('provision-vacaciones', 'admin', { businessId: vina.publicId })
    const { proportionalSettlementDays: owed } = await api
      .as('admin')
      .run<{ proportionalSettlementDays: { workingDays: string; calendarDays: string } }>(Owed, {
        input: { userContractId: bernarda.contracts[0]?.publicId, disengagementDate: day },
      })
    const cells = rowOf(shown, bernarda) ?? []
    const number = (label: string) => Number(cells[at(shown, label)])
    expect(number('Días hábiles')).toBe(Number(owed.workingDays))
    expect(number('Días corridos')).toBe(Number(owed.calendarDays))
    expect(number('Días corridos') - number('Días hábiles')).toBeCloseTo(number('Inhábiles'), 3)
    const pay = number('Sueldo') + number('Promedio variable')
    expect(number('Sueldo')).toBeGreaterThan(0)
    // The days are shown with four decimals, and the average with none.
    const shownPesos = (number('Días corridos') * pay) / 30
    expect(Math.abs(number('Provisión') - shownPesos)).toBeLessThan(10)
    expect(Number(shown.totals.cells[at(shown, 'Provisión')])).toBe(sumOf(shown, 'Provisión'))
    expect(shown.notes[0]).toContain('Al 15-09-2026')
  })

  test('is laid on the centres of each group to the peso', async () => {
    const whole = sumOf(await show('provision-vacaciones'), 'Provisión')
    const centers = await show('provision-por-centro')
    const groups = Map.groupBy(centers.rows, ({ cells: [group = ''] }) => group)
    expect(groups.size).toBeGreaterThan(1)
    for (const [group, rows] of groups) {
      expect(sumOf({ ...centers, rows }, 'Provisión'), group).toBe(whole)
    }
  })

  test('is asked for with as many questions for one razón social as for a person', async () => {
    const of = (more: object) =>
      queriesOf(() => show('provision-vacaciones', 'admin', { businessId: vina.publicId, ...more }))
    await of({})
    expect(await of({})).toBe(await of({ userId: bernarda.publicId }))
  })

  test('of another day is of its contracts, and made as a file by the worker', async () => {
    const later = await show('provision-vacaciones', 'admin', { day: '2026-12-31' })
    expect(later.notes[0]).toContain('Al 31-12-2026')
    await api.as('admin').mutate(Make, {
      input: { name: 'provision-vacaciones', day: '2026-06-30', format: 'CSV' },
    })
    await drainJobs()
    const { reportProcess } = await api
      .as('admin')
      .run<{ reportProcess: { state: string; fileName: string; fileUrl: string }[] }>(
        `query Made($input: ReportProcessInput!) {
          reportProcess(input: $input) { state fileName fileUrl } }`,
        { input: { type: 'provision-vacaciones' } },
      )
    const [made] = reportProcess
    expect(made).toMatchObject({ state: 'DONE' })
    expect(made?.fileName).toContain('2026-06-30')
    const text = await (await fetch(`${url}${made?.fileUrl}`)).text()
    expect(text).toContain('"Provision"')
  })

  test('refuses at the field a day from which no calendar is published', async () => {
    await expect(
      show('provision-vacaciones', 'admin', { day: '2031-01-01' }),
    ).rejects.toMatchObject({ field: 'day' })
  })
})

describe('who sees it', () => {
  test('confidential pay is not among the rows of readers who may not see it', async () => {
    const [all, seen] = [
      await show('provision-vacaciones'),
      await show('provision-vacaciones', 'gerente'),
    ]
    expect(rowOf(all, rodrigo)).toBeDefined()
    expect(rowOf(seen, rodrigo)).toBeUndefined()
    expect(sumOf(seen, 'Provisión')).toBeLessThan(sumOf(all, 'Provisión'))
    expect(rowOf(await show('provision-por-centro', 'gerente'), rodrigo)).toBeUndefined()
  })

  test('another razón social, and people without pay, have none of it', async () => {
    const peumal = await show('provision-vacaciones', 'gerente.peumal')
    expect(rowOf(peumal, bernarda)).toBeUndefined()
    for (const who of ['supervisor', 'trabajador', 'externo'] as const) {
      await expect(show('provision-vacaciones', who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })
})
