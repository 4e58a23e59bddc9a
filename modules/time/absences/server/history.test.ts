import { expect, test } from 'vitest'
import type { Username } from '#tests/world.ts'
import { startApi } from '#tests/api.ts'

const { api, world } = await startApi()
const { bernarda } = world.people

type Row = {
  fullname: string
  kind: string
  startDate: string
  realDays: string
  workDays: string
  responseStatus: string
}
type Answer = { total: number; rows: Row[] }

const History = `query H($filter: AbsenceHistoryFilter!, $page: Page) {
  absenceHistoryReport(filter: $filter, page: $page) {
    total rows { fullname kind startDate realDays workDays responseStatus }
  }
}`
const history = (who: Username, filter: object) =>
  api
    .as(who)
    .run<{ absenceHistoryReport: Answer }>(History, { filter, page: { number: 1, size: 100 } })
    .then((answer) => answer.absenceHistoryReport)

const Create = `mutation C($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { status message error { kind message field } data { id } }
}`
const registered = (startDate: string, endDate: string, more: object = {}) =>
  api.as('admin').mutate(Create, {
    input: {
      userContractId: bernarda.contracts[0]?.publicId,
      type: 'LICENSE',
      subtype: 'MATERNITY',
      startDate,
      endDate,
      approve: true,
      ...more,
    },
  })

test('of some days: who, what, and how many of these days', async () => {
  // Thursday to Tuesday, over the end of the month.
  await registered('2026-10-29', '2026-11-03', { format: 'PAPER' })
  const person = { userId: bernarda.publicId }
  const october = await history('admin', { ...person, from: '2026-10-01', to: '2026-10-31' })
  expect(october.rows).toContainEqual({
    fullname: expect.stringContaining('Bernarda'),
    // The class of a medical leave is shown to nobody here.
    kind: 'Licencia médica',
    startDate: '2026-10-29',
    // Thursday to Saturday; the Saturday is a holiday (Día de las Iglesias Evangélicas).
    realDays: '3',
    workDays: '2',
    responseStatus: 'APPROVED',
  })
  const november = await history('admin', { ...person, from: '2026-11-01', to: '2026-11-30' })
  expect(november.rows.find(({ startDate }) => startDate === '2026-10-29')?.realDays).toBe('3')
  const after = await history('admin', { ...person, from: '2026-11-04', to: '2026-11-30' })
  expect(after.rows.map(({ startDate }) => startDate)).not.toContain('2026-10-29')
})

test('is narrowed by state and kind, and asks for days in order', async () => {
  await registered('2026-12-01', '2026-12-01', { format: 'PAPER', approve: false })
  const december = { userId: bernarda.publicId, from: '2026-12-01', to: '2026-12-31' }
  expect((await history('admin', { ...december, status: 'PENDING' })).total).toBe(1)
  expect((await history('admin', { ...december, status: 'REJECTED' })).total).toBe(0)
  expect((await history('admin', { ...december, type: 'LEAVE' })).total).toBe(0)
  await expect(history('admin', { from: '2026-12-31', to: '2026-12-01' })).rejects.toMatchObject({
    field: 'to',
  })
})

test('is of the people within reach: a team, a razón social, nobody', async () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const whole = await history('admin', year)
  const team = await history('supervisor', year)
  const field = await history('gerente.peumal', year)
  expect(team.total).toBeGreaterThan(0)
  expect(team.total).toBeLessThan(whole.total)
  expect(field.total).toBeLessThan(whole.total)
  for (const who of ['trabajador', 'externo'] as const) {
    await expect(history(who, year), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
