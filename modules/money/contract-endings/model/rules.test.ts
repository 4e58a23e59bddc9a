import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { daysLeft, deadlinesOf } from './deadlines.ts'
import { type Case, doubtsOf, maternalRestUntil, problemOf } from './rules.ts'

const contract = {
  initialDate: '2024-03-01',
  finalDate: null,
  contractType: 'INDEFINITE',
  isDomestic: false,
}
const one = (more: Partial<Case> = {}): Case => ({
  cause: '160-7',
  finalDate: '2026-09-30',
  notice: 'NONE',
  noticeDate: null,
  contract,
  leaves: [],
  protections: [],
  seesProtections: true,
  ...more,
})
const off = nationalHolidays(firstHolidays, 2026)

describe('deadlines of the end of a contract', () => {
  test('a liquidation has its own, from the notification of its ruling', () => {
    const ending = { cause: '163bis', finalDate: '2026-06-01' }
    expect(deadlinesOf(ending, off)).toEqual({ letterBy: null, settlementBy: null })
    // Notified on Tuesday 2 June: the thirtieth day without Sundays and Monday 29, a holiday, is
    // Wednesday 8 July; the tenth such day before it is Thursday 25 June.
    expect(deadlinesOf({ ...ending, notifiedOn: '2026-06-02' }, off).settlementBy).toBe(
      '2026-06-25',
    )
  })

  test('run from Monday to Saturday without holidays', () => {
    // Friday 11: Saturday 12 is the first day; Friday 18 is a holiday (and Saturday 19).
    expect(deadlinesOf({ cause: '160-7', finalDate: '2026-09-11' }, off)).toEqual({
      letterBy: '2026-09-15',
      settlementBy: '2026-09-25',
    })
    expect(deadlinesOf({ cause: '159-6', finalDate: '2026-09-11' }, off).letterBy).toBe(
      '2026-09-21',
    )
  })

  test('of a resignation or a death have no letter; art. 161 is announced before', () => {
    for (const cause of ['159-1', '159-2', '159-3']) {
      expect(deadlinesOf({ cause, finalDate: '2026-09-30' }, off).letterBy).toBeNull()
    }
    const dismissal = { cause: '161-1', finalDate: '2026-09-30' }
    expect(deadlinesOf({ ...dismissal, notice: 'GIVEN' }, off).letterBy).toBe('2026-08-31')
    // Paid instead of given, it is announced on the last day at the latest (art. 162).
    expect(deadlinesOf({ ...dismissal, notice: 'PAID' }, off).letterBy).toBe('2026-09-30')
  })

  test('are counted down to their day, and on past it', () => {
    expect(daysLeft('2026-09-11', '2026-09-25', off)).toBe(10)
    expect(daysLeft('2026-09-24', '2026-09-24', off)).toBe(0)
    expect(daysLeft('2026-09-28', '2026-09-24', off)).toBe(-3)
  })
})

describe('what the law says', () => {
  const leave = { from: '2026-09-25', to: '2026-10-05', maternal: false }
  const because = { cause: '161-1', notice: 'PAID' } as const

  test('art. 161 is not for a day of medical leave, nor for a protected mother', () => {
    expect(problemOf(one({ ...because, leaves: [leave] }))?.field).toBe('dismissalCause')
    expect(problemOf(one({ leaves: [leave] }))).toBeUndefined()
    const before = { ...leave, from: '2026-01-05', to: '2026-05-30' }
    expect(problemOf(one({ ...because, leaves: [before] }))).toBeUndefined()
    const maternal = { ...before, maternal: true }
    expect(problemOf(one({ ...because, leaves: [maternal] }))?.message).toMatch(/art. 174$/)
    const later = { ...because, finalDate: '2027-05-31', leaves: [maternal] }
    expect(problemOf(one(later))).toBeUndefined()
    expect(problemOf(one({ ...later, finalDate: '2027-05-30' }))).toBeDefined()
  })

  test('thirty days of notice, of who dismisses and of who resigns', () => {
    const given = { notice: 'GIVEN', noticeDate: '2026-08-31' } as const
    expect(doubtsOf(one({ ...because, ...given }))).toEqual([])
    expect(doubtsOf(one({ ...because, ...given, noticeDate: '2026-09-01' }))).toHaveLength(1)
    expect(doubtsOf(one({ cause: '161-1' }))).toHaveLength(1)
    expect(doubtsOf(one({ cause: '159-2', ...given, noticeDate: '2026-09-20' }))).toHaveLength(1)
    expect(doubtsOf(one({ cause: '159-2' }))).toEqual([])
  })

  test('a term ends on its day, and the trial of a private house lasts two weeks', () => {
    const fixed = { ...contract, contractType: 'FIXED', finalDate: '2026-10-31' }
    expect(doubtsOf(one({ cause: '159-4', contract: fixed }))[0]).toMatch(/vence el 31-10-2026/)
    expect(doubtsOf(one({ cause: '159-4', contract: fixed, finalDate: '2026-10-31' }))).toEqual([])
    expect(doubtsOf(one({ cause: '159-5' }))[0]).toMatch(/no es por obra o faena/)
    const task = { ...one({ cause: '159-5' }).contract, contractType: 'BY_WORK_OR_TASK' }
    expect(doubtsOf(one({ cause: '159-5', contract: task }))).toEqual([])
    const house = { ...contract, isDomestic: true, initialDate: '2026-09-21' }
    const trial = doubtsOf(one({ ...because, cause: '161-2', contract: house }))
    expect(trial[0]).toMatch(/período de prueba/)
  })
})

test('a maternal rest goes on with the permit that follows it, and no further', () => {
  const rest = { from: '2026-06-01', to: '2026-08-23', maternal: true }
  const permit = { from: '2026-08-24', to: '2026-11-15', maternal: true }
  const later = { from: '2027-02-01', to: '2027-03-01', maternal: true }
  const ill = { from: '2026-06-01', to: '2026-12-31', maternal: false }
  expect(maternalRestUntil([later, permit, rest, ill], '2026-07-20')).toBe('2026-11-15')
  expect(maternalRestUntil([later, rest], '2026-07-20')).toBe('2026-08-23')
  expect(maternalRestUntil([rest], '2026-08-24')).toBeUndefined()
  expect(maternalRestUntil([later], '2026-07-20')).toBeUndefined()
})

describe('a protection on record (art. 174)', () => {
  const director = {
    kind: 'UNION_DIRECTOR',
    from: '2025-01-10',
    until: '2026-12-31',
    authorizedOn: null,
  } as const
  const why = (cause: string, more: Partial<Case> = {}) =>
    problemOf(one({ cause, notice: 'PAID', protections: [director], ...more }))?.message

  test('stops art. 160, and a term or a work that ends, without the leave of a court', () => {
    const asks =
      'Tiene fuero (director sindical) hasta el 31-12-2026: pide autorización judicial, que se ' +
      'registra en los fueros de su ficha (art. 174)'
    expect(why('160-7')).toBe(asks)
    expect(why('159-5')).toBe(asks)
    expect(why('159-4', { contract: { ...contract, contractType: 'FIXED' } })).toBe(asks)
    expect(why('160-7', { seesProtections: false })).toMatch(/^Tiene fuero hasta el 31-12-2026/)
    const authorized = { ...director, authorizedOn: '2026-09-30' }
    expect(why('160-7', { protections: [authorized] })).toBeUndefined()
    // A leave that is given after the end is none: it has to come before.
    expect(why('160-7', { finalDate: '2026-09-29', protections: [authorized] })).toBe(asks)
  })

  test('no court gives its leave for art. 161, nor is it asked for other causes', () => {
    const authorized = { ...director, authorizedOn: '2026-09-01' }
    expect(why('161-1', { protections: [authorized] })).toMatch(/ningún juez autoriza/)
    expect(why('159-2')).toBeUndefined()
    expect(why('159-1')).toBeUndefined()
    expect(why('163bis')).toBeUndefined()
    expect(doubtsOf(one({ cause: '159-6', protections: [director] })).join()).toMatch(
      /no prevé autorización para el caso fortuito/,
    )
  })

  test('holds on both of its days and on that of the notice, and goes on without an end', () => {
    expect(why('160-7', { finalDate: '2026-12-31' })).toBeDefined()
    expect(why('160-7', { finalDate: '2027-01-01' })).toBeUndefined()
    expect(why('161-1', { finalDate: '2027-01-20', noticeDate: '2026-12-20' })).toBeDefined()
    const open = { ...director, until: null }
    expect(why('160-7', { finalDate: '2030-01-01', protections: [open] })).toMatch(
      /sin fecha de término/,
    )
  })

  test('of a death asks for no leave where a term ends (art. 66)', () => {
    const death = { ...director, kind: 'BEREAVEMENT' } as const
    expect(why('159-5', { protections: [death] })).toBeUndefined()
    expect(why('160-7', { protections: [death] })).toBeDefined()
  })

  test('of maternity takes the place of the one that a leave lets deduce', () => {
    const leaves = [{ from: '2025-10-01', to: '2026-01-10', maternal: true }]
    expect(doubtsOf(one({ leaves })).join()).toMatch(/fuero maternal hasta el 10-01-2027/)
    const mother = {
      ...director,
      kind: 'MATERNITY',
      from: '2025-06-01',
      until: '2026-12-24',
      authorizedOn: '2026-09-01',
    } as const
    const known = { leaves, protections: [mother] }
    expect(doubtsOf(one(known)).join()).not.toMatch(/fuero/)
    expect(problemOf(one(known))).toBeUndefined()
    expect(problemOf(one({ ...known, cause: '161-1' }))?.message).toMatch(/ningún juez/)
    expect(problemOf(one({ ...known, cause: '161-1', finalDate: '2026-12-28' }))).toBeUndefined()
  })
})
