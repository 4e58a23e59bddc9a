import { expect, test } from 'vitest'
import { newCode, readCode } from './code.ts'

test('a code is read as it was given, however it is typed', () => {
  const code = newCode(12)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
  const read = readCode(code)
  expect(read?.companyId).toBe(12)
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect(readCode(` ${typed} `)).toEqual(read)
  expect(newCode(12)).not.toBe(code)
})

test('what is no code is none', () => {
  for (const text of [
    '',
    'x',
    '0000',
    `${newCode(1)}0`,
    newCode(1).replace(/.$/, 'U'),
    '💥'.repeat(32),
  ]) {
    expect(readCode(text)).toBeUndefined()
  }
})
