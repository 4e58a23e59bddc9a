import { beforeAll, describe, expect, test } from 'vitest'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'

/**
 * Matías sells with commissions and takes mornings and afternoons: one of August, which closed
 * before it was approved, and three of September. What each paper says of them.
 */
const { api, world, url, drainJobs } = await startApi()
const { vina } = world.businesses
const { matias } = world.people
const admin = payrollOf(api.as('admin'))
const contract = matias.contracts[0]?.publicId ?? ''

const half = (day: string, of: 'AM' | 'PM') =>
  api.as('admin').mutate<{ id: string; businessDays: string }>(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id businessDays } }
    }`,
    {
      input: {
        userContractId: contract,
        startDate: day,
        endDate: day,
        half: of,
        advance: true,
        approve: true,
      },
    },
  )
const owedDays = async () => {
  const { proportionalSettlementDays } = await api.as('admin').run<{
    proportionalSettlementDays: { workingDays: string }
  }>(
    `query ($input: ProportionalSettlementDaysInput!) {
      proportionalSettlementDays(input: $input) { workingDays } }`,
    { input: { userContractId: contract, disengagementDate: '2026-12-31' } },
  )
  return Number(proportionalSettlementDays.workingDays)
}
const lineOf = async (month: MonthRow) => {
  const { sections } = await admin.payslip(month.id, contract)
  return sections.flatMap(({ lines }) => lines).find(({ code }) => code === 'VARIABLE_EN_FERIADO')
}
/** A file of a closed month, whole. */
async function fileOf(month: MonthRow, kind: 'LRE' | 'PREVIRED') {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId: month.id, kind, layout: 'SEPARATED' } },
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
  return text.split('\r\n').map((line) => line.split(';'))
}
const column = (code: number) => lreFileColumns.findIndex((one) => one.code === code)
const bookOf = async (month: MonthRow) => {
  const cells = (await fileOf(month, 'LRE')).find(([rut]) => rut === matias.rut) ?? []
  return { worked: cells[column(1115)], vacation: cells[column(1117)] }
}

let [august, september]: MonthRow[] = []
const monthOf = (month: MonthRow | undefined): MonthRow => {
  if (!month) throw new Error('The month was not found')
  return month
}
let owedBefore = 0
beforeAll(async () => {
  august = await admin.monthAt(vina, 202608)
  september = await admin.monthAt(vina, 202609)
  await api.as('admin').mutate(
    `mutation ($input: SaveVacationRuleInput!) {
      saveVacationRule(input: $input) { ${outcome} data { saved } }
    }`,
    {
      input: {
        businessId: vina.publicId,
        fromDay: '2026-08-01',
        poolOrder: 'LEGAL_PROGRESSIVE_ADDITIONAL',
        noticeDays: 30,
        block: 'WARN',
        halfDay: 'ALL',
        additionalOnExit: true,
        progressiveOnExit: false,
      },
    },
  )
  await admin.calculate(september.id)
  await drainJobs()
  owedBefore = await owedDays()
  await half('2026-08-05', 'AM')
  await half('2026-09-21', 'AM')
  await half('2026-09-23', 'PM')
  await half('2026-09-25', 'AM')
})

describe('half days of vacation', () => {
  test('are paid by halves, and the payslip says how many days', async () => {
    // June, July and August: 1.497.220 × 1,5 ÷ 90 = 24.953,67.
    expect(await lineOf(monthOf(september))).toMatchObject({ amount: 24_954, detail: '1,5 días' })
    const { explainPayslip } = await api.as('admin').run<{
      explainPayslip: { code: string | null; shown: string; details: string[] }[]
    }>(
      `query ($input: ExplainPayslipInput!) {
        explainPayslip(input: $input) { code shown details } }`,
      {
        input: {
          payrollMonthId: monthOf(september).id,
          contractId: contract,
          code: 'VARIABLE_EN_FERIADO',
        },
      },
    )
    expect(explainPayslip.find(({ code }) => code === 'DIAS_FERIADO')?.details).toEqual([
      'El 21-09-2026, en la mañana',
      'El 23-09-2026, en la tarde',
      'El 25-09-2026, en la mañana',
    ])
  })

  test('of a month that had closed are owed by halves in the open one', async () => {
    const { retroactivity } = await api.as('admin').run<{
      retroactivity: {
        owed: { contractId: string; lines: { concept: string; owed: number }[] }[]
      }
    }>(
      `query ($input: RetroactivityInput!) { retroactivity(input: $input) {
        owed { contractId lines { concept owed } } } }`,
      { input: { payrollMonthId: monthOf(september).id, size: 100 } },
    )
    const own = retroactivity.owed.find(({ contractId }) => contractId === contract)
    // April, June and July: 1.595.010 × 0,5 ÷ 90 = 8.861,17.
    expect(own?.lines.find(({ concept }) => concept === 'VARIABLE_EN_FERIADO')?.owed).toBe(8_861)
  })

  test('are two days less that the end of the contract pays', async () => {
    expect(owedBefore - (await owedDays())).toBe(2)
  })

  test('are declared whole, in the month that completes each, and are days worked', async () => {
    expect(await bookOf(monthOf(august))).toMatchObject({ vacation: '' })
    await noteFindings(api.as('admin'), monthOf(september).id)
    await api.as('admin').mutate(
      `mutation ($input: ClosePayrollMonthInput!) {
        closePayrollMonth(input: $input) { ${outcome} data { isOpen } } }`,
      { input: { id: monthOf(september).id, acceptErrors: true } },
    )
    await drainJobs()
    expect(await bookOf(monthOf(september))).toEqual({ worked: '30', vacation: '2' })
    const [number] = matias.rut.split('-')
    const own = (await fileOf(monthOf(september), 'PREVIRED')).filter(([rut]) => rut === number)
    // Field 13 are the days worked; 15 the movement of personnel, which vacations are none of.
    expect(own.map((cells) => [cells[12], cells[14]])).toEqual([['30', '0']])
  })
})
