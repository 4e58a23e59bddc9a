import { expect, test } from 'vitest'
import { type Gathered, leftOut, type MonthPay, proposals } from './gathered-facts.ts'
import { taxedMonths } from './taxed-months.ts'
import { debtsWithoutAmount } from './unpriced-debts.ts'

const gathered: Gathered = {
  initialDate: '2020-03-01',
  domesticWorker: false,
  salary: 900_000,
  months: [],
  debts: [
    { key: 'LOAN:1', kind: 'LOAN', to: 'COMPANY', label: 'Préstamo', amount: 120_000 },
    { key: 'LOAN:2', kind: 'LOAN', to: 'COMPANY', label: 'Otro préstamo', amount: 30_000 },
    { key: 'ADVANCE:202610', kind: 'ADVANCE', to: 'COMPANY', label: 'Anticipo', amount: 50_000 },
  ],
  vacation: { businessDays: '0', nonWorkingDays: 0 },
  calendarMonths: false,
  endMonth: 202609,
  prices: new Map(),
  maternity: { until: null, subsidyUntil: null },
}
const asked = (...keys: string[]) => {
  const { loans, advances } = proposals(
    gathered,
    keys.map((key) => ({ key })),
  )
  return { loans, advances }
}

test('what is owed is asked back, each debt until somebody takes it out', () => {
  expect(asked()).toEqual({ loans: 150_000, advances: 50_000 })
  expect(asked('LOAN:1')).toEqual({ loans: 30_000, advances: 50_000 })
  expect(asked('ADVANCE:202610')).toEqual({ loans: 150_000, advances: 0 })
  expect(asked('LOAN:1', 'LOAN:2', 'ADVANCE:202610')).toEqual({ loans: 0, advances: 0 })
  expect(proposals(gathered, null).loans).toBe(150_000)
})

test('what one person chose of a debt holds over what another one stored meanwhile', () => {
  const mine = new Map([
    ['LOAN:1', 'out'],
    ['LOAN:2', 'in'],
  ] as const)
  expect(leftOut([], mine)).toEqual([{ key: 'LOAN:1' }])
  expect(leftOut([{ key: 'ADVANCE:202610' }], mine)).toEqual([
    { key: 'ADVANCE:202610' },
    { key: 'LOAN:1' },
  ])
  expect(leftOut([{ key: 'LOAN:1' }, { key: 'LOAN:2' }], mine)).toEqual([{ key: 'LOAN:1' }])
})

const month = (more: Partial<MonthPay> & { pay: number; family?: number }): MonthPay => {
  const { pay, family = 0, ...rest } = more
  const values = { TOTAL_HABERES: pay, ASIGNACION_FAMILIAR: family }
  return {
    month: 202609,
    taken: false,
    whole: true,
    earned: true,
    ofSalary: new Set(),
    net: 0,
    taxedBeside: 0,
    values,
    concepts: [],
    ...rest,
  }
}
const paid = (...months: MonthPay[]) => proposals({ ...gathered, months })

test('a bankruptcy counts the whole months that were earned, and not those of leave', () => {
  const leave = month({ pay: 0, whole: false, earned: false })
  const part = month({ pay: 300_000, whole: false, earned: false })
  const known = paid(part, leave, leave, month({ pay: 1_000_000 }), month({ pay: 900_000 }))
  expect(known).toMatchObject({ last: 1_000_000, lastThree: 950_000 })
  expect(paid(part)).toMatchObject({ last: 300_000, lastThree: 300_000 })
  expect(paid()).toMatchObject({ last: 0, lastThree: 0 })
})

test('the family allowance is no pay of a bankruptcy', () => {
  expect(paid(month({ pay: 1_020_000, family: 20_000 }))).toMatchObject({ last: 1_000_000 })
})

test('an indemnity pays tax over all that the employer paid in each month', () => {
  const months = [
    { ...month({ pay: 0, taxedBeside: 2_000_000 }), values: { BASE_TRIBUTABLE: 900_000 } },
    { ...month({ pay: 0, month: 202608 }), values: { BASE_TRIBUTABLE: 800_000 } },
  ]
  expect(taxedMonths({ ...gathered, months }, '2026-09-30')).toEqual([
    { month: 202609, taxable: 2_900_000 },
    { month: 202608, taxable: 800_000 },
  ])
})

test('a debt without a known amount waits for a person to write it or to take it out', () => {
  const casino = { key: 'QUOTA:1', kind: 'QUOTA', to: 'COMPANY', label: 'Casino' } as const
  const owing = { ...gathered, debts: [...gathered.debts, { ...casino, amount: null }] }
  const asked = (loans: number | null, withoutDebts: { key: string }[] | null) =>
    debtsWithoutAmount(owing, { loans, withoutDebts })
  expect(asked(null, null)).toEqual(['Casino'])
  expect(asked(90_000, null)).toEqual([])
  expect(asked(null, [{ key: 'QUOTA:1' }])).toEqual([])
  expect(proposals(owing).loans).toBe(proposals(gathered).loans)
})
