import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAnswering, type Cursor, cursorAt, moved, placeOf } from './cursor.ts'

const rows = (...keys: string[]) => keys.map((key) => ({ key }))
const all = rows('Ana', 'Berta', 'Clara', 'Delia', 'Elsa', 'Flora', 'Gilda', 'Hilda')

test('three chosen and answered: the cursor stands on the next that waits', () => {
  const on = cursorAt(all, 4)
  const after = afterAnswering(all, on, new Set(['Ana', 'Clara', 'Elsa']))
  expect(after?.key).toBe('Flora')
  const left = all.filter(({ key }) => !['Ana', 'Clara', 'Elsa'].includes(key))
  expect(left[placeOf(left, after)]?.key).toBe('Flora')
})

test('others chosen and answered: the cursor stays on its person', () => {
  const on = cursorAt(all, 4)
  expect(afterAnswering(all, on, new Set(['Ana', 'Clara']))?.key).toBe('Elsa')
})

test('the last one answered: the cursor stands on the one before it', () => {
  expect(afterAnswering(all, cursorAt(all, 7), new Set(['Hilda']))?.key).toBe('Gilda')
  expect(afterAnswering(rows('Ana'), undefined, new Set(['Ana']))).toBeUndefined()
})

test('a row that somebody else answered leaves nothing under the cursor, until it moves', () => {
  const on = cursorAt(all, 2)
  const left = all.filter(({ key }) => key !== 'Clara')
  expect(placeOf(left, on)).toBe(-1)
  expect(moved(left, on, 1)?.key).toBe('Delia')
  expect(moved(left, on, -1)?.key).toBe('Berta')
})

test('whatever is answered, here or elsewhere, no key acts on a row not shown', () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      step: fc.constantFrom(1 as const, -1 as const),
    }),
    fc.record({ kind: fc.constant('answer' as const), chosen: fc.subarray(all) }),
    fc.record({
      kind: fc.constant('elsewhere' as const),
      gone: fc.subarray(all, { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('comes' as const), place: fc.nat(8) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let shown: { key: string }[] = [...all]
      let at: Cursor | undefined
      for (const [number, one] of acts.entries()) {
        const under = shown[placeOf(shown, at)]?.key
        if (one.kind === 'move') at = moved(shown, at, one.step)
        if (one.kind === 'comes') {
          if (at === undefined) at = cursorAt(shown, 0)
          shown = shown.toSpliced(one.place, 0, { key: `new ${number}` })
        }
        if (one.kind === 'answer') {
          const answered = new Set(one.chosen.map(({ key }) => key))
          at = afterAnswering(shown, at, answered)
          shown = shown.filter(({ key }) => !answered.has(key))
          const now = shown[placeOf(shown, at)]?.key
          expect(now !== undefined || shown.length === 0 || under === undefined).toBe(true)
          if (under !== undefined && !answered.has(under)) expect(now).toBe(under)
        }
        if (one.kind === 'elsewhere') {
          if (at === undefined) at = cursorAt(shown, 0)
          shown = shown.filter((row) => !one.gone.includes(row))
          const now = shown[placeOf(shown, at)]?.key
          expect([undefined, under]).toContain(now)
        }
      }
    }),
  )
})
