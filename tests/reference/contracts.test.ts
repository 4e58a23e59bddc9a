import { expect, test } from 'vitest'
import { makePlan, valueIn } from '#formula/index.ts'
import { seededRandom } from '#law/random.ts'
import { calculate, openPayroll, type Payroll, type PayrollInput } from '#law/index.ts'
import { together } from '#law/together.ts'
import { choices } from './compare.ts'
import { severalContracts } from './contracts.ts'
import { referencePayslip } from './payslip.ts'
import { Dice } from './people.ts'

/** Other people each day; SEED=… repeats those of a failure, PEOPLE=… asks for more of them. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const people = Number(process.env['PEOPLE'] ?? 300)
const MONTH = 202609

/** Lines that are of the person and the month. */
const lines = [
  'GRATIFICACION',
  'TOTAL_IMPONIBLE',
  'APV_A',
  'APV_B',
  'CUENTA_2',
  'BASE_PREVISIONAL',
  'BASE_CESANTIA',
  'COTIZACION_AFP',
  'COTIZACION_IPS',
  'SALUD_LEGAL',
  'SALUD_TOTAL',
  'AFC',
  'REBAJA_SALUD',
  'REBAJA_APV',
  'BASE_TRIBUTABLE',
  'IMPUESTO_UNICO',
  'ASIGNACION_FAMILIAR',
  'RETENCION_JUDICIAL',
  'EMBARGO_PREFERENTE',
  'MANTENCION_FAMILIAR',
  'BASE_EMBARGO',
  'EMBARGO',
  'CUOTA_SINDICAL',
  'PRESTAMO_EMPRESA',
  'CREDITO_VIVIENDA',
  'TOTAL_DESCUENTOS',
  'LIQUIDO',
]

const worlds = choices.map((chosen) => ({
  choices: chosen,
  payroll: openPayroll(MONTH, { settings: { choices: chosen } }),
}))

/** The payslips of the contracts. */
const payslipsOf = (payroll: Payroll, contracts: readonly PayrollInput[]) =>
  together(payroll, contracts).map((input) => {
    const result = calculate(payroll, input)
    if (!result.ok) throw new Error(result.error.message)
    return result.values
  })

const hasAllSeized = (values: Readonly<Record<string, number>>) =>
  valueIn(values, 'EMBARGO') > 0 &&
  valueIn(values, 'EMBARGO') >= valueIn(values, 'DISPONIBLE') - valueIn(values, 'CUOTA_SINDICAL')

/** What each contract owes by itself: the minimum is of the hours that were agreed in it. */
const ofEach = ['SUELDO_MINIMO_EXIGIBLE', 'SUELDO_FALTANTE', 'SUELDO_FALTANTE_REDUCIDO']

/** Where the minimum salary of a contract is another because there are other contracts. */
const minimumsMoved = (world: (typeof worlds)[number], contracts: readonly PayrollInput[]) =>
  payslipsOf(world.payroll, contracts).flatMap((values, at) => {
    const own = contracts[at]
    const theirs = own ? referencePayslip(own, world.choices) : new Map<string, string>()
    return ofEach.flatMap((code) => {
      const [given, expected] = [valueIn(values, code), Number(theirs.get(code))]
      return given === expected ? [] : [`${code}: ${given}, no ${expected}`]
    })
  })

/** The lines in which the contracts together differ from one contract that pays the same. */
function differences(
  { payroll, choices: chosen }: { payroll: Payroll; choices: (typeof choices)[number] },
  { contracts, whole }: ReturnType<typeof severalContracts>,
): string[] {
  const payslips = payslipsOf(payroll, contracts)
  const sum = (code: string) => payslips.reduce((all, values) => all + valueIn(values, code), 0)
  const theirs = referencePayslip(whole, chosen)
  // A payslip without a net has discounts that wait, where one contract would have paid them.
  if (sum('SOBREGIRO') > 0 || Number(theirs.get('SOBREGIRO')) > 0) return []
  // A payslip whose whole net is seized leaves to the court what another one could have given.
  if (payslips.some(hasAllSeized)) return []
  // What lowers the tax and is more than the pay of the last contract has none after it.
  if (payslips.at(-1)?.['BASE_TRIBUTABLE'] === 0) return []
  // Each line of each payslip is rounded to pesos, and a net has some of them.
  const allowed = 14 * (contracts.length - 1)
  return lines.flatMap((code) => {
    const [given, expected] = [sum(code), Number(theirs.get(code))]
    return Math.abs(given - expected) <= allowed ? [] : [`${code}: ${given}, no ${expected}`]
  })
}

test(
  `${people} people with one to three contracts pay what one contract would (SEED=${seed})`,
  { timeout: 300_000 },
  () => {
    const dice = new Dice(seededRandom(seed))
    const wrong: unknown[] = []
    for (let count = 0; count < people && wrong.length < 3; count += 1) {
      const world = worlds[count % worlds.length]
      const person = severalContracts(MONTH, dice)
      const found = world ? differences(world, person) : []
      if (found.length > 0) wrong.push({ found, choices: world?.choices, person })
    }
    expect(wrong).toEqual([])
  },
)

test('the minimum salary of a contract is that of its own hours, whatever others pay', () => {
  const dice = new Dice(seededRandom(seed))
  const [wrong, short]: [unknown[], Set<number>] = [[], new Set()]
  for (let count = 0; count < people && wrong.length < 3; count += 1) {
    const world = worlds[count % worlds.length]
    if (!world) continue
    const { contracts } = severalContracts(MONTH, dice)
    // Some are paid less than the law asks.
    const paid = contracts.map((one) => (dice.chance(0.3) ? underpaid(one) : one))
    const found = minimumsMoved(world, paid)
    if (found.length > 0) wrong.push({ found, paid })
    for (const values of payslipsOf(world.payroll, paid)) {
      if (valueIn(values, 'SUELDO_FALTANTE') > 0) short.add(paid.length)
    }
  }
  expect(wrong).toEqual([])
  expect([...short].toSorted()).toEqual([1, 2, 3])
})

const underpaid = (one: PayrollInput): PayrollInput => ({
  ...one,
  contract: { ...one.contract, salary: { amount: '90000', currency: 'CLP' } },
})

test.each([
  ['SUELDO_MINIMO_EXIGIBLE', 'JORNADA_SEMANAL /', '(JORNADA_SEMANAL + HORAS_ANTES) /'],
  ['SUELDO_FALTANTE', '- SUELDO_BASE', '- SUELDO_BASE - IMPONIBLE_ANTES'],
])('a mistake in %s of several contracts is seen', (code, good, bad) => {
  const [world] = worlds
  if (!world) throw new Error('There is no world')
  const planted = { ...world, payroll: withMistake(world.payroll, code, good, bad) }
  const dice = new Dice(seededRandom(20_260_901))
  const seen = Array.from({ length: 100 }, () => severalContracts(MONTH, dice)).some(
    ({ contracts }) => minimumsMoved(planted, contracts.map(underpaid)).length > 0,
  )
  expect(seen).toBe(true)
})

/** What each contract would pay as if it were alone, planted line by line. */
test.each([
  ['IMPUESTO_UNICO', 'IMPUESTO_CONJUNTO;', '1 = 2;'],
  ['GRATIFICACION_LEGAL', 'CONTRATOS_ANTES = 0', '1 = 1', 'GRATIFICACION'],
  ['BASE_CESANTIA', 'CONTRATOS_DEL_MES = 1', '1 = 1'],
  ['PLAN_ISAPRE', 'CONTRATOS_DEL_MES = 1', '1 = 1', 'SALUD_TOTAL'],
  ['APV_B', 'CONTRATOS_DEL_MES = 1', '1 = 1'],
  ['RETENCION_JUDICIAL', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['CUOTA_SINDICAL', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['EMBARGO_PREFERENTE', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['MANTENCION_FAMILIAR', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['BASE_EMBARGO', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['EMBARGO_EN_PORCENTAJE', 'CONTRATOS_ANTES = 0', '1 = 1', 'EMBARGO'],
  ['EMBARGO', 'CONTRATOS_ANTES = 0', '1 = 1'],
  ['ASIGNACION_FAMILIAR', 'CONTRATOS_ANTES = 0', '1 = 1'],
])('a mistake in %s is seen', (code, good, bad, seenIn = code) => {
  // By the hours the allowance is in proportion anyway: where it is whole, each would pay it.
  const world = worlds[code === 'ASIGNACION_FAMILIAR' ? 2 : 0]
  if (!world) throw new Error('There is no world')
  const planted = { ...world, payroll: withMistake(world.payroll, code, good, bad) }
  const dice = new Dice(seededRandom(20_260_901))
  const seen = Array.from({ length: 200 }, () => severalContracts(MONTH, dice)).some((person) =>
    differences(planted, person).some((line) => line.startsWith(`${seenIn}:`)),
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
