import {
  type Block,
  type Facts,
  type Plan,
  compileKernels,
  compileTwin,
  createBlock,
  makePlan,
  setFacts,
} from '#formula/index.ts'
import { type Row, byHand } from './hand.ts'
import { type Contender, type Measured, race, timed } from './measure.ts'
import { natural, naturalPeriod } from './natural.ts'
import { cel } from './peers/cel.ts'
import { hyperformula } from './peers/hyperformula.ts'
import { mathjs } from './peers/mathjs.ts'
import type { Peer } from './peers/peer.ts'
import { publicodes } from './peers/publicodes.ts'
import { compilePlain } from './plain.ts'
import { type Report, figure } from './report.ts'
import { library, people, period } from './workload.ts'

const names = {
  exact: 'Minga: kernels, exact',
  plain: 'the same kernels in plain doubles (inexact)',
  hand: 'hand-written TypeScript (inexact)',
  twin: 'Minga: BigInt twin, exact',
} as const

/** Payslips per second of our kernels, of other engines with equal rules, and of code by hand. */
export function engines(): Report {
  const plan = makePlan(library)
  const facts = people(4_000)
  const rows = facts.map((row) => natural(plan, row))
  const variables = naturalPeriod(plan, period)
  const exact = filled(plan, facts)
  const peers = [publicodes, hyperformula, cel, mathjs].map((make) =>
    timed(() => make(plan, variables)),
  )
  const measured = race(
    [
      exactKernels(plan, exact),
      plainKernels(plan, rows),
      hand(plan, rows, variables),
      twin(plan, facts),
      ...peers.map(({ result }) => contender(result, rows, plan)),
    ],
    { rounds: 7, milliseconds: 250 },
  )
  const wrong = new Map(
    peers.map(({ result }) => [result.name, differing(result, rows, exact, plan)]),
  )
  const setup = new Map(peers.map(({ result, milliseconds }) => [result.name, milliseconds]))
  return reported(measured, wrong, setup)
}

function reported(
  measured: readonly Measured[],
  wrong: ReadonlyMap<string, string>,
  setup: ReadonlyMap<string, number>,
): Report {
  const of = (name: string) =>
    measured.find((one) => one.name.startsWith(name))?.nanoseconds ?? Number.NaN
  const exact = of(names.exact)
  return {
    title:
      'Engines: 60 concepts per payslip, equal rules, one thread, medians of 7 rounds in turns',
    head: ['engine', 'payslips/s', 'ns/payslip', '× slower than ours', 'set-up ms', 'differing'],
    rows: measured.map(({ name, nanoseconds, perSecond }) => [
      name,
      figure(perSecond),
      figure(nanoseconds),
      figure(nanoseconds / exact),
      setup.has(name) ? figure(setup.get(name) ?? 0) : '',
      wrong.get(name) ?? '',
    ]),
    goals: [
      { text: 'times publicodes', value: of('publicodes') / exact, least: 10_000 },
      { text: 'times HyperFormula', value: of('HyperFormula') / exact, least: 200 },
      { text: 'times cel-js', value: of('cel-js') / exact, least: 30 },
      { text: 'times mathjs', value: of('mathjs') / exact, least: 500 },
      { text: 'throughput of hand-written', value: of(names.hand) / exact, least: 0.5 },
      { text: 'time of plain doubles', value: exact / of(names.plain), most: 1.3 },
    ],
    notes: [
      '“differing”: payslips with a wrong value among those compared; doubles are why.',
      'Exact can beat plain doubles: constants fold, so that a formula divides once.',
      'Ours checks every fact against its limits and keeps all 60 values of every payslip.',
    ],
  }
}

export function filled(plan: Plan, facts: readonly Facts[]): Block {
  const block = createBlock(plan, facts.length)
  facts.forEach((row, at) => setFacts(plan, block, at, row))
  return block
}

function exactKernels(plan: Plan, block: Block): Contender {
  const kernels = compileKernels(plan, period)
  const payslips = block.capacity
  return { name: names.exact, payslips, run: () => void kernels.run(block, payslips) }
}

function plainKernels(plan: Plan, rows: readonly Row[]): Contender {
  const kernels = compilePlain(plan, period)
  const block = createBlock(plan, rows.length)
  plan.facts.forEach(({ code }, i) => {
    const column = block.facts[i]
    rows.forEach((row, at) => column?.fill(row[code] ?? 0, at, at + 1))
  })
  const run = () => kernels.run(block.columns, rows.length)
  return { name: names.plain, payslips: rows.length, run }
}

function hand(plan: Plan, rows: readonly Row[], variables: Row): Contender {
  const out = new Float64Array(rows.length * plan.codes.length)
  const run = () => {
    for (let at = 0; at < rows.length; at += 1) {
      byHand(rows[at] ?? {}, variables, out, at * plan.codes.length)
    }
  }
  return { name: names.hand, payslips: rows.length, run }
}

function twin(plan: Plan, facts: readonly Facts[]): Contender {
  const some = facts.slice(0, 1_000)
  const block = filled(plan, some)
  const kernels = compileTwin(plan, period)
  return {
    name: names.twin,
    payslips: some.length,
    run: () => void kernels.run(block, some.length),
  }
}

function contender(peer: Peer, rows: readonly Row[], plan: Plan): Contender {
  const some = rows.slice(0, peer.rows)
  const out = new Float64Array(some.length * plan.codes.length)
  return { name: peer.name, payslips: some.length, run: () => peer.calculate(some, out) }
}

/** How many payslips of a peer differ from the exact ones in any value: the rules are equal. */
function differing(peer: Peer, rows: readonly Row[], exact: Block, plan: Plan): string {
  const some = rows.slice(0, peer.rows)
  const width = plan.codes.length
  const out = new Float64Array(some.length * width)
  peer.calculate(some, out)
  const wrong = some.filter((_, at) =>
    exact.results.some((column, i) => column[at] !== out[at * width + i]),
  )
  return `${wrong.length}/${some.length}`
}
