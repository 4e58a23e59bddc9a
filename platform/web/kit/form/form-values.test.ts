import { expect, test } from 'vitest'
import { changesOf, crossed, sameValue, typedNames } from './form-values.ts'

test('nothing is nothing, however it is written', () => {
  expect(sameValue(undefined, '')).toBe(true)
  expect(sameValue(null, { value: null, currency: 'CLP' })).toBe(true)
  expect(sameValue({ a: 1, b: undefined }, { b: null, a: 1 })).toBe(true)
  expect(sameValue([{ above: null }], [{}])).toBe(true)
  expect(sameValue(0, '')).toBe(false)
  expect(sameValue(false, undefined)).toBe(false)
  expect(sameValue('1', '2')).toBe(false)
})

test('only what was changed is kept, with what it was', () => {
  const before = { city: 'Curicó', phone: null, salary: { value: '500000', currency: 'CLP' } }
  expect(changesOf(before, { ...before, city: 'Talca', phone: '' })).toEqual({
    values: { city: 'Talca' },
    base: { city: 'Curicó' },
  })
})

test('what a page proposed is nothing that somebody typed, until they write something else', () => {
  const proposed = { payMonth: 202609, countFrom: '2026-01-01' }
  expect(typedNames({ payMonth: 202609, countFrom: '2026-01-01' }, proposed)).toEqual([])
  expect(typedNames({ payMonth: 202609, countFrom: '2026-02-01' }, proposed)).toEqual(['countFrom'])
  expect(typedNames({ days: '3' }, proposed)).toEqual(['days'])
  expect(typedNames({ payMonth: null }, proposed)).toEqual(['payMonth'])
})

test('what both changed to different values is decided; the rest is not asked', () => {
  const base = { city: 'Curicó', address: 'Los Boldos 1', phone: null }
  const draft = { values: { city: 'Talca', phone: '712', address: 'Los Boldos 2' }, base }
  const stored = { city: 'Molina', address: 'Los Boldos 2', phone: null, name: 'otro' }
  expect(crossed(draft, stored)).toEqual([{ name: 'city', mine: 'Talca', theirs: 'Molina' }])
  expect(crossed(draft, base)).toEqual([])
})
