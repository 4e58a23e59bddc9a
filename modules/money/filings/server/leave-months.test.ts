import { beforeAll, describe, expect, test } from 'vitest'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { startApi } from '#tests/api.ts'
import {
  amountOf,
  findingsOf,
  type MonthRow,
  noteFindings,
  outcome,
  payrollOf,
} from '#tests/api/payroll.ts'

/**
 * Veronica is on maternity leave all of September and gets the aguinaldo of everybody. Bernarda has
 * ten days of leave of half the working day (reposo parcial). What their pay and the files say.
 */
const { api, world, url, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, veronica } = world.people
const admin = payrollOf(api.as('admin'))
type Person = typeof bernarda
const contractOf = (person: Person) => person.contracts[0]?.publicId ?? ''

const leave = (person: Person, more: object) =>
  api.as('admin').mutate<{ id: string; realDays: string; halfDay: boolean; half: string | null }>(
    `mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) {
      ${outcome} data { id realDays halfDay half } } }`,
    { input: { userContractId: contractOf(person), type: 'LICENSE', approve: true, ...more } },
  )
const partial = {
  startDate: '2026-09-07',
  endDate: '2026-09-16',
  halfDay: true,
  half: 'AM',
  licenseNumber: '3-11223344',
  previousPay: 900_000,
}

let september: MonthRow
const calculated = async (person: Person) => {
  await admin.calculate(september.id)
  await drainJobs()
  return admin.payslip(september.id, contractOf(person))
}
const base = (payslip: Awaited<ReturnType<typeof calculated>>, code: string) =>
  amountOf(payslip, code)
const foundOf = async (person: Person) =>
  (
    await findingsOf<{ rule: string; contractId: string | null }>(
      api.as('admin'),
      september.id,
      'rule contractId',
    )
  )
    .filter(({ contractId }) => contractId === contractOf(person))
    .map(({ rule }) => rule)

/** What the razón social answers to what the law leaves open. */
async function choose(answers: Record<string, string>): Promise<void> {
  const { businessOptions } = await api.as('admin').run<{
    businessOptions: { version: number }
  }>(`query ($input: OfBusiness!) { businessOptions(input: $input) { version } }`, {
    input: { businessId: vina.publicId },
  })
  await api.as('admin').mutate(
    `mutation ($input: UpdateBusinessOptionInput!) {
      updateBusinessOption(input: $input) { ${outcome} } }`,
    {
      input: {
        businessId: vina.publicId,
        version: businessOptions.version,
        conventions: Object.entries(answers).map(([code, value]) => ({ code, value })),
      },
    },
  )
}

/** A file of the closed month: the cells of somebody. */
async function cellsOf(person: Person, kind: 'LRE' | 'PREVIRED') {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId: september.id, kind, layout: 'SEPARATED' } },
  )
  await drainJobs()
  const { url: link } = await api.as('admin').mutate<{ url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { url } } }`,
    { input: { id } },
  )
  const { pathname, search } = new URL(link, url)
  const answer = await fetch(`${url}${pathname}${search}`)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  const number = kind === 'LRE' ? person.rut : person.rut.split('-')[0]
  const own = text.split('\r\n').map((line) => line.split(';'))
  return own.find(([rut]) => rut === number) ?? []
}
const column = (code: number) => lreFileColumns.findIndex((one) => one.code === code)

let wholePay = 0
let health = 0
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  wholePay = base(await calculated(bernarda), 'SUELDO_BASE')
  await leave(veronica, {
    subtype: 'MATERNITY',
    startDate: '2026-08-20',
    endDate: '2026-11-11',
    previousPay: 900_000,
  })
  await api
    .as('admin')
    .mutate(
      `mutation ($input: SaveUserItemsInput!) { saveUserItems(input: $input) { ${outcome} } }`,
      {
        input: {
          payrollMonthId: september.id,
          cells: [{ contractId: contractOf(veronica), itemCode: 'AGUINALDO', value: '120000' }],
        },
      },
    )
})

describe('an aguinaldo in a month that is all leave', () => {
  test('contributes on what the base of the subsidy leaves of the cap', async () => {
    const payslip = await calculated(veronica)
    expect(base(payslip, 'SUELDO_BASE')).toBe(0)
    const taxable = payslip.sections.find(({ key }) => key === 'taxable')
    expect(taxable?.total).toBeGreaterThanOrEqual(120_000)
    expect(base(payslip, 'SALUD_LEGAL')).toBe(Math.round(Number(taxable?.total) * 0.07))
    expect(base(payslip, 'COTIZACION_AFP')).toBeGreaterThan(12_000)
    health = base(payslip, 'SALUD_LEGAL')
    expect(await foundOf(veronica)).not.toContain('IMPONIBLE_SIN_BASE')
  })

  test('of who chose the cap by days contributes nothing, and the check says so', async () => {
    await choose({ TOPE_LICENCIA: 'POR_DIAS' })
    expect(base(await calculated(veronica), 'SALUD_LEGAL')).toBe(0)
    expect(await foundOf(veronica)).toContain('IMPONIBLE_SIN_BASE')
    await choose({})
    expect(base(await calculated(veronica), 'SALUD_LEGAL')).toBe(health)
  })
})

describe('a leave of half the working day', () => {
  test('is registered with its half, and takes half of each of its days', async () => {
    expect(await leave(bernarda, partial)).toMatchObject({
      realDays: '5',
      halfDay: true,
      half: 'AM',
    })
    const payslip = await calculated(bernarda)
    expect(base(payslip, 'SUELDO_BASE')).toBe(Math.round((wholePay * 25) / 30))
    // 900.000 × 5 ÷ 30 = 150.000, of which the employer goes on paying 1,78 % and 2,4 %.
    expect(base(payslip, 'SIS_LICENCIA')).toBe(2_670)
    expect(await foundOf(bernarda)).not.toContain('LICENCIA_OLVIDADA')
    expect(await foundOf(bernarda)).not.toContain('LICENCIA_SIN_REGISTRO')
  })

  test('is a movement of personnel, and five days of leave in the book', async () => {
    await noteFindings(api.as('admin'), september.id)
    await admin.close(september.id, true)
    await drainJobs()
    const book = await cellsOf(bernarda, 'LRE')
    expect([book[column(1115)], book[column(1116)]]).toEqual(['25', '5'])
    const cells = await cellsOf(bernarda, 'PREVIRED')
    // Fields 15 to 17: the movement and its dates.
    expect(cells.slice(14, 17)).toEqual(['3', '07-09-2026', '16-09-2026'])
    expect(cells[91]).toBe('150000')
  })
})
