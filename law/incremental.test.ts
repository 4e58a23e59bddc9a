import { expect, test } from 'vitest'
import { type Block, coneOf, compileKernels, createBlock } from '#formula/index.ts'
import { coneBetween, restore, sameLayout } from '#formula/kernels/rerun.ts'
import type { CompanyConcept } from './company.ts'
import { randomFacts, seededRandom } from './random.ts'
import { openPayroll } from './run.ts'
import { usualConcepts } from './usual.ts'

/**
 * How many random sequences of edits; `INCREMENTAL_SEQUENCES=100000` is the long look that the
 * claim rests on. SEED=… repeats the one whose number a failure printed.
 */
const sequences = Number(process.env['INCREMENTAL_SEQUENCES'] ?? 2_000)
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)

const bonus: CompanyConcept = {
  code: 'BONO_META',
  label: 'Bono por meta',
  category: 'EARNING',
  taxable: true,
  tributable: true,
  formula: 'VALOR_BONO_META * 1',
}
const open = (month: 202607 | 202608, change: Partial<CompanyConcept>, parameters = {}) =>
  openPayroll(month, {
    concepts: [...usualConcepts, { ...bonus, ...change }],
    settings: { parameters },
  })

/** Editions of one company: formulas, figures, kinds and months that its payslips go through. */
const editions = [
  open(202608, {}),
  open(202608, { formula: 'MIN(VALOR_BONO_META; SUELDO_PESOS * 10%)' }),
  open(202608, {}, { UF: '41234.56' }),
  open(202607, { formula: 'MAX(VALOR_BONO_META; 20000)' }),
  open(202608, { taxable: false }),
  open(202608, { taxable: false, tributable: false }),
  open(202608, { gratification: false }),
].map((payroll) => ({ ...payroll, kernels: compileKernels(payroll.plan, payroll.period) }))
type Edition = (typeof editions)[number]

/** Edits of one sequence: facts of a person, one after the other, or another edition for all. */
const edits = 4
/** Sequences that go side by side, as people of a run do. */
const abreast = 100

test(
  `after any edits the cone gives what everything would (${sequences} sequences, SEED=${seed})`,
  { timeout: 240_000 + sequences * 30 },
  () => {
    const random = seededRandom(seed)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    let [compared, cones] = [0, 0]
    for (let at = 0; at < sequences; at += abreast) {
      let now: Edition = pick(editions)
      const block = drawn(now, random)
      const whole = createBlock(now.plan, abreast)
      for (let edit = 0; edit < edits; edit += 1) {
        if (block.complete === abreast) cones += 1
        if (random() < 0.5) {
          const next = pick(editions)
          expect(sameLayout(now.plan, next.plan)).toBe(true)
          next.kernels.run(block, abreast, coneBetween(now, next))
          now = next
        } else editFacts(now, block, random)
        repair(now, block, random)
        block.columns.forEach((column, index) => whole.columns[index]?.set(column))
        whole.complete = 0
        whole.results.forEach((column) => column.fill(Number.NaN))
        now.kernels.run(whole, abreast)
        compared += sameColumns(block, whole)
      }
    }
    expect(compared).toBeGreaterThanOrEqual(sequences * edits)
    // Nearly every edit went through a cone, and not through everything.
    expect(cones * abreast).toBeGreaterThan(compared * 0.9)
  },
)

test('rows that a run stored go on as if it had just left them', () => {
  const [from, to] = editions
  if (!from || !to) throw new Error('no editions')
  const block = fresh(from, seededRandom(4))
  const rows = Array.from({ length: abreast }, (_, row) => ({
    facts: block.facts.map((column) => column[row] ?? 0),
    results: block.results.map((column) => column[row] ?? 0),
  })).filter(({ results }) => results.every((value) => !Number.isNaN(value)))
  const restored = createBlock(to.plan, rows.length)
  restore(restored, rows)
  const cone = coneBetween(from, to)
  expect(cone.length).toBeGreaterThan(0)
  expect(cone.length).toBeLessThan(to.plan.steps.length / 2)
  to.kernels.run(restored, rows.length, cone)
  const whole = createBlock(to.plan, rows.length)
  whole.facts.forEach((column, index) => column.set(restored.facts[index] ?? []))
  to.kernels.run(whole, rows.length)
  expect(sameColumns(restored, whole)).toBe(rows.length)
})

/** People made once and drawn again and again, in another order each time. */
const pools = new Map<Edition, readonly Block[]>()
const pooled = 8

function drawn(edition: Edition, random: () => number): Block {
  const pool = pools.get(edition) ?? Array.from({ length: pooled }, () => fresh(edition, random))
  pools.set(edition, pool)
  const from = pool[Math.floor(random() * pooled)]
  const shift = Math.floor(random() * abreast)
  const block = createBlock(edition.plan, abreast)
  block.columns.forEach((column, at) => {
    const source = from?.columns[at] ?? column
    column.set(source.subarray(shift))
    column.set(source.subarray(0, shift), abreast - shift)
  })
  block.complete = abreast
  return block
}

/** People of an edition, calculated, each with a result. */
function fresh(edition: Edition, random: () => number): Block {
  const block = createBlock(edition.plan, abreast)
  for (let row = 0; row < abreast; row += 1) person(edition, block, row, random)
  edition.kernels.run(block, abreast)
  repair(edition, block, random)
  return block
}

function person({ plan }: Edition, block: Block, row: number, random: () => number): void {
  const facts = randomFacts(plan.facts, random)
  plan.facts.forEach(({ code }, at) => {
    const column = block.facts[at]
    if (column) column[row] = facts[code] ?? 0
  })
}

/** Who has no result is replaced by somebody else, until everybody has one. */
function repair(edition: Edition, block: Block, random: () => number): void {
  for (let tries = 0; block.complete < abreast && tries < 50; tries += 1) {
    block.results[0]?.forEach((value, row) => {
      if (Number.isNaN(value)) person(edition, block, row, random)
    })
    edition.kernels.run(block, abreast)
  }
}

/** Some facts of everybody change, and only what reads them is calculated. */
function editFacts(edition: Edition, block: Block, random: () => number): void {
  const { plan, kernels } = edition
  const given = drawn(edition, random)
  const chosen = plan.facts.filter(() => random() < 0.04).map(({ code }) => code)
  for (const code of chosen) {
    const at = plan.factIndexOf.get(code) ?? -1
    block.facts[at]?.set(given.facts[at] ?? [])
  }
  kernels.run(block, abreast, coneOf(plan, chosen))
}

/** Every value of both, to the last bit; answers how many people were compared. */
function sameColumns(a: Block, b: Block): number {
  for (const [index, column] of a.results.entries()) {
    const other = b.results[index]
    for (let row = 0; row < column.length; row += 1) {
      if (!Object.is(column[row], other?.[row])) {
        throw new Error(`result ${index} of row ${row}: ${column[row]} is not ${other?.[row]}`)
      }
    }
  }
  return a.capacity
}
