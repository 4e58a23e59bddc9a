import { expect, test } from 'vitest'
import { compileKernels, valueAt, valueIn } from '#formula/index.ts'
import { addedIn, type Addition, calculate, openPayroll, type PayrollInput } from '#law/index.ts'
import { seededRandom } from '#law/random.ts'
import { payslipFactList } from '#law/run.ts'
import { together } from '#law/together.ts'
import { choices } from './compare.ts'
import { severalContracts } from './contracts.ts'
import { Dice } from './people.ts'

/** Other people each day; SEED=… repeats those of a failure, PEOPLE=… asks for more of them. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const people = Number(process.env['PEOPLE'] ?? 200)
const MONTH = 202609

const worlds = choices.map((chosen) => {
  const payroll = openPayroll(MONTH, { settings: { choices: chosen } })
  return { payroll, kernels: compileKernels(payroll.plan, payroll.period) }
})
type World = (typeof worlds)[number]

const lines = [
  'TOTAL_IMPONIBLE',
  'GRATIFICACION',
  'COTIZACION_AFP',
  'SALUD_LEGAL',
  'SALUD_ADICIONAL',
  'AFC',
  'APV_B',
  'IMPUESTO_UNICO',
  'RETENCION_JUDICIAL',
  'EMBARGO_PREFERENTE',
  'MANTENCION_FAMILIAR',
  'EMBARGO',
  'CUOTA_SINDICAL',
  'PRESTAMO_EMPRESA',
  'TOTAL_DESCUENTOS',
  'LIQUIDO',
  'COSTO_EMPRESA',
]

/** What the contracts give together, by line, and each payslip as it is stored. */
function paidTogether({ payroll }: World, contracts: readonly PayrollInput[]) {
  const { plan } = payroll
  const payslips = together(payroll, contracts).map((input, contractId) => {
    const result = calculate(payroll, input)
    if (!result.ok) throw new Error(result.error.message)
    const results = plan.codes.map((code) => valueIn(result.values, code))
    return { contractId, facts: payslipFactList(payroll, input), results, earlier: [] }
  })
  const sums = lines.map((code) =>
    payslips.reduce((sum, { results }) => sum + valueAt(results, plan.indexOf.get(code) ?? -1), 0),
  )
  return { payslips, sums }
}

type Bonus = { at: number; item: string; value: number }

const withBonus = (contracts: readonly PayrollInput[], { at, item, value }: Bonus) =>
  contracts.map((one, place) => {
    const items = { ...one.items, [item]: String(Number(one.items[item] ?? 0) + value) }
    return place === at ? { ...one, items } : one
  })

/** The lines in which paying apart differs from having paid in the month. */
function differences(
  world: World,
  contracts: readonly PayrollInput[],
  bonuses: readonly Bonus[],
  isAlone = false,
): string[] {
  const { payslips, sums } = paidTogether(world, contracts)
  const whole = paidTogether(world, bonuses.reduce(withBonus, contracts)).sums
  const additions = bonuses.map(({ at, item, value }): Addition => {
    const own = payslips[at]
    if (!own) throw new Error(`There is no contract ${at}`)
    const others = isAlone ? [] : payslips.filter((one) => one !== own)
    return { ...own, others, part: { item, value: String(value) } }
  })
  const utm = valueIn(world.payroll.period.variables, 'UTM')
  const added = addedIn({ ...world.payroll, month: MONTH, kernels: world.kernels }, additions, utm)
  return lines.flatMap((code, line) => {
    const change = (whole[line] ?? 0) - (sums[line] ?? 0)
    const given = added.reduce((sum, one) => sum + changeOf(one, code), 0)
    return given === change ? [] : [`${code}: ${given}, no ${change}`]
  })
}

function changeOf(added: ReturnType<typeof addedIn>[number], code: string): number {
  if (code === 'LIQUIDO') return added.net
  if (code === 'TOTAL_DESCUENTOS') return added.deductions
  if (code === 'COSTO_EMPRESA') return added.employerCost
  if (code === 'TOTAL_IMPONIBLE') return added.bases[code] ?? 0
  return added.lines.find((line) => line.code === code)?.difference ?? 0
}

const bonusOf = (contracts: readonly PayrollInput[], dice: Dice): Bonus => ({
  at: dice.whole(0, contracts.length - 1),
  item: dice.pick(['AGUINALDO', 'PARTICIPACION', 'BONO_PRODUCCION', 'COLACION']),
  value: 1_000 * dice.whole(1, 3_000),
})

test(
  `${people} people with one to three contracts are paid apart what the month would (SEED=${seed})`,
  { timeout: 300_000 },
  () => {
    const dice = new Dice(seededRandom(seed))
    const wrong: unknown[] = []
    for (let count = 0; count < people && wrong.length < 3; count += 1) {
      const world = worlds[count % worlds.length]
      const { contracts } = severalContracts(MONTH, dice)
      const bonuses = Array.from({ length: dice.whole(1, 3) }, () => bonusOf(contracts, dice))
      const found = world ? differences(world, contracts, bonuses) : []
      if (found.length > 0) wrong.push({ found, bonuses, contracts })
    }
    expect(wrong).toEqual([])
  },
)

test('a payment that is calculated on its contract alone is seen', () => {
  const [world] = worlds
  if (!world) throw new Error('There is no world')
  const dice = new Dice(seededRandom(20_260_901))
  const seen = Array.from({ length: 60 }, () => severalContracts(MONTH, dice)).flatMap(
    ({ contracts }) => differences(world, contracts, [bonusOf(contracts, dice)], true),
  )
  expect(seen.some((line) => line.startsWith('IMPUESTO_UNICO:'))).toBe(true)
  expect(seen.some((line) => line.startsWith('AFC:'))).toBe(true)
})
