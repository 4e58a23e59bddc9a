import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { readRuts } from './chosen.ts'

const [one, other] = [rutOf(12_345_678), rutOf(9_876_543)]

test('a column of a spreadsheet is read with its title, its doubles and its mistakes', () => {
  const pasted = `RUT\n12.345.678-5\n${other}\n\n${one}\nPedro\n11.111.111-9\n`
  expect(readRuts(pasted)).toEqual({
    ruts: [one, other],
    wrong: ['Pedro', '11.111.111-9'],
    doubled: [one],
  })
})

test('an empty paste names nobody', () => {
  expect(readRuts(' \n\t')).toEqual({ ruts: [], wrong: [], doubled: [] })
})
