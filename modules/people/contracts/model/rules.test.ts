import { describe, expect, test } from 'vitest'
import { problemOf, type Terms, warningsOf } from './rules.ts'
import { longestWeekOn, usualWeek } from './working-week.ts'

const terms: Terms = {
  initialDate: '2026-03-02',
  finalDate: null,
  contractType: 'INDEFINITE',
  hoursPerWeek: '42',
  monthlySalary: { value: '900000', currency: 'CLP' },
}
const fieldOf = (change: Partial<Terms>, day = '2026-09-15') =>
  problemOf({ ...terms, ...change }, day, new Set(Object.keys(change)))?.field

test('the week that the law allows goes down on three days', () => {
  const days = ['2024-04-25', '2024-04-26', '2026-04-25', '2026-04-26', '2028-04-25', '2028-04-26']
  expect(days.map(longestWeekOn)).toEqual([45, 44, 44, 42, 42, 40])
})

describe('what may not be', () => {
  test('an ordinary contract is right', () => expect(fieldOf({})).toBeUndefined())

  test('a fixed term has an end, after its beginning, and nothing holds after it', () => {
    expect(fieldOf({ contractType: 'FIXED' })).toBe('finalDate')
    expect(fieldOf({ contractType: 'BY_WORK_OR_TASK' })).toBeUndefined()
    expect(fieldOf({ finalDate: '2026-03-01' })).toBe('finalDate')
    expect(fieldOf({ contractType: 'FIXED', finalDate: '2026-09-15' })).toBeUndefined()
    expect(fieldOf({ contractType: 'FIXED', finalDate: '2026-09-14' })).toBe('finalDate')
  })

  test('a longer week is for art. 22 and casa particular alone', () => {
    expect(fieldOf({ hoursPerWeek: '42.5' })).toBe('hoursPerWeek')
    expect(fieldOf({ hoursPerWeek: '44' }, '2026-04-25')).toBeUndefined()
    expect(fieldOf({ hoursPerWeek: '60', art22: true })).toBeUndefined()
    expect(fieldOf({ hoursPerWeek: '60', isDomestic: true })).toBeUndefined()
  })

  test('a special working time goes with no other, and with its own hours', () => {
    const special = (change: Partial<Terms>) => fieldOf({ specialWorkday: 'ART_25_BIS', ...change })
    expect(special({})).toBeUndefined()
    expect(special({ art22: true })).toBe('specialWorkday')
    expect(special({ isDomestic: true })).toBe('specialWorkday')
    expect(special({ cycleHours: '84', cycleDays: 14 })).toBe('specialWorkday')
    expect(special({ art22: true, specialWorkday: 'ART_22_FINAL' })).toBeUndefined()
    // The gente de mar have 56 hours a week (art. 106); far from towns, two ordinary ones.
    expect(special({ specialWorkday: 'ART_106', hoursPerWeek: '56' })).toBeUndefined()
    expect(special({ specialWorkday: 'ART_39', hoursPerWeek: '56' })).toBe('hoursPerWeek')
    // Without it, the week is the ordinary one again.
    const crew = { ...terms, hoursPerWeek: '56', specialWorkday: null }
    expect(problemOf(crew, '2026-09-15', new Set(['specialWorkday']))?.field).toBe('hoursPerWeek')
  })

  test('an old week does not stop a raise', () => {
    const old = { ...terms, hoursPerWeek: '45' }
    expect(problemOf(old, '2026-09-15', new Set(['monthlySalary']))).toBeUndefined()
    expect(problemOf(old, '2026-09-15', new Set(['hoursPerWeek']))?.field).toBe('hoursPerWeek')
  })

  test('what is marked has its value', () => {
    expect(fieldOf({ gratificationType: 'CONVENTIONAL' })).toBe('gratificationAmount')
    expect(fieldOf({ heavyWork: true })).toBe('heavyWorkRate')
    expect(fieldOf({ unionFeeType: 'FIXED', unionFeeValue: '0' })).toBe('unionFeeValue')
  })
})

describe('what deserves a second look', () => {
  const minimum = 539_000
  const warned = (change: Partial<Terms>, day = '2026-09-15') =>
    warningsOf({ ...terms, ...change }, day, minimum).length

  test('nothing of an ordinary contract', () => expect(warned({})).toBe(0))

  test('pay under the minimum, in proportion up to 30 hours; unknown minimum says nothing', () => {
    const low = { monthlySalary: { value: '538999', currency: 'CLP' } }
    expect(warned(low)).toBe(1)
    expect(warned({ monthlySalary: { value: '539000', currency: 'CLP' } })).toBe(0)
    expect(warned({ ...low, hoursPerWeek: '30' })).toBe(0)
    expect(
      warned({ monthlySalary: { value: '250000', currency: 'CLP' }, hoursPerWeek: '20' }),
    ).toBe(1)
    expect(warned({ monthlySalary: { value: '10', currency: 'UF' } })).toBe(0)
    const weekly = (value: string) =>
      warned({ paymentPeriod: 'WEEKLY', monthlySalary: { value, currency: 'CLP' } })
    expect([weekly('125766'), weekly('125767')]).toEqual([1, 0])
    const daily = { paymentPeriod: 'DAILY', monthlySalary: { value: '18000', currency: 'CLP' } }
    const apprentice = { ...low, apprentice: true, finalDate: '2028-03-02' }
    expect([warned(daily), warned(apprentice)]).toEqual([0, 0])
    expect(warningsOf({ ...terms, ...low }, '2026-09-15', undefined)).toEqual([])
  })

  test('who is too young to work, on the first day of the contract', () => {
    const born = (birthday: string) => warningsOf({ ...terms, birthday }, '2026-09-15', minimum)
    expect(terms.initialDate).toBe('2026-03-02')
    expect(born('2008-03-02')).toEqual([])
    expect(born('2008-03-03')).toEqual([expect.stringContaining('tiene 17 años')])
    expect(born('2011-03-02')).toEqual([expect.stringContaining('autorización')])
    expect(born('2011-03-03')).toEqual([expect.stringContaining('no permite trabajar')])
  })

  test('hours over the law, now or within half a year', () => {
    expect(warned({ hoursPerWeek: '44' }, '2026-01-10')).toBe(1)
    expect(warned({ hoursPerWeek: '44' }, '2025-01-10')).toBe(0)
    expect(warned({ hoursPerWeek: '44' }, '2026-05-01')).toBe(1)
    expect(warned({ hoursPerWeek: '44', specialWorkday: 'ART_25' }, '2026-05-01')).toBe(0)
  })

  test('a gratification that nobody owes, and an apprentice of more than two years', () => {
    const legal = { gratificationType: 'ART_50' }
    expect(warned(legal)).toBe(0)
    expect(warned({ ...legal, isDomestic: true })).toBe(1)
    expect(warned({ ...legal, isCorporateSalary: true })).toBe(1)
    expect(warned({ gratificationType: 'CONVENTIONAL', isDomestic: true })).toBe(0)
    expect(warned({ apprentice: true, finalDate: '2028-03-02' })).toBe(0)
    expect(warned({ apprentice: true, finalDate: '2028-03-03' })).toBe(1)
    expect(warned({ apprentice: true })).toBe(1)
  })

  test('a fixed term of more than a year', () => {
    expect(warned({ cycleHours: '84', cycleDays: 14 })).toBe(0)
    expect(warned({ cycleHours: '85', cycleDays: 14 })).toBe(1)
    expect(warned({ contractType: 'FIXED', finalDate: '2027-03-02' })).toBe(0)
    expect(warned({ contractType: 'FIXED', finalDate: '2027-03-03' })).toBe(1)
  })
})

test('a contract that began years ago begins with the week of today', () => {
  expect(usualWeek('2025-05-01', '2026-11-26')).toBe(42)
  expect(usualWeek('2028-05-02', '2026-11-26')).toBe(40)
})
