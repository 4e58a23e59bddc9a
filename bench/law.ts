import {
  compileKernels,
  compileTwin,
  createBlock,
  evaluate,
  explain,
  setFacts,
} from '#formula/index.ts'
import { randomFacts, seededRandom } from '#law/random.ts'
import { openPayroll } from '#law/run.ts'
import { median, race, timed } from './measure.ts'
import { type Report, figure } from './report.ts'

const rows = 2_000
const few = 1_000

/** The real law of a month, with the usual items of a company, on made-up people of every kind. */
export function law(): Report {
  const opened = timed(() => openPayroll(202609))
  const { plan, period } = opened.result
  const compiled = timed(() => compileKernels(plan, period))
  const kernels = compiled.result
  const twin = compileTwin(plan, period)
  const random = seededRandom(1)
  const people = Array.from({ length: rows }, () => randomFacts(plan.facts, random))
  const [block, exact] = [createBlock(plan, rows), createBlock(plan, rows)]
  people.forEach((facts, row) => {
    setFacts(plan, block, row, facts)
    setFacts(plan, exact, row, facts)
  })
  const errors = kernels.run(block, rows)
  twin.run(exact, rows)
  const wrong = block.results.reduce(
    (so, column, i) =>
      so + column.filter((v, row) => !Object.is(v, exact.results[i]?.[row])).length,
    0,
  )
  const measured = race(
    [
      { name: 'kernels, exact', payslips: rows, run: () => void kernels.run(block, rows) },
      { name: 'BigInt twin', payslips: few, run: () => void twin.run(exact, few) },
    ],
    { rounds: 5, milliseconds: 300 },
  )
  const good = people.filter((_, row) => !errors.some((error) => error.row === row)).slice(0, 200)
  const last = plan.codes.at(-1) ?? ''
  const each = (work: (facts: (typeof good)[number]) => void) =>
    median(good.map((facts) => timed(() => work(facts)).milliseconds)) * 1_000
  const cold = each((f) => void evaluate(plan, period, f))
  const asked = each((f) => void explain(plan, period, f, last))
  const { proved, tested, twin: slow } = kernels.proofs
  return {
    title: `Law: ${plan.codes.length} concepts and ${plan.facts.length} facts of ${period.name}`,
    head: ['', 'payslips/s', 'ns/payslip'],
    rows: [
      ...measured.map(({ name, perSecond, nanoseconds }) => [
        name,
        figure(perSecond),
        figure(nanoseconds),
      ]),
      ['one payslip by tree evaluator, µs', '', figure(cold)],
      ['one amount explained, µs', '', figure(asked)],
      ['opening the month, ms (first time)', '', figure(opened.milliseconds)],
      ['compiling its kernels, ms (first time)', '', figure(compiled.milliseconds)],
    ],
    goals: [
      { text: `wrong values of ${figure(rows)} payslips`, value: wrong, most: 0 },
      {
        text: 'explanation of one amount, in cold single payslips',
        value: asked / cold,
        most: 100,
      },
    ],
    notes: [
      `Formulas exact in doubles by proof: ${proved}; by a test of each row: ${tested}.`,
      `Formulas only in BigInt: ${slow}.`,
      `${errors.length} of ${figure(rows)} made-up people have no payslip and say why.`,
    ],
  }
}
