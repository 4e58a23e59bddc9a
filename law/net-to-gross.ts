import { evaluate, valueIn } from '#formula/index.ts'
import { InputError, type PartialInput } from './input.ts'
import { completeInput } from './schema.ts'
import { type Payroll, payslipFacts } from './run.ts'

/** A monthly salary in pesos, and what it leaves. */
export type AgreedNet = { readonly salary: number; readonly toPay: number }

/** The most that is tried: far over any salary, and under what the hour of a salary may be. */
const MOST = 50_000_000
/** How far below a found salary a peso of rounding may hide a smaller one. */
const NEARBY = 8

/**
 * The smallest agreed salary whose payslip leaves at least `target` pesos, everything else as in
 * `input` (líquido pactado). By halves: net grows with salary but for single pesos of rounding, so
 * the last few below are tried one by one. Throws RangeError when no salary reaches it, InputError
 * when the contract cannot be calculated.
 */
export function grossForNet(payroll: Payroll, input: PartialInput, target: number): AgreedNet {
  const net = netOf(payroll, input)
  if (net(MOST) < target) {
    throw new RangeError(`Ningún sueldo llega a un líquido de ${target} pesos`)
  }
  let [under, reaches] = [-1, MOST]
  while (reaches - under > 1) {
    const middle = Math.floor((under + reaches) / 2)
    if (net(middle) >= target) reaches = middle
    else under = middle
  }
  const least = Math.max(0, reaches - NEARBY)
  for (let salary = least; salary < reaches; salary += 1) {
    const toPay = net(salary)
    if (toPay >= target) return { salary, toPay }
  }
  return { salary: reaches, toPay: net(reaches) }
}

function netOf(payroll: Payroll, input: PartialInput): (salary: number) => number {
  const { contract } = completeInput(input)
  return (amount) => {
    const salary = { amount: String(amount), currency: 'CLP' as const }
    const facts = payslipFacts(payroll, { ...input, contract: { ...contract, salary } })
    const result = evaluate(payroll.plan, payroll.period, facts)
    if (!result.ok) throw new InputError(result.error.code, result.error.message)
    return valueIn(result.values, 'LIQUIDO')
  }
}
