import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { LegalPermit } from './catalogs.ts'
import { permitDays, permitEnd, permitExceeded, permitRules, permitUsed } from './legal-permits.ts'

const off = nationalHolidays(firstHolidays, 2026)
const { MARRIAGE, DEATH_OF_CHILD, DEATH_OF_RELATIVE, HEALTH_EXAM } = permitRules

describe('the days that the law gives', () => {
  test('are días hábiles without weekends and holidays', () => {
    // Wednesday 16 September: Friday 18 is a holiday, the 19th a Saturday.
    expect(permitEnd(MARRIAGE, '2026-09-16', off)).toBe('2026-09-23')
    expect(permitEnd(DEATH_OF_RELATIVE, '2026-09-19', off)).toBe('2026-09-24')
  })

  test('or días corridos, whatever they are', () => {
    expect(permitEnd(DEATH_OF_CHILD, '2026-09-16', off)).toBe('2026-09-25')
  })

  test('or half of one day', () => {
    expect(permitEnd(HEALTH_EXAM, '2026-09-16', off)).toBe('2026-09-16')
  })

  test('end exactly where their days are spent, for every permit and first day', () => {
    for (const permit of LegalPermit.values) {
      const rule = permitRules[permit]
      for (const from of ['2026-04-01', '2026-06-28', '2026-09-16', '2026-10-09', '2026-12-24']) {
        const days = { from, to: permitEnd(rule, from, off), halfDay: rule.days < 1 }
        const next = { ...days, halfDay: false, to: permitEnd({ ...rule, days: 30 }, from, off) }
        expect(permitUsed(rule, days, off), `${permit} ${from}`).toBe(rule.days)
        expect(permitExceeded(rule, permitUsed(rule, days, off), 0)).toBeUndefined()
        expect(permitExceeded(rule, permitUsed(rule, next, off), 0)).toMatch(/La ley da/)
      }
    }
  })
})

test('they are said in words with their article', () => {
  expect(LegalPermit.values.map((permit) => permitDays(permitRules[permit]))).toEqual([
    '10 días corridos',
    '7 días corridos',
    '7 días hábiles',
    '4 días hábiles',
    '5 días hábiles',
    '5 días hábiles',
    'medio día al año',
    'medio día',
    '10 días hábiles al año',
  ])
  expect(permitExceeded(HEALTH_EXAM, 0.5, 0.5)).toBe(
    'La ley da medio día al año (Código del Trabajo, art. 66 bis) y pide 0,5' +
      ' y en el año ya hay 0,5',
  )
})
