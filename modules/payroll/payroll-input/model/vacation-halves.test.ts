import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, yearMonthOf } from '#chile/period.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import { completedDays, unitsOf } from '#modules/time/vacations/model/days.ts'
import type { Entry, Facts } from '#modules/time/vacations/model/ledger.ts'
import { planOf } from '#modules/time/vacations/model/request.ts'
import { usualRule } from '#modules/time/vacations/model/rule.ts'
import { settlementDays } from '#modules/time/vacations/model/settlement-days.ts'
import { DAY } from '#modules/time/vacations/model/units.ts'
import { type Enjoyed, vacationTime } from './vacation-time.ts'

/** Vacations of 2026 one after another: some days, a morning or an afternoon, with days between. */
const vacations = fc
  .array(
    fc.record({
      rest: fc.integer({ min: 0, max: 12 }),
      length: fc.integer({ min: 1, max: 40 }),
      half: fc.constantFrom<Half | null>(null, 'AM', 'PM'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => {
    let day: ISODate = '2026-01-02'
    return list.map(({ rest, length, half }): Enjoyed => {
      const startDate = addDays(day, rest)
      const endDate = half ? startDate : addDays(startDate, length - 1)
      day = addDays(endDate, 1)
      return { startDate, endDate, half }
    })
  })
const holidays = fc
  .uniqueArray(fc.integer({ min: 0, max: 364 }), { maxLength: 25 })
  .map((days) => new Set(days.map((n) => addDays('2026-01-01', n))))

const months = Array.from({ length: 24 }, (_, n) => (n < 12 ? 202601 + n : 202701 + n - 12))
const monthOf = (month: number) => ({ from: firstDay(month), to: lastDay(month) })
const asked = ({ startDate: from, endDate: to, half }: Enjoyed) => ({ from, to, half })
const daysOf = (one: Enjoyed) =>
  one.half ? 0.5 : (Date.parse(one.endDate) - Date.parse(one.startDate)) / 86_400_000 + 1

const ledger: Facts = {
  start: '2000-01-01',
  terms: [{ since: '1900-01-01', art67: false, daysAYear: 15, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries: [{ pool: 'LEGAL', kind: 'OPENING', on: '2025-12-31', units: 400 * DAY }],
}
const rule = { ...usualRule, halfDay: 'ALL' as const }
/** The lines that the ledger has of some vacations. */
const debits = (list: readonly Enjoyed[], off: ReadonlySet<ISODate>): readonly Entry[] =>
  list.flatMap((one, id) =>
    planOf(ledger, asked(one), off, rule).takes.map(({ units, ...take }): Entry => ({
      ...take,
      kind: 'TAKE',
      units: -units,
      vacationId: id + 1,
    })),
  )
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

describe('vacations with half days', () => {
  test('are paid in their months by all their calendar days, and by no more', () => {
    fc.assert(
      fc.property(vacations, (list) => {
        const paid = months.map((month) => vacationTime(list, monthOf(month), []).days)
        expect(sum(paid)).toBe(sum(list.map(daysOf)))
      }),
    )
  })

  test('leave the balance by the days that the months declare, but for a last half', () => {
    fc.assert(
      fc.property(vacations, holidays, (list, off) => {
        const entries = debits(list, off)
        const debit = sum(entries.map(({ units }) => 0 - units))
        expect(debit).toBe(sum(list.map((one) => unitsOf(asked(one), off))))
        const ofMonth = (month: number) =>
          sum(entries.map(({ on, units }) => (yearMonthOf(on) === month ? 0 - units : 0)))
        const before = (month: number) => sum(months.filter((one) => one < month).map(ofMonth))
        const declared = months.map((month) => completedDays(before(month), ofMonth(month)))
        expect(sum(declared)).toBe(Math.floor(debit / DAY))
        expect(declared.every((days) => Number.isInteger(days) && days >= 0)).toBe(true)
      }),
    )
  })

  test('cut into mornings and afternoons are the same days in pay, weeks and balance', () => {
    fc.assert(
      fc.property(vacations, holidays, (list, off) => {
        const cut = list.flatMap((one): Enjoyed[] =>
          one.half === null && one.startDate === one.endDate
            ? [
                { ...one, half: 'AM' },
                { ...one, half: 'PM' },
              ]
            : [one],
        )
        for (const month of months) {
          const [whole, parts] = [list, cut].map((some) => vacationTime(some, monthOf(month), []))
          expect(parts?.days).toBe(whole?.days)
          expect(parts?.justified).toEqual(whole?.justified)
        }
        const spent = (some: readonly Enjoyed[]) => sum(debits(some, off).map(({ units }) => units))
        expect(spent(cut)).toBe(spent(list))
      }),
    )
  })

  test('that were taken are what the end of the contract no longer pays', () => {
    fc.assert(
      fc.property(vacations, holidays, (list, off) => {
        const owed = (entries: readonly Entry[]) =>
          settlementDays({
            ledger: { ...ledger, entries: [...ledger.entries, ...entries] },
            finalDate: '2027-12-31',
            holidays: off,
            paysAdditional: true,
            paysProgressivePart: false,
          }).workingUnits
        const taken = sum(debits(list, off).map(({ units }) => 0 - units))
        expect(owed([]) - owed(debits(list, off))).toBe(taken)
      }),
    )
  })
})
