import { describe, expect, test } from 'vitest'
import { weekday } from '#chile/dates.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { monthRange } from '#chile/period.ts'
import { adviceFor } from './advice.ts'
import { dutiesOf, dutyRules } from './duty.ts'

describe('when a duty is due', () => {
  test.each([
    ['PREVIRED', 202608, '2026-09-13', 'a Sunday: it is not moved'],
    ['LRE', 202608, '2026-09-15', 'a Tuesday'],
    ['F29', 202608, '2026-09-14', 'the 12th is a Saturday'],
    ['F29', 202609, '2026-10-13', 'the 12th is a holiday that is kept on a Monday'],
    ['F29', 202606, '2026-07-13', 'the 12th is a Sunday'],
    ['F29', 202512, '2026-01-12', 'a Monday, of the next year'],
    ['DJ1887', 202512, '2026-03-27', 'of the year before'],
  ] as const)('%s of %i on %s: %s', (duty, month, due, _why) => {
    expect(dutyRules[duty].due(month, firstHolidays)).toBe(due)
  })

  test('the single tax never on a saturday or a sunday', () => {
    const days = monthRange(202501, 202612).map((month) =>
      weekday(dutyRules.F29.due(month, firstHolidays)),
    )
    expect(days.filter((day) => day === 0 || day === 6)).toEqual([])
  })

  test('the yearly declaration once, with December', () => {
    const months = monthRange(202501, 202512)
    const all = months.flatMap(dutiesOf)
    expect(all).toHaveLength(37)
    expect(all.filter((duty) => duty === 'DJ1887')).toHaveLength(1)
  })
})

describe('what to do next', () => {
  test('is to close, to make the file, to declare it, and to look again when it went stale', () => {
    const month = { isOpen: false, isDone: false, file: 'NONE' } as const
    expect(adviceFor({ ...month, isOpen: true })).toContain('ciérrelo')
    expect(adviceFor(month)).toBe('El archivo no está hecho')
    expect(adviceFor({ ...month, file: 'CLEAN' })).toBe('El archivo está hecho')
    expect(adviceFor({ ...month, isDone: true, file: 'CLEAN' })).toBeNull()
    expect(adviceFor({ ...month, isDone: true, file: 'STALE' })).toContain('rectifica')
    expect(adviceFor({ ...month, file: null })).toBeNull()
  })
})
