import { expect, test } from 'vitest'
import { type Gathered, leftOut, proposals } from './gathered.ts'

const gathered: Gathered = {
  initialDate: '2020-03-01',
  domesticWorker: false,
  salary: 900_000,
  months: [],
  debts: [
    { key: 'LOAN:1', kind: 'LOAN', label: 'Préstamo', amount: 120_000 },
    { key: 'LOAN:2', kind: 'LOAN', label: 'Otro préstamo', amount: 30_000 },
    { key: 'ADVANCE:202610', kind: 'ADVANCE', label: 'Anticipo', amount: 50_000 },
  ],
  vacation: { businessDays: '0', nonWorkingDays: 0 },
  calendarMonths: false,
  endMonth: 202609,
  prices: new Map(),
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
