import { expect, test } from 'vitest'
import { capitalize, matchesWords, searchKey, stripAccents, wordList, firstWord } from './text.ts'

test('accents and case do not matter when looking for somebody', () => {
  expect(stripAccents('Ñuñoa, Curicó')).toBe('Nunoa, Curico')
  expect(searchKey('  José   PÉREZ ')).toBe('jose perez')
  expect(matchesWords('María José González Pérez', 'per gon')).toBe(true)
  expect(matchesWords('María José González Pérez', 'onza')).toBe(false)
})

test('names get their capitals', () => {
  expect(capitalize('maría josé de la ossa-ñandú')).toBe('María José De La Ossa-Ñandú')
})

test('a list is read aloud, with an e before the sound of an i', () => {
  expect(wordList([])).toBe('')
  expect(wordList(['Ana'])).toBe('Ana')
  expect(wordList(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva')
  expect(wordList(['Ana', 'Inés'])).toBe('Ana e Inés')
  expect(wordList(['agua', 'hielo'])).toBe('agua y hielo')
})

test('the first word of a name', () => {
  expect(firstWord('María José')).toBe('María')
  expect(firstWord('Ana')).toBe('Ana')
  expect(firstWord('')).toBe('')
})
