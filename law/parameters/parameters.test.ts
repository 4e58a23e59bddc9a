import { expect, test } from 'vitest'
import { divide, scaled } from '#chile/money/decimal.ts'
import { nextMonth, shiftMonth } from '#chile/period.ts'
import { parameters, rowAt, tableEditions } from './index.ts'

const histories = [
  ...parameters.map(({ key, rows }) => ({ key, rows })),
  ...Object.entries(tableEditions).map(([key, rows]) => ({ key, rows })),
]

test.each(histories)('$key has no gap and no overlap from January 2024 on', ({ rows }) => {
  expect(rows[0]?.from).toBe(202401)
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (next) expect(row.to && nextMonth(row.to)).toBe(next.from)
    if (row.to !== undefined) expect(row.to).toBeGreaterThanOrEqual(row.from)
  }
})

test.each(histories)('every row of $key says where it comes from', ({ rows }) => {
  for (const { source, status, note, value } of rows) {
    expect(source.text.length).toBeGreaterThan(10)
    expect(source.url ?? 'https://').toMatch(/^https:\/\//)
    if (status === 'doubtful' || status === 'missing') expect(note ?? source.url).toBeTruthy()
    expect(value === null).toBe(status === 'missing')
  }
})

test('a figure published after it was in force has one before it, and a later day', () => {
  const late = histories.flatMap(({ rows }) =>
    rows.flatMap((row, index) => (row.published ? [{ row, before: rows[index - 1] }] : [])),
  )
  expect(late.length).toBeGreaterThan(8)
  for (const { row, before } of late) {
    expect(row.published?.replaceAll('-', '').slice(0, 6)).toMatch(/^\d{6}$/)
    expect(Number(row.published?.replaceAll('-', '').slice(0, 6))).toBeGreaterThan(row.from)
    expect(before).toBeDefined()
  }
})

test('keys are unique and every value fits its decimals and its range', () => {
  expect(new Set(parameters.map(({ key }) => key)).size).toBe(parameters.length)
  for (const { key, decimals, min, max, rows } of parameters) {
    for (const { value } of rows) {
      if (value === null) continue
      const exact = scaled(value, decimals)
      expect(exact >= scaled(min, decimals) && exact <= scaled(max, decimals), key).toBe(true)
    }
  }
})

test('each IPC gives the published UTM of two months later, to the peso', () => {
  const rowsOf = (key: string) => parameters.find((one) => one.key === key)?.rows ?? []
  const utm = rowsOf('UTM')
  for (const { from, value } of rowsOf('IPC')) {
    const before = rowAt(utm, shiftMonth(from, 1))?.value ?? ''
    const moved = scaled(before, 0) * (1000n + scaled(value ?? '', 1))
    expect(String(divide(moved, 1000n)), String(from)).toBe(rowAt(utm, shiftMonth(from, 2))?.value)
  }
})

test('the minimum wage of each month is the law’s', () => {
  const imm = parameters.find(({ key }) => key === 'IMM')
  const at = (month: number) => imm && rowAt(imm.rows, month)?.value
  expect([202406, 202408, 202503, 202507, 202603, 202605].map(at)).toEqual([
    '460000',
    '500000',
    '510636',
    '529000',
    '539000',
    '553553',
  ])
})

test('from August 2026 the parts of Ley 21.735 add up to 3,5 %, SIS included', () => {
  const at = (key: string) => {
    const found = parameters.find((parameter) => parameter.key === key)
    return scaled((found && rowAt(found.rows, 202608)?.value) ?? '', 2)
  }
  const parts = ['TASA_CUENTA_INDIVIDUAL', 'TASA_RENTABILIDAD_PROTEGIDA', 'TASA_EXPECTATIVA_VIDA']
  expect(parts.reduce((sum, key) => sum + at(key), at('TASA_SIS'))).toBe(350n)
  expect(at('TASA_SIS') + at('TASA_EXPECTATIVA_VIDA')).toBe(at('TASA_SEGURO_SOCIAL'))
})
