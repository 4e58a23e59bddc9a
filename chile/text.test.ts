import { expect, test } from 'vitest'
import { capitalize, matchesWords, searchKey, stripAccents } from './text.ts'

test('accents and case do not matter when looking for somebody', () => {
  expect(stripAccents('Ñuñoa, Curicó')).toBe('Nunoa, Curico')
  expect(searchKey('  José   PÉREZ ')).toBe('jose perez')
  expect(matchesWords('María José González Pérez', 'per gon')).toBe(true)
  expect(matchesWords('María José González Pérez', 'onza')).toBe(false)
})

test('names get their capitals', () => {
  expect(capitalize('maría josé de la ossa-ñandú')).toBe('María José De La Ossa-Ñandú')
})
