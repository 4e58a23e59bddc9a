import { expect, test } from 'vitest'
import { stripAccents } from './text.ts'
import { guarded } from './formulas-in-sheets.ts'

test.each(['=1+2', ' =1', '+56', '-A1', '@SUM', '\t=1', '\r1', '＝1', '﹢1', '⁺1', '−1', '-1'])(
  '«%s» is no formula any more',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`)
  },
)

test.each(['Ana', '3-4', 'a=b', '', "'=1"])('«%s» stays', (text) => {
  expect(guarded(text)).toBe(text)
})

test('no sign of Unicode becomes one with which a formula begins', () => {
  const wrong: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const sign = String.fromCodePoint(code)
    const written = [sign, sign.normalize('NFKC'), stripAccents(sign)]
    const begins = written.some((one) => /^\s*[=+\-@]/.test(one.trim()))
    const held = written.every((one) => !/^\s*[=+\-@]/.test(one) || guarded(one).startsWith("'"))
    if (begins && !held) wrong.push(sign)
  }
  expect(wrong).toEqual([])
})
