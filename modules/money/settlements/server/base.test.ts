import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import { noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import { Post, readersOf } from '#tests/api/retroactivity.ts'

const { api, world, drainJobs } = await startApi()
const { luisa, bernarda } = world.people
const { vina } = world.businesses
const admin = payrollOf(api.as('admin'))
const retroactivity = readersOf(api)

const terms = (person: typeof luisa, more: object = {}) => ({
  userContractId: person.contracts[0]!.publicId,
  dismissalCause: 'ART_161_1',
  disengagementDate: '2026-09-30',
  payDate: '2026-10-09',
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
  ...more,
})
type Preview = {
  lines: { code: string; amount: number }[]
  found: { fixed: number; variable: number[]; variableMonths: number[] }
}
const found = async (person: typeof luisa, more: object = {}) =>
  (
    await api.as('admin').run<{ settlementPreview: Preview }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        lines { code amount } found { fixed variable variableMonths } } }`,
      { input: terms(person, more) },
    )
  ).settlementPreview
const amount = ({ lines }: Preview, code: string) =>
  lines.find((line) => line.code === code)?.amount

const calculate = async (id: string) => {
  await admin.calculate(id)
  await drainJobs()
}

describe('the last day of a contract', () => {
  const at = async (disengagementDate: string) =>
    (
      await api.as('admin').run<{
        settlementPreview: { initialDate: string; warnings: string[] }
      }>(
        `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
          initialDate warnings } }`,
        { input: terms(bernarda, { disengagementDate, payDate: '2026-09-28' }) },
      )
    ).settlementPreview

  test('that decides a year of service is said with the pesos that it would add', async () => {
    const { initialDate } = await at('2026-08-31')
    const anniversary = `2026${initialDate.slice(4)}`
    // From date to date six months exact add no year; the day before an anniversary, neither.
    const deciding = [
      addDays(anniversary, -1),
      addMonths(anniversary, 6),
      addMonths(anniversary, -6),
    ]
    const day = deciding.find((one) => one > '2026-03-01' && one < '2026-09-01') ?? ''
    const said = /Contando también el último día la indemnización por años sube \$\d/
    expect((await at(day)).warnings.join()).toMatch(said)
    expect((await at(addDays(day, -2))).warnings.join()).not.toMatch(said)
  })
})

describe('Luisa Arriagada, raised from 845.000 to 950.000 on 15 August after it closed', () => {
  let september = ''
  beforeAll(async () => {
    september = (await admin.monthAt(vina, 202609)).id
    await calculate(september)
    await api.as('admin').mutate(
      `mutation ($input: UpdateUserContractInput!) {
        updateUserContract(input: $input) { ${outcome} } }`,
      {
        input: {
          id: luisa.contracts[0]?.publicId,
          from: '2026-08-15',
          monthlySalary: { value: '950000', currency: 'CLP' },
        },
      },
    )
  })

  test('has in her base what August should have paid, before it is paid', async () => {
    const { owed } = await retroactivity.askOf(september)
    expect(owed.map(({ originMonth }) => originMonth)).toContain(202608)
    // September is open: its last whole months are June, July and August as corrected.
    expect((await found(luisa)).found).toEqual({
      fixed: 45_050,
      variable: [],
      variableMonths: [202608, 202607, 202606],
    })
  })

  test('ends on 30 September with its pay in the base, once it is closed', async () => {
    await api.as('admin').mutate(Post, { input: { payrollMonthId: september } })
    await calculate(september)
    await noteFindings(api.as('admin'), september)
    await admin.close(september, true)
    const last = await found(luisa)
    // Five per cent of 950.000 is fixed pay: no average of 42.250, 45.050 and 47.500.
    expect(last.found).toEqual({
      fixed: 47_500,
      variable: [],
      variableMonths: [202609, 202608, 202607],
    })
    expect(amount(last, 'BASE_ART_172')).toBe(1_300_615)
    // The day before, September is no whole month.
    expect((await found(luisa, { disengagementDate: '2026-09-29' })).found.fixed).toBe(45_050)
  })

  test('what changes from month to month is averaged over months that are named', async () => {
    const input = terms(bernarda)
    const { id } = await api.as('admin').mutate<{ id: string }>(
      `mutation ($input: CreateSettlementInput!) { createSettlement(input: $input) {
        ${outcome} data { id } } }`,
      { input },
    )
    const { settlement, explainSettlement } = await api.as('admin').run<{
      settlement: { variableMonths: number[] }
      explainSettlement: { code: string | null; label: string | null }[]
    }>(
      `query ($key: SettlementKey!, $input: ExplainSettlementInput!) {
        settlement(input: $key) { variableMonths }
        explainSettlement(input: $input) { code label } }`,
      { key: { id }, input: { id, code: 'PROMEDIO_VARIABLE' } },
    )
    expect(settlement.variableMonths).toEqual([202609, 202608, 202607])
    expect(explainSettlement.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Variable de septiembre 2026',
        'Variable de agosto 2026',
        'Variable de julio 2026',
      ]),
    )
  })
})
