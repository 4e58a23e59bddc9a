import {
  type Block,
  type Facts,
  type Kernels,
  type Library,
  type Plan,
  compileKernels,
  createBlock,
  makePlan,
} from '#formula/index.ts'
import Engine from 'publicodes'
import { median, race, timed } from './measure.ts'
import { naturalPeriod } from './natural.ts'
import { rulesOf } from './peers/publicodes.ts'
import { type Report, figure } from './report.ts'
import { library, people, period } from './workload.ts'

const payslips = 20_000
const companies = 1_000

/**
 * One plan for 20,000 payslips against 1,000 companies with 20 each, both as a run does it: facts
 * come in by rows, fill a block that is used again and again, and go through the kernels. Every
 * company has its plan and one bonus formula of its own (50 texts among them); the rest they share.
 */
export function plans(): Report {
  const plan = makePlan(library)
  const rows = rowsOf(plan, people(payslips))
  const large = createBlock(plan, 2_000)
  const small = createBlock(plan, payslips / companies)
  const one = compileKernels(plan, period)
  const { milliseconds, result: many } = timed(() =>
    Array.from({ length: companies }, (_, i) => compileKernels(company(i), period)),
  )
  const measured = race(
    [
      { name: '1 plan × 20.000', payslips, run: () => stream(() => one, large, rows) },
      { name: '1.000 plans × 20', payslips, run: () => stream((i) => many[i], small, rows) },
    ],
    { rounds: 9, milliseconds: 300 },
  )
  const [whole, split] = measured.map(({ nanoseconds }) => nanoseconds)
  const ours = compileTime()
  const theirs = publicodesTime()
  return {
    title: 'Plans: many small companies against a large one, and what a new plan costs',
    head: ['plans', 'payslips/s', 'ns/payslip'],
    rows: [
      ...measured.map(({ name, perSecond, nanoseconds }) => [
        name,
        figure(perSecond),
        figure(nanoseconds),
      ]),
      ['check + plan + compile, ms per plan', '', figure(milliseconds / companies)],
      ['the same, after the first of a library, ms', '', figure(ours)],
      ['publicodes, parse the same 60 rules, ms', '', figure(theirs)],
    ],
    goals: [
      {
        text: 'throughput of 1,000 plans over one plan',
        value: (whole ?? 0) / (split ?? 1),
        least: 0.4,
      },
      { text: 'times faster than publicodes to prepare 60 rules', value: theirs / ours, least: 20 },
    ],
  }
}

function company(i: number): Plan {
  const own: Library = {
    ...library,
    concepts: library.concepts.map((def) =>
      def.code === 'BONO_META' ? { ...def, formula: `BONO_B * ${50 + (i % 50)}%` } : def,
    ),
  }
  return makePlan(own)
}

/** Facts row after row, as they come out of a database. */
function rowsOf(plan: Plan, facts: readonly Facts[]): Float64Array {
  return Float64Array.from(facts.flatMap((row) => plan.facts.map(({ code }) => row[code] ?? 0)))
}

/** Block after block: the i-th filled block goes through the i-th kernels. */
function stream(
  kernelsOf: (i: number) => Kernels | undefined,
  block: Block,
  rows: Float64Array,
): void {
  const { capacity, facts } = block
  for (let i = 0; i * capacity < payslips; i += 1) {
    for (let at = 0; at < facts.length; at += 1) {
      const column = facts[at] as Float64Array
      const from = i * capacity * facts.length + at
      for (let row = 0; row < capacity; row += 1) {
        column[row] = rows[from + row * facts.length] as number
      }
    }
    kernelsOf(i)?.run(block, capacity)
  }
}

const compileTime = () =>
  median(
    Array.from(
      { length: 25 },
      () => timed(() => compileKernels(makePlan(library), period)).milliseconds,
    ),
  )

function publicodesTime(): number {
  const plan = makePlan(library)
  const rules = rulesOf(plan, naturalPeriod(plan, period))
  return median(Array.from({ length: 15 }, () => timed(() => new Engine(rules)).milliseconds))
}
