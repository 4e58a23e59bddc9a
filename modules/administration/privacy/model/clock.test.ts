import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { claimUntil, clockOf, daysLeftWords, latest } from './clock.ts'

const off = nationalHolidays(firstHolidays, 2026, 2027)

describe('the days of a request', () => {
  test('an erasure of Thursday 10 December: 30 days, 60 at most, blocked by Monday', () => {
    const receivedOn = '2026-12-10'
    const { due, blockDue } = clockOf({ kind: 'ERASURE', asksBlock: true }, receivedOn, off)
    expect(due).toBe('2027-01-09')
    expect(latest({ receivedOn, due })).toBe('2027-02-08')
    expect(blockDue).toBe('2026-12-14')
  })

  test('a block is answered in two working days: the 8th of December is none', () => {
    const clock = clockOf({ kind: 'BLOCKING', asksBlock: false }, '2026-12-07', off)
    expect(clock).toEqual({ due: '2026-12-10', blockDue: '2026-12-10' })
  })

  test('a copy of data asks for no block', () => {
    expect(clockOf({ kind: 'ACCESS', asksBlock: true }, '2026-12-10', off).blockDue).toBeNull()
  })

  test('after an answer there are 30 working days to go to the Agency', () => {
    // From Monday 4 January: none on weekends, and no holiday falls within.
    expect(claimUntil('2027-01-04', off)).toBe('2027-02-15')
  })

  test('how many days are left', () => {
    expect(daysLeftWords('2027-01-09', '2027-01-06')).toBe('Quedan 3 días')
    expect(daysLeftWords('2027-01-09', '2027-01-08')).toBe('Queda 1 día')
    expect(daysLeftWords('2027-01-09', '2027-01-09')).toBe('Vence hoy')
    expect(daysLeftWords('2027-01-09', '2027-01-11')).toBe('Venció hace 2 días')
  })
})
