import { describe, expect, test } from 'vitest'
import { type Kept, followed } from './next-standing.ts'
import { freeOn, leftBefore } from './free-on.ts'

test('nothing holds a record from the day after its last term ends', () => {
  // The 72 months of pay end on 31-03-2026; the 60 of the contract, a year before.
  expect(freeOn('2020-03-31', 202003)).toBe('2026-04-01')
  expect(freeOn('2020-03-10', 202003)).toBe('2026-04-01')
  // A contract whose last pay was long before: its own term is the later one.
  expect(freeOn('2020-03-10', 201801)).toBe('2025-03-11')
  expect(leftBefore('2026-04-01')).toBe('2020-04-01')
})

describe('what a night makes of a record', () => {
  const facts = { leftOn: '2020-03-31', lastMonth: 202003, freeOn: '2026-04-01' }
  const kept = (state: Kept['state'], more: Partial<Kept> = {}): Kept => ({
    ...facts,
    state,
    heldBy: null,
    keptUntil: null,
    ...more,
  })
  const free = { ...facts, heldBy: null }

  test('what two people agreed on stays while the facts are those that they saw', () => {
    expect(followed(kept('APPROVED'), free, '2026-05-01')).toBeUndefined()
    expect(followed(kept('CONFIRMED'), free, '2026-05-01')).toBeUndefined()
    const later = { ...free, lastMonth: 202006, freeOn: '2026-07-01' }
    expect(followed(kept('APPROVED'), later, '2026-05-01')?.state).toBe('COMING')
    const held = { ...free, heldBy: 'Tiene un contrato vigente' }
    expect(followed(kept('APPROVED'), held, '2026-05-01')?.state).toBe('HELD')
  })

  test('what is kept stays until its day', () => {
    const until = kept('KEPT', { keptUntil: '2026-06-01' })
    expect(followed(until, free, '2026-05-31')).toBeUndefined()
    expect(followed(until, free, '2026-06-01')?.state).toBe('DUE')
  })

  test('its day makes it due, and whoever has no contracts is held', () => {
    expect(followed(kept('COMING'), free, '2026-03-31')).toBeUndefined()
    expect(followed(kept('COMING'), free, '2026-04-01')?.state).toBe('DUE')
    expect(followed(kept('DUE'), undefined, '2026-05-01')?.heldBy).toBe('No tiene contratos')
  })
})
