import { type Block, compileKernels, coneOf, createBlock, setFacts } from '#formula/index.ts'
import type { Facts } from '#formula/types.ts'
import { randomFacts, seededRandom } from '#law/random.ts'
import { openPayroll, type Payroll } from '#law/run.ts'
import { median, race } from './measure.ts'
import { type Report, figure } from './report.ts'

const rows = 2_000

/** What arrives late in a month, from what touches little to what touches nearly everything. */
const inputs = [
  'CUOTA_SINDICAL_PESOS',
  'VALOR_PRESTAMO_EMPRESA',
  'VALOR_ANTICIPO_SUELDO',
  'ALIMENTOS_PESOS',
  'VALOR_COLACION',
  'PLAN_UF',
  'CARGAS_SIMPLES',
  'APV_B_PESOS',
  'VALOR_BONO_PRODUCCION',
  'COMISIONES_MONTO',
  'HORAS_NORMALES',
  'DIAS_AUSENCIA',
]

/** One input changes for everybody: only what it can reach, against the whole law again. */
export function late(): Report {
  const payroll = openPayroll(202609)
  const { plan, period } = payroll
  const kernels = compileKernels(plan, period)
  const block = filled(payroll)
  kernels.run(block, rows)
  const cones = inputs.map((code) => coneOf(plan, [code]))
  const facts = inputs.map((code) => [plan.facts.findIndex((fact) => fact.code === code)])
  const measured = race(
    [
      { name: 'everything', payslips: rows, run: () => void kernels.run(block, rows) },
      ...inputs.map((name, at) => ({
        name,
        payslips: rows,
        run: () => void kernels.run(block, rows, cones[at], facts[at]),
      })),
    ],
    { rounds: 7, milliseconds: 100 },
  )
  const [whole, ...parts] = measured
  const shares = parts.map(({ nanoseconds }) => nanoseconds / (whole?.nanoseconds ?? 1))
  return {
    title: `Late: one input of ${figure(rows)} people changes, of ${plan.codes.length} concepts`,
    head: ['input', 'concepts it reaches', 'ns/payslip', 'of the whole'],
    rows: measured.map(({ name, nanoseconds }, at) => [
      name,
      figure(at === 0 ? plan.codes.length : (cones[at - 1]?.length ?? 0)),
      figure(nanoseconds),
      figure(at === 0 ? 1 : (shares[at - 1] ?? 0)),
    ]),
    goals: [{ text: 'time of the cone, of the whole (median)', value: median(shares), most: 0.2 }],
    notes: [
      `The widest, ${figure(Math.max(...shares))} of the whole: who earns more contributes more.`,
      'A run checks the facts that changed; the whole checks all of them.',
    ],
  }
}

/** Fills the facts of people without an error, so that a cone starts from valid values. */
function filled({ plan, period }: Payroll): Block {
  const kernels = compileKernels(plan, period)
  const random = seededRandom(7)
  const block = createBlock(plan, rows)
  const people: Facts[] = []
  while (people.length < rows) {
    const some = Array.from({ length: rows }, () => randomFacts(plan.facts, random))
    some.forEach((facts, row) => setFacts(plan, block, row, facts))
    const bad = new Set(kernels.run(block, rows).map(({ row }) => row))
    people.push(...some.filter((_, row) => !bad.has(row)))
  }
  people.slice(0, rows).forEach((facts, row) => setFacts(plan, block, row, facts))
  return block
}
