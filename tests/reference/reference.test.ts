import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makePlan } from '#formula/index.ts'
import { seededRandom } from '#law/random.ts'
import { completeInput, type PartialInput, type Payroll } from '#law/index.ts'
import { disagreements, type World, worldOf, worlds } from './compare.ts'
import { months } from './figures.ts'
import { referencePayslip } from './payslip.ts'
import { Dice, randomPerson } from './people.ts'

/** Other people each day; SEED=… repeats those of a failure, PEOPLE=… asks for more of them. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const people = Number(process.env['PEOPLE'] ?? 4_000)

/** The months and their choices, compiled once for this file. */
const everywhere = worlds()

test(
  `${people} people, every line as worked out apart from the law (SEED=${seed})`,
  { timeout: 300_000 },
  () => {
    const dice = new Dice(seededRandom(seed))
    const wrong: unknown[] = []
    for (let count = 0; count < people && wrong.length < 3; count += 1) {
      const world = everywhere[count % everywhere.length]
      if (!world) continue
      const person = randomPerson(world.month, dice)
      const lines = disagreements(world, person)
      if (lines.length > 0) wrong.push({ lines, choices: world.choices, person })
    }
    expect(wrong).toEqual([])
  },
)

test('the people bring every line of the law, and go without it', () => {
  const dice = new Dice(seededRandom(20_260_930))
  const [paid, unpaid] = [new Set<string>(), new Set<string>()]
  for (let count = 0; count < 3_000; count += 1) {
    const world = everywhere[count % everywhere.length]
    const month = world?.month ?? 0
    for (const [code, amount] of referencePayslip(randomPerson(month, dice), world?.choices)) {
      const among = Number(amount) === 0 ? unpaid : paid
      among.add(code)
    }
  }
  expect([...unpaid].filter((code) => !paid.has(code))).toEqual([])
})

test('every line that people read is compared', () => {
  const [world] = everywhere
  const compared = referencePayslip(randomPerson(202609, new Dice(seededRandom(1))))
  const silent = (world?.concepts ?? []).filter(({ code, print }) => print && !compared.has(code))
  expect(silent.map(({ code }) => code)).toEqual([])
})

const folder = path.resolve(import.meta.dirname, '../../law/cases')

test('the reference pays the cases that people worked out by hand', () => {
  let compared = 0
  const wrong: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Those that the reference itself worked out are held by suite.test.ts.
    if (!file.endsWith('.json') || file.startsWith('reference')) continue
    const found: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const one of [found].flat()) {
      const { title, month, facts, settings, expect: expected, ...rest } = Object(one)
      if ('parameters' in rest || 'parametersOf' in rest || 'concepts' in rest) continue
      // Of several contracts the reference knows only the month of one: contracts.test.ts.
      if (Object(facts).together) continue
      if (!months.includes(month) || !facts || !expected) continue
      const lines = referencePayslip(wholeOf(facts, month), settings)
      for (const [code, amount] of Object.entries(expected)) {
        const ours = lines.get(code)
        if (ours === undefined) continue
        compared += 1
        if (Number(ours) !== Number(amount)) wrong.push(`${title}: ${code} ${amount}, no ${ours}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(1_500)
})

const wholeOf = (facts: PartialInput, month: number) => completeInput({ ...facts, month })

test('the reference knows nothing of the law of the product', () => {
  const own = readdirSync(import.meta.dirname).filter(
    (name) => name !== 'compare.ts' && name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const imports = own.flatMap((name) => {
    const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
    return [...text.matchAll(/from '(#[^']+)'/g)].map(([, from]) => `${name} ${from}`)
  })
  // The shape of what is asked, and nothing that answers.
  expect(imports.filter((line) => !line.endsWith('#law/input.ts'))).toEqual([])
})

/** Mistakes found by calculating twice, planted again: each must be seen among a few people. */
test.each([
  ['SUELDO_MINIMO_EXIGIBLE', 'SI(ES_JORNADA_PARCIAL; JORNADA_SEMANAL / JORNADA_MAXIMA; 1)', '1'],
  ['BONO_FIJO', 'DIAS_PAGADOS', 'DIAS_TRABAJADOS'],
  ['PLAN_ISAPRE', 'PLAN_PORCENTAJE', 'PLAN_PORCENTAJE * (30 - DIAS_DE_LICENCIA) / 30'],
  ['ASIGNACION_FAMILIAR', 'DIAS_LICENCIA - DIAS_CARENCIA)', 'DIAS_LICENCIA * 1)'],
  ['TASA_PESADO', 'COTIZA_AFP;', 'COTIZA_AFP; 1 = 1;', 'COTIZACION_PESADO'],
  ['BASE_LICENCIA', 'SUELDO_MENSUAL', '0'],
  ['EMBARGO', 'BASE_EMBARGO;', ''],
])('a mistake in %s is seen', (code, good, bad, seenIn = code) => {
  const planted: World = worldOf(202609, {}, (payroll) => withMistake(payroll, code, good, bad))
  const dice = new Dice(seededRandom(20_260_901))
  const seen = Array.from({ length: 1_500 }, () => randomPerson(202609, dice)).some((person) =>
    disagreements(planted, person).some((line) => line.startsWith(`${seenIn}:`)),
  )
  expect(seen).toBe(true)
})

function withMistake(payroll: Payroll, code: string, good: string, bad: string): Payroll {
  const { library } = payroll.plan
  const concepts = library.concepts.map((def) =>
    def.code === code ? { ...def, formula: def.formula.replace(good, bad) } : def,
  )
  const plan = makePlan({ ...library, concepts })
  expect(plan.hash).not.toBe(payroll.plan.hash)
  return { ...payroll, plan }
}
