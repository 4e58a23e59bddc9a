import { describe, expect, test } from 'vitest'
import { type Burden, burdenEnd, burdensOn, isBurdenOn, memberProblem } from './burdens.ts'

const child: Burden = {
  relation: 'CHILD',
  burden: 'SIMPLE',
  birthday: '2008-09-10',
  burdenFrom: '2015-01-01',
  burdenUntil: null,
  studiesUntil: null,
}

describe('a child who is a burden', () => {
  test('is one until 31 December of the year in which they turn 18', () => {
    expect(burdenEnd(child)).toEqual({ day: '2026-12-31', why: 'AGE_18' })
    expect(isBurdenOn(child, '2026-12-31')).toBe(true)
    expect(isBurdenOn(child, '2027-01-01')).toBe(false)
    expect(isBurdenOn(child, '2014-12-31')).toBe(false)
  })

  test('goes on while they prove studies, until the year of the 24', () => {
    const studies = (studiesUntil: string) => burdenEnd({ ...child, studiesUntil })
    expect(studies('2027-12-31')).toEqual({ day: '2027-12-31', why: 'STUDIES' })
    expect(studies('2026-03-31')).toEqual({ day: '2026-12-31', why: 'AGE_18' })
    expect(studies('2034-12-31')).toEqual({ day: '2032-12-31', why: 'AGE_24' })
  })

  test('ends earlier where somebody wrote it', () => {
    const end = burdenEnd({ ...child, burdenUntil: '2026-06-30' })
    expect(end).toEqual({ day: '2026-06-30', why: 'WRITTEN' })
  })
})

test('invalidity, a spouse and a mother have no age; a child in care has', () => {
  expect(burdenEnd({ ...child, burden: 'DISABLED' })).toBeUndefined()
  expect(burdenEnd({ ...child, relation: 'SPOUSE' })).toBeUndefined()
  expect(burdenEnd({ ...child, relation: 'MOTHER' })).toBeUndefined()
  expect(burdenEnd({ ...child, relation: 'IN_CARE' })).toEqual({
    day: '2026-09-10',
    why: 'AGE_18',
  })
})

test('the burdens of a day are counted by their kind', () => {
  const family = [
    child,
    { ...child, burden: 'DISABLED' as const },
    { ...child, burden: 'NONE' as const },
  ]
  expect(burdensOn(family, '2026-12-31')).toEqual({
    simpleBurdens: 1,
    maternalBurdens: 0,
    disabledBurdens: 1,
  })
  expect(burdensOn(family, '2027-01-01').simpleBurdens).toBe(0)
})

test.each([
  [{}, undefined],
  [{ rut: null }, 'rut'],
  [{ birthday: null }, 'birthday'],
  [{ birthday: '2026-10-01' }, 'birthday'],
  [{ burdenFrom: null }, 'burdenFrom'],
  [{ burdenUntil: '2014-01-01' }, 'burdenUntil'],
  [{ burden: 'NONE' as const }, 'burdenFrom'],
  [{ burden: 'NONE' as const, burdenFrom: null, rut: null }, undefined],
])('a burden with %j is refused at its field', (change, field) => {
  const written = { ...child, rut: '22222222-2', ...change }
  expect(memberProblem(written, '2026-09-15')?.field).toBe(field)
})
