import { describe, expect, test } from 'vitest'
import { makePlan } from '#formula/index.ts'
import { completeInput } from './index.ts'
import { openPayroll, payslipFactList, type Payroll } from './run.ts'

const today = openPayroll(202609)
const { library } = today.plan
const input = completeInput({
  month: 202609,
  contract: { salary: { amount: '900000', currency: 'CLP' }, weeklyHours: '42' },
  pension: { afp: 'UNO' },
  items: { BONO_FIJO: '70000' },
})
const stored = (changed: Partial<typeof library>): Payroll => ({
  ...today,
  plan: makePlan({ ...library, ...changed }),
})
function valuesIn(payroll: Payroll): Record<string, number | undefined> {
  const list = payslipFactList(payroll, input)
  expect(list).toHaveLength(payroll.plan.facts.length)
  return Object.fromEntries(payroll.plan.facts.map(({ code }, place) => [code, list[place]]))
}

describe('the facts of a plan that was stored', () => {
  const all = valuesIn(today)

  test('are each in the place that they had there', () => {
    expect(all).toMatchObject({ SUELDO_PESOS: 900_000, VALOR_BONO_FIJO: 70_000 })
    expect(valuesIn(stored({ facts: library.facts.toReversed() }))).toEqual(all)
  })

  test('stay there when the law gets another one', () => {
    const { ALIMENTOS_UF: _later, ...then } = all
    const before = stored({
      facts: library.facts.filter(({ code }) => code !== 'ALIMENTOS_UF'),
      concepts: library.concepts.map((concept) => ({
        ...concept,
        formula: concept.formula.replaceAll('ALIMENTOS_UF * UF', '0'),
      })),
    })
    expect(valuesIn(before)).toEqual(then)
  })

  test('keep the decimals that they had there: whole days then count a begun one', () => {
    const rest = (days: string) => ({ ...input, vacation: { days, variablePay: '0', months: 3 } })
    const place = library.facts.findIndex(({ code }) => code === 'DIAS_FERIADO')
    const inDays = (payroll: Payroll, days: string) => payslipFactList(payroll, rest(days))[place]
    const then = stored({
      facts: library.facts.map((def) =>
        def.code === 'DIAS_FERIADO' ? { ...def, decimals: 0, max: 31 } : def,
      ),
    })
    expect([inDays(today, '12'), inDays(today, '2.5')]).toEqual([120, 25])
    expect([inDays(then, '12'), inDays(then, '2.5')]).toEqual([12, 3])
  })

  test('that no input gives are an error, and not zero', () => {
    const [first] = library.facts
    const foreign = { ...first!, code: 'HECHO_AJENO' }
    const plan = stored({ facts: [...library.facts, foreign] })
    expect(() => payslipFactList(plan, input)).toThrow('No input gives the fact HECHO_AJENO')
  })
})
