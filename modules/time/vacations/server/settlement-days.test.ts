import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** What Bernarda's contract would pay of vacation if it ended on a day. */
const { api, world } = await startApi()
const { bernarda } = world.people
const { vina } = world.businesses

const Owed = `query Owed($input: ProportionalSettlementDaysInput!) {
  proportionalSettlementDays(input: $input) {
    workingDays calendarDays nonWorking countFrom lastDay lines { kind days text }
  }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { totalBalance } }
}`
const Lot = `mutation Lot($input: CreateVacationLotInput!) {
  createVacationLot(input: $input) { ${outcome} data { totalBalance } }
}`
const Take = `mutation Take($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Rule = `mutation Rule($input: SaveVacationRuleInput!) {
  saveVacationRule(input: $input) { ${outcome} data { saved } }
}`

type Owed = {
  workingDays: string
  calendarDays: string
  nonWorking: number
  lastDay: string
  lines: { kind: string; days: string; text: string }[]
}
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const owed = async (disengagementDate: string, who: Who = 'admin') => {
  const input = { userContractId: contractOf(bernarda), disengagementDate }
  const answer = await api.as(who).run<{ proportionalSettlementDays: Owed }>(Owed, { input })
  return answer.proportionalSettlementDays
}
const kinds = ({ lines }: Owed) => lines.map(({ kind, days }) => [kind, days])

beforeAll(async () => {
  await api.as('admin').mutate(Configure, {
    input: {
      userContractId: contractOf(bernarda),
      balanceAdjustmentDate: '2026-08-31',
      legalBalance: '10',
      progressiveBalance: '0',
      reason: 'Saldo del sistema anterior',
    },
  })
})

describe('a contract that would end on 30-09-2026', () => {
  test('pays its days and the days off among them, line by line', async () => {
    const days = await owed('2026-09-30')
    const sum = days.lines.reduce((all, line) => all + Number(line.days), 0)
    expect(sum).toBeCloseTo(Number(days.calendarDays), 2)
    expect(days.lines[0]).toMatchObject({ kind: 'PENDING', days: '10' })
    expect(days.lines.at(-1)).toMatchObject({
      kind: 'NON_WORKING',
      days: String(days.nonWorking),
    })
    // Monday 12 October is a holiday: it is paid among the days off.
    expect(days.nonWorking).toBe(7)
    expect(days.lastDay).toBe('2026-10-20')
  })

  test('gives back days approved for later, and pays additional ones by the rule', async () => {
    const before = await owed('2026-09-30')
    const input = { userContractId: contractOf(bernarda) }
    await api.as('admin').mutate(Take, {
      input: { ...input, startDate: '2026-09-28', endDate: '2026-10-02', approve: true },
    })
    const lot = { ...input, source: 'BENEFIT', grantedOn: '2026-09-01', days: '2' }
    await api.as('admin').mutate(Lot, { input: lot })
    const after = await owed('2026-09-30')
    expect(kinds(after)).toContainEqual(['RETURNED', '2'])
    // Three of the five days are enjoyed, and two additional ones are paid.
    expect(Number(after.workingDays)).toBeCloseTo(Number(before.workingDays) - 3 + 2, 3)
    await api.as('admin').mutate(Rule, {
      input: {
        businessId: vina.publicId,
        fromDay: '2026-09-30',
        poolOrder: 'LEGAL_PROGRESSIVE_ADDITIONAL',
        noticeDays: 30,
        block: 'WARN',
        halfDay: 'ADDITIONAL',
        additionalOnExit: false,
        progressiveOnExit: false,
      },
    })
    const lost = await owed('2026-09-30')
    expect(Number(lost.workingDays)).toBeCloseTo(Number(before.workingDays) - 3, 3)
    expect(kinds(lost)).toContainEqual(['ADDITIONAL', '0'])
    expect(Number((await owed('2026-09-29')).workingDays)).toBeGreaterThan(0)
  })
})

test('a day before the contract and one without a calendar are refused at the field', async () => {
  for (const day of ['1990-01-01', '2060-01-01']) {
    await expect(owed(day), day).rejects.toMatchObject({ field: 'disengagementDate' })
  }
})

test('is of who prepares settlements, and of no other company', async () => {
  const others = ['gerente', 'supervisor', 'trabajador', 'lectura', 'externo'] as const
  for (const who of others) {
    await expect(owed('2026-09-30', who), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(owed('2026-09-30', 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})
