import { describe, expect, test } from 'vitest'
import { firstHolidays } from '#chile/first-holidays.ts'
import { annexDue, type Registered, registrationDue } from './registration.ts'

const contract: Registered = {
  contractType: 'INDEFINITE',
  initialDate: '2026-09-01',
  finalDate: null,
  signatureDate: null,
  cause: null,
}

describe('when a contract is due at the Dirección del Trabajo', () => {
  test.each([
    [{}, '2026-09-16', 'fifteen days from the first'],
    [{ contractType: 'BY_WORK_OR_TASK' }, '2026-09-06', 'five by work or task'],
    [{ contractType: 'FIXED', finalDate: '2026-09-29' }, '2026-09-06', 'twenty-nine days'],
    [{ contractType: 'FIXED', finalDate: '2026-09-30' }, '2026-09-16', 'thirty days'],
  ] as const)('written: %o on %s, %s', (changes, due, _why) => {
    expect(registrationDue('WRITTEN', { ...contract, ...changes }, firstHolidays)?.due).toBe(due)
  })

  test('registered fifteen working days after it was signed, or else after it began', () => {
    const dueOn = (signatureDate: string | null) =>
      registrationDue('CONTRACT', { ...contract, signatureDate }, firstHolidays)?.due
    expect(dueOn('2026-11-02')).toBe('2026-11-23')
    // The holidays of September are no working days, Saturdays neither.
    expect(dueOn(null)).toBe('2026-09-23')
    expect(annexDue('2026-11-02', firstHolidays).due).toBe('2026-11-23')
  })

  test('of a season of the farm, five days after', () => {
    const season = { ...contract, contractType: 'BY_WORK_OR_TASK', activityCode: '012900' }
    expect(registrationDue('CONTRACT', season, firstHolidays)?.due).toBe('2026-09-06')
    const building = { ...season, activityCode: '410010' }
    expect(registrationDue('CONTRACT', building, firstHolidays)?.due).toBe('2026-09-23')
  })

  test.each([
    ['159-5', '2026-09-03', 'three working days'],
    ['160-1', '2026-09-03', 'three working days'],
    ['159-6', '2026-09-07', 'six working days, Saturday is one'],
    ['159-2', '2026-09-11', 'ten working days: nobody gives notice of it'],
    ['163bis-1', '2026-09-07', 'six working days'],
    ['161-1', '2026-08-01', 'with its notice, thirty days before'],
    [null, '2026-09-11', 'ten working days while no cause is known'],
  ] as const)('the end by %s on %s: %s', (cause, due, _why) => {
    const ended = { ...contract, initialDate: '2026-03-01', finalDate: '2026-08-31', cause }
    expect(registrationDue('ENDING', ended, firstHolidays)?.due).toBe(due)
  })

  test('in a year whose next one has no calendar yet, as it will be with it', () => {
    const only2026 = firstHolidays.filter(({ date }) => date.startsWith('2026'))
    const dueOn = (signatureDate: string, calendar: typeof firstHolidays) =>
      registrationDue('CONTRACT', { ...contract, signatureDate }, calendar)?.due
    expect(dueOn('2026-11-02', only2026)).toBe('2026-11-23')
    for (let day = 1; day <= 31; day += 1) {
      const signed = `2026-12-${String(day).padStart(2, '0')}`
      expect(dueOn(signed, only2026)).toBe(dueOn(signed, firstHolidays))
    }
  })

  test('nothing of the end of a contract that goes on', () => {
    expect(registrationDue('ENDING', contract, firstHolidays)).toBeNull()
  })
})
