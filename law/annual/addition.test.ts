import { expect, test } from 'vitest'
import { createBlock, compileKernels, setFacts } from '#formula/index.ts'
import { openPayroll, payslipFacts } from '../run.ts'
import { usualConcepts } from '../usual.ts'
import { type Addition, addedIn } from './addition.ts'
import { reliquidate } from './accrual.ts'

const input = (month: number, salary: string) => ({
  month,
  contract: {
    salary: { amount: salary, currency: 'CLP' as const },
    gratification: { mode: 'NONE' as const },
  },
  pension: { afp: 'UNO' },
})

/** A month with one payslip, stored as a run stores it. */
function paidMonth(month: number, salary: string) {
  const payroll = openPayroll(month, { concepts: usualConcepts })
  const { plan, period } = payroll
  const block = createBlock(plan, 1)
  setFacts(plan, block, 0, payslipFacts(payroll, input(month, salary)))
  const kernels = compileKernels(plan, period)
  kernels.run(block, 1)
  const stored = {
    contractId: 1,
    facts: block.facts.map(([value]) => value ?? 0),
    results: block.results.map(([value]) => value ?? 0),
  }
  return { paid: { month, plan, period, kernels }, stored }
}
const add = (month: number, salary: string, more: Pick<Addition, 'earlier' | 'part'>) => {
  const { paid, stored } = paidMonth(month, salary)
  return addedIn(paid, [{ ...stored, ...more }], 71_721)[0]
}
const participation = (value: string) => ({ item: 'PARTICIPACION', value })

test('a stored payslip owes the same as its readable input', () => {
  for (const month of [202607, 202608, 202609]) {
    const added = add(month, '1000000', { earlier: [], part: participation('300000') })
    const [known] = reliquidate({
      amount: 300_000,
      item: 'PARTICIPACION',
      payMonth: 202609,
      payslips: [input(month, '1000000')],
      concepts: usualConcepts,
    }).months
    expect(added?.tax).toBe(known?.tax)
    expect(added?.taxAtPayment).toBe(known?.taxAtPayment)
    expect(added?.deductions).toBe(54_180 + (known?.taxAtPayment ?? 0))
    expect(added?.net).toBe(300_000 - (added?.deductions ?? 0))
  }
})

test('what was paid apart before comes first in the cap and the bracket of the month', () => {
  const once = add(202609, '3300000', { earlier: [], part: participation('600000') })
  const first = add(202609, '3300000', { earlier: [], part: participation('250000') })
  const second = add(202609, '3300000', {
    earlier: [participation('250000')],
    part: participation('350000'),
  })
  expect((first?.deductions ?? 0) + (second?.deductions ?? 0)).toBe(once?.deductions)
  expect((first?.net ?? 0) + (second?.net ?? 0)).toBe(once?.net)
})

test('the gratification of the law needs no item and does not gratify itself', () => {
  const part = { item: 'GRATIFICACION', value: '300000' }
  const added = add(202609, '1000000', { earlier: [], part })
  expect(added?.lines.find(({ code }) => code === 'GRATIFICACION')?.difference).toBe(300_000)
  expect(added?.earnings).toBe(300_000)
  const same = add(202609, '1000000', { earlier: [], part: participation('300000') })
  expect(added?.net).toBe(same?.net)
  const twice = add(202609, '1000000', { earlier: [part], part })
  expect(twice?.earnings).toBe(300_000)
})
