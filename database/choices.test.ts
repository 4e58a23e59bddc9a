import { describe, expect, test } from 'vitest'
import { choicesIn } from './choices.ts'

const codesOf = (check: string) => Object.fromEntries(choicesIn(check))
const oneOf = (column: string, ...codes: readonly string[]) =>
  `(${column} = ANY (ARRAY[${codes.map((code) => `'${code}'::text`).join(', ')}]))`

describe('the codes that a check lets into a column', () => {
  test('are those of a list, of one code, and beside the default of a missing value', () => {
    expect(codesOf(oneOf('pay', 'WITHPAY', 'WITHOUTPAY'))).toEqual({
      pay: ['WITHPAY', 'WITHOUTPAY'],
    })
    expect(codesOf("(type = 'BRACKET'::text)")).toEqual({ type: ['BRACKET'] })
    expect(codesOf("(COALESCE(currency, 'CLP'::text) = ANY (ARRAY['CLP'::text]))")).toEqual({
      currency: ['CLP'],
    })
    expect(codesOf("(word = 'o''clock'::text)")).toEqual({ word: ["o'clock"] })
  })

  test('of two columns are both; of one column, the codes in every part', () => {
    const both = `(${oneOf('a', 'X', 'Y')} AND ${oneOf('b', 'Z')} AND (length(c) > 1))`
    expect(codesOf(both)).toEqual({ a: ['X', 'Y'], b: ['Z'] })
    expect(codesOf(`(${oneOf('a', 'X', 'Y')} AND ${oneOf('a', 'Y', 'Z')})`)).toEqual({ a: ['Y'] })
  })

  test('of alternatives are those of the columns in each of them, and nothing else', () => {
    const kinds = `((${oneOf('type', 'L')} AND ${oneOf('kind', 'N', 'M')}) OR (kind = 'N'::text))`
    expect(codesOf(kinds)).toEqual({ kind: ['N', 'M'] })
    expect(codesOf(`((a IS NULL) OR ${oneOf('a', 'X')})`)).toEqual({ a: ['X'] })
    expect(codesOf(`(${oneOf('a', 'X')} OR (length(a) > 3))`)).toEqual({})
  })

  test.each([
    '(step = ANY (ARRAY[1, 12]))',
    "(state <> 'PENDING'::text)",
    "((state = 'PENDING'::text) = (answered_by IS NULL))",
    "(state <> ALL (ARRAY['APPROVED'::text, 'RETURNED'::text]))",
    "(code ~ '^[A-Z) OR (]{2}$'::text)",
  ])('%s says none', (check) => {
    expect(codesOf(check)).toEqual({})
  })
})
