import { expect, test } from 'vitest'
import { TeamCalendar } from '#generated/operations/calendar.ts'
import { Documents } from '#generated/operations/documents.ts'
import { PayrollSummaryView } from '#generated/operations/payslips.ts'
import { OwnContracts, PayrollHistory } from '#generated/operations/parts/payslip-history.ts'
import { CurrentUser } from '#generated/operations/parts/session.ts'
import { VacationConfig, VacationContracts, Vacations } from '#generated/operations/vacations.ts'
import type { Reader } from '#platform/web/seen/own-answer.ts'
import { ownAnswers } from './own-answers.ts'

/** Bernarda, with one contract, as the pages of her browser know her. */
const known = new Map<string, unknown>([
  [String(OwnContracts), { me: { contracts: [{ id: 'suyo' }] } }],
  [String(VacationContracts), { vacationContracts: [{ id: 'suyo' }] }],
])
const bernarda: Reader = {
  id: 'bernarda',
  // The test says of each document what the cache would.
  read: (document) => known.get(String(document)) as never,
}

const kept = (document: { toString(): string }, data: unknown, variables: unknown = {}) =>
  ownAnswers.find((one) => one.document === String(document))?.own(data, variables, bernarda)

test('a payslip is kept when it is one’s own and was released', () => {
  const of = (isOwn: boolean, releasedAt: string | null) => ({
    payrollSummaryView: { isOwn, releasedAt, net: 1 },
  })
  expect(kept(PayrollSummaryView, of(true, '2026-09-01'))).toBeDefined()
  expect(kept(PayrollSummaryView, of(true, null))).toBeUndefined()
  expect(kept(PayrollSummaryView, of(false, '2026-09-01'))).toBeUndefined()
  const ofContract = (contractId: string) =>
    kept(PayrollHistory, { payrollHistory: [] }, { input: { contractId } })
  expect(ofContract('suyo')).toBeDefined()
  expect(ofContract('ajeno')).toBeUndefined()
})

test('balances and requests of others are not kept, nor who answered one’s own', () => {
  const balance = (userContractId: string) =>
    kept(VacationConfig, { vacationConfig: {} }, { input: { userContractId } })
  expect(balance('suyo')).toBeDefined()
  expect(balance('ajeno')).toBeUndefined()
  const row = { userId: 'bernarda', authorizedBy: 'Carolina', steps: [{ people: ['Carolina'] }] }
  expect(kept(Vacations, { vacations: { total: 1, rows: [row] } })).toEqual({
    vacations: { total: 1, rows: [{ userId: 'bernarda', authorizedBy: null, steps: [] }] },
  })
  const other = { ...row, userId: 'carolina' }
  expect(kept(Vacations, { vacations: { total: 2, rows: [row, other] } })).toBeUndefined()
})

test('of the calendar one’s own days are kept, and the holidays', () => {
  const team = {
    cut: true,
    holidays: [{ date: '2026-09-18' }],
    people: [{ id: 'carolina' }, { id: 'bernarda' }],
    bars: [
      { person: 0, from: '2026-09-01' },
      { person: 1, from: '2026-09-02' },
    ],
  }
  expect(kept(TeamCalendar, { teamCalendar: team })).toEqual({
    teamCalendar: {
      cut: false,
      holidays: team.holidays,
      people: [{ id: 'bernarda' }],
      bars: [{ person: 0, from: '2026-09-02' }],
    },
  })
})

test('of documents, the list of one’s own', () => {
  const list = { documents: { rows: [{ userId: 'bernarda' }] } }
  expect(kept(Documents, list, { filter: { userId: 'bernarda' } })).toBeDefined()
  expect(kept(Documents, list, { filter: {} })).toBeUndefined()
  const mixed = { documents: { rows: [{ userId: 'carolina' }] } }
  expect(kept(Documents, mixed, { filter: { userId: 'bernarda' } })).toBeUndefined()
})

test('who is signed in is kept without the key of drafts, and never in a simulation', () => {
  const me = { actingUntil: null, draftKey: 'secret', supervisedIds: ['carolina'], id: 'bernarda' }
  expect(kept(CurrentUser, { me })).toEqual({
    me: { ...me, draftKey: '', supervisedIds: [] },
  })
  expect(kept(CurrentUser, { me: { ...me, actingUntil: '2026-09-15T12:00:00Z' } })).toBeUndefined()
})
