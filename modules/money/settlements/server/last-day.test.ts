import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'

const { api, world } = await startApi()

const wanted = {
  userContractId: world.people.bernarda.contracts[0]?.publicId,
  dismissalCause: 'ART_161_1',
  payDate: '2026-09-28',
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
}

describe('the last day of a contract', () => {
  const at = async (disengagementDate: string) =>
    (
      await api.as('admin').run<{
        settlementPreview: { initialDate: string; warnings: string[] }
      }>(
        `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
          initialDate warnings } }`,
        { input: { ...wanted, disengagementDate } },
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
