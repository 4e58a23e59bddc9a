import { expect, test } from 'vitest'
import {
  capitalize,
  firstWord,
  matchesWords,
  ofName,
  searchKey,
  stripAccents,
  wordList,
} from './text.ts'

test('accents and case do not matter when looking for somebody', () => {
  expect(stripAccents('Ñuñoa, Curicó')).toBe('Nunoa, Curico')
  expect(searchKey('  José   PÉREZ ')).toBe('jose perez')
  expect(matchesWords('María José González Pérez', 'per gon')).toBe(true)
  expect(matchesWords('María José González Pérez', 'onza')).toBe(false)
})

test('letters without an accent to take are written with those of A to Z', () => {
  expect(stripAccents('Łukasz Wójcik-Dvořák Nguyễn')).toBe('Lukasz Wojcik-Dvorak Nguyen')
  expect(stripAccents('Søren Ærø, Đorđe, Ħamrun, Þór, Weiß, Œuvre')).toBe(
    'Soren AEro, Dorde, Hamrun, THor, Weiss, OEuvre',
  )
  expect(searchKey('ŁUKASZ')).toBe(searchKey('lukasz'))
  expect(stripAccents('3º piso, 1ª mitad')).toBe('3º piso, 1ª mitad')
})

test('no letter of the languages of Europe is left as it was', () => {
  const left: string[] = []
  for (let code = 0xc0; code <= 0x17f; code++) {
    const letter = String.fromCodePoint(code)
    if (/\p{L}/u.test(letter) && !/^[A-Za-z]+$/.test(stripAccents(letter))) left.push(letter)
  }
  expect(left).toEqual([])
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

test('what is named with its article is said to be of it', () => {
  expect(ofName('el folio 3')).toBe('del folio 3')
  expect(ofName('la cuenta')).toBe('de la cuenta')
  expect(ofName('los tratos')).toBe('de los tratos')
  expect(ofName('Elena Soto')).toBe('de Elena Soto')
  expect(ofName('El Peumal SpA')).toBe('de El Peumal SpA')
  expect(ofName('elástico')).toBe('de elástico')
})
