import { type Library, compileKernels, createBlock, makePlan, setFacts } from '#formula/index.ts'
import Engine from 'publicodes'
import { filled } from './engines.ts'
import { median, race, timed } from './measure.ts'
import { naturalPeriod } from './natural.ts'
import { rulesOf } from './peers/publicodes.ts'
import { type Report, figure } from './report.ts'
import { library, people, period } from './workload.ts'

const payslips = 20_000

/**
 * One plan for 20,000 payslips against 1,000 companies with 20 each. Every company has its own plan
 * and one bonus formula of its own (50 texts among them); the rest of the formulas they share.
 */
export function plans(): Report {
  const facts = people(payslips)
  const one = filled(makePlan(library), facts)
  const all = compileKernels(makePlan(library), period)
  const companies = 1_000
  const { milliseconds, result: many } = timed(() =>
    Array.from({ length: companies }, (_, i) => company(i, facts.slice(i * 20, i * 20 + 20))),
  )
  const measured = race(
    [
      { name: '1 plan × 20.000', payslips, run: () => void all.run(one, payslips) },
      {
        name: '1.000 plans × 20',
        payslips,
        run: () => {
          for (const { kernels, block } of many) kernels.run(block, 20)
        },
      },
    ],
    { rounds: 7, milliseconds: 300 },
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

function company(i: number, facts: ReturnType<typeof people>) {
  const own: Library = {
    ...library,
    concepts: library.concepts.map((def) =>
      def.code === 'BONO_META' ? { ...def, formula: `BONO_B * ${50 + (i % 50)}%` } : def,
    ),
  }
  const plan = makePlan(own)
  const block = createBlock(plan, 20)
  facts.forEach((row, at) => setFacts(plan, block, at, row))
  return { kernels: compileKernels(plan, period), block }
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
