import {
  type Block,
  compileKernels,
  compileTwin,
  createBlock,
  makePlan,
  setFacts,
} from '#formula/index.ts'
import { natural } from './natural.ts'
import { compilePlain } from './plain.ts'
import { type Report, figure } from './report.ts'
import { library, people, period } from './workload.ts'

const batch = 20_000

/**
 * Wrong pesos among a million payslips, every one of the 60 values against the BigInt twin; and as
 * a control the same engine in plain doubles on the same people, which must get some wrong.
 */
export function pesos(total = 1_000_000): Report {
  const plan = makePlan(library)
  const [exact, expected, plain] = [0, 1, 2].map(() => createBlock(plan, batch))
  if (exact === undefined || expected === undefined || plain === undefined) throw new RangeError()
  const kernels = compileKernels(plan, period)
  const twin = compileTwin(plan, period)
  const doubles = compilePlain(plan, period)
  const found = { ours: { payslips: 0, values: 0 }, control: { payslips: 0, values: 0 } }
  for (let done = 0; done < total; done += batch) {
    people(batch, done + 1).forEach((row, at) => {
      setFacts(plan, exact, at, row)
      setFacts(plan, expected, at, row)
      setFacts(plan, plain, at, natural(plan, row))
    })
    if (kernels.run(exact, batch).length + twin.run(expected, batch).length > 0) {
      throw new Error('a payslip of the workload has an error')
    }
    doubles.run(plain.columns, batch)
    count(found.ours, exact, expected)
    count(found.control, plain, expected)
  }
  return {
    title: `Pesos: ${figure(total)} payslips × 60 values against exact BigInt fractions`,
    head: ['engine', 'payslips with a wrong peso', 'wrong values'],
    rows: [
      ['kernels, exact', figure(found.ours.payslips), figure(found.ours.values)],
      ['control: plain doubles', figure(found.control.payslips), figure(found.control.values)],
    ],
    goals: [
      { text: 'wrong values of our kernels', value: found.ours.values, most: 0 },
      { text: 'wrong payslips of the control', value: found.control.payslips, least: 1 },
    ],
  }
}

function count(found: { payslips: number; values: number }, block: Block, expected: Block): void {
  for (let row = 0; row < block.capacity; row += 1) {
    let wrong = 0
    block.results.forEach((column, i) => {
      if (column[row] !== expected.results[i]?.[row]) wrong += 1
    })
    found.values += wrong
    if (wrong > 0) found.payslips += 1
  }
}
