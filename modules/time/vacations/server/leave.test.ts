// A medical leave inside vacations returns them from its first day on; whoever answers may keep the
// days after it, as a vacation of their own.
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world } = await startApi()
const { bernarda } = world.people
const userContractId = bernarda.contracts[0]?.publicId

type Row = {
  startDate: string
  endDate: string
  enjoyedUntil: string | null
  businessDays: string
  responseStatus: string
  voucherNo: number | null
  response: string | null
}

const give = (startDate: string, endDate: string) =>
  api.as('admin').mutate<{ voucherNo: number }>(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { voucherNo } } }`,
    { input: { userContractId, startDate, endDate, approve: true } },
  )
const leave = { type: 'LICENSE', subtype: 'NORMAL', pay: 'WITHOUTPAY' }
const register = (startDate: string, endDate: string, more: object = {}) =>
  api.as('admin').result<{ id: string }>(
    `mutation ($input: CreateAbsenceInput!) {
      createAbsence(input: $input) { ${outcome} data { id } } }`,
    { input: { userContractId, ...leave, startDate, endDate, approve: true, ...more } },
  )
const foretold = async (startDate: string, endDate: string, keepsAfter: boolean) => {
  const days = { startDate, endDate, halfDay: false, ignoreHolidays: false, keepsAfter }
  const { absenceOverlapDates } = await api
    .as('admin')
    .run<{ absenceOverlapDates: { vacations: string[]; after: object | null } }>(
      `query ($input: AbsenceOverlapDatesInput!) {
        absenceOverlapDates(input: $input) { vacations after { from to } } }`,
      { input: { userContractId, ...leave, ...days } },
    )
  return absenceOverlapDates
}
const vacationsIn = async (month: number) =>
  (
    await api.as('admin').run<{ vacations: { rows: Row[] } }>(
      `query ($filter: VacationFilter) {
        vacations(filter: $filter) { rows { startDate endDate enjoyedUntil
          businessDays responseStatus voucherNo response } } }`,
      { filter: { userId: bernarda.publicId, month } },
    )
  ).vacations.rows.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
const balance = async () =>
  Number(
    (
      await api
        .as('admin')
        .run<{ vacationConfig: { totalBalance: string } }>(
          `query ($input: VacationConfigInput!) { vacationConfig(input: $input) { totalBalance } }`,
          { input: { userContractId, asOf: '2026-12-31' } },
        )
    ).vacationConfig.totalBalance,
  )

test('a leave in the middle of vacations keeps those of the week after it', async () => {
  const { voucherNo } = await give('2026-11-09', '2026-11-20')
  const before = await balance()
  const plain = await foretold('2026-11-11', '2026-11-13', false)
  expect(plain.after).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(plain.vacations[0]).toContain('quedan hasta el 10-11-2026: vuelven 8 días al saldo.')
  const kept = await foretold('2026-11-11', '2026-11-13', true)
  expect(kept.vacations[0]).toContain(
    'siguen del 14-11-2026 al 20-11-2026: vuelven 3 días al saldo.',
  )
  const { status, message } = await register('2026-11-11', '2026-11-13', { keepsAfter: true })
  expect([status, message]).toEqual(['OK', expect.stringContaining('3 días vuelven al saldo')])
  expect(message).toContain('y siguen el 14-11-2026')
  expect(await vacationsIn(202611)).toEqual([
    expect.objectContaining({ enjoyedUntil: '2026-11-10', businessDays: '2', voucherNo }),
    expect.objectContaining({
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      businessDays: '5',
      responseStatus: 'APPROVED',
      voucherNo: voucherNo + 1,
      response: 'Siguen después de la ausencia hasta el 13-11-2026',
    }),
  ])
  expect(await balance()).toBe(before + 3)
})

test('a leave that begins before them annuls them, and keeps the days after it', async () => {
  await give('2026-12-14', '2026-12-18')
  const before = await balance()
  await register('2026-12-11', '2026-12-15', { keepsAfter: true })
  const rows = (await vacationsIn(202612)).map(({ startDate, responseStatus }) => [
    startDate,
    responseStatus,
  ])
  expect(rows).toEqual([
    ['2026-12-14', 'CANCELED'],
    ['2026-12-16', 'APPROVED'],
  ])
  expect(await balance()).toBe(before + 2)
})
