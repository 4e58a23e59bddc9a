import { expect, test } from 'vitest'
import { errorsIn } from '#chile/finding.ts'
import type { LreValues } from '#chile/lre/write.ts'
import { checkPrevired } from '#chile/previred/check.ts'
import { previredVersionOf } from '#chile/previred/fields.ts'
import { PreviredLine, readPrevired } from '#chile/previred/previred-reader.ts'
import { writePrevired } from '#chile/previred/write.ts'
import { rutOf } from '#chile/rut.ts'
import { seededRandom } from '#law/random.ts'
import { calculate, openPayroll, payslipFacts, type PayrollInput } from '#law/index.ts'
import {
  filedAmounts,
  type FiledBusiness,
  type FiledContract,
} from '#law/filings/filed-contract.ts'
import { lreRows } from '#law/filings/lre.ts'
import { previredLines } from '#law/filings/previred.ts'
import { together as joinedWage, noWage, wageOf } from '#law/filings/wages.ts'
import { together } from '#law/together.ts'
import { severalContracts } from './contracts.ts'
import { Dice } from './people.ts'

/** Other people each day; SEED=… repeats those of a failure. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const PEOPLE = 150
const MONTH = 202609
const business: FiledBusiness = {
  month: MONTH,
  ccaf: null,
  mutual: 'ACHS',
  ccafPercent: 0,
  unionOfItem: new Map(),
}
const payroll = openPayroll(MONTH)

/** The contracts of one person as filings read them. */
const filedOf = (inputs: readonly PayrollInput[]): readonly FiledContract[] =>
  inputs.map((input, at): FiledContract => {
    const facts = payslipFacts(payroll, input)
    const result = calculate(payroll, input)
    if (!result.ok) throw new Error(result.error.message)
    const values: Readonly<Record<string, number>> = { ...facts, ...result.values }
    return {
      contractId: at + 1,
      userId: 1,
      rut: rutOf(17_654_321),
      identificationType: 'RUT',
      disability: 'NONE',
      paternalLastname: 'Marchant',
      maternalLastname: 'Peña',
      names: 'Loreto Ester',
      sex: 'F',
      foreign: false,
      health: input.health.system === 'ISAPRE' ? 'COLMENA' : null,
      start: input.contract.start ?? '2020-03-01',
      end: input.contract.end,
      cause: null,
      jobTitle: 'Temporera',
      place: null,
      commune: '13101',
      syndicateRut: null,
      specialWorkday: null,
      individualSavings: [],
      collectiveSaving: null,
      affiliate: null,
      ceased: null,
      absences: [],
      vacationDays: null,
      amounts: filedAmounts(payroll.plan, (code) => values[code] ?? 0),
    }
  })

/** Fields of the file that are money, each once for the person. */
const pesos = [22, 27, 28, 29, 30, 43, 64, 65, 70, 71, 73, 80, 81, 94, 95, 97, 98, 100, 101, 102]

/** Columns of the book about the contract itself, which the last one says. */
const ofContract = new Set([1102, 1103, 1104, 1107, 1111, 1112, 1113])

function filesOf(contracts: readonly FiledContract[]) {
  const lines = previredLines(business, contracts)
  const version = previredVersionOf(MONTH)?.version ?? 0
  const file = writePrevired(
    version,
    lines.map(({ values }) => values),
  )
  const read = readPrevired(file).map((fields) => new PreviredLine(fields))
  return {
    book: lreRows(business, contracts).map(({ values }) => values),
    sums: pesos.map((field) => read.reduce((all, line) => all + line.sum(field), 0)),
    errors: errorsIn(checkPrevired(MONTH, file)),
    wage: contracts
      .map(({ amounts }) => wageOf(amounts) ?? noWage)
      .reduce((one, other) => joinedWage(one, other)),
  }
}

const isNear = (one: unknown, other: unknown, allowed: number) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= allowed
    : one === other || (Number(one ?? 0) === 0 && Number(other ?? 0) === 0)

function differences(
  { contracts, whole }: ReturnType<typeof severalContracts>,
  join = together,
): string[] {
  const own = filedOf(join(payroll, contracts))
  if (own.some(({ amounts }) => amounts.of('SOBREGIRO') + amounts.of('LIQUIDO') === 0)) return []
  if (own.some(({ amounts }) => amounts.of('SOBREGIRO') > 0)) return []
  if (own.at(-1)?.amounts.of('BASE_TRIBUTABLE') === 0) return []
  const [several, one] = [filesOf(own), filesOf(filedOf([whole]))]
  const allowed = 14 * (contracts.length - 1)
  const row: LreValues = several.book[0] ?? {}
  const expected: LreValues = one.book[0] ?? {}
  const columns = Object.keys({ ...row, ...expected }).map(Number)
  return [
    ...(several.book.length === 1 ? [] : [`${several.book.length} rows of the book`]),
    ...columns.flatMap((code) =>
      ofContract.has(code) || isNear(row[code], expected[code], allowed)
        ? []
        : [`LRE ${code}: ${row[code]}, no ${expected[code]}`],
    ),
    ...pesos.flatMap((field, at) =>
      isNear(several.sums[at], one.sums[at], allowed)
        ? []
        : [`Previred ${field}: ${several.sums[at]}, no ${one.sums[at]}`],
    ),
    ...Object.entries(several.wage).flatMap(([name, value]) => {
      const wanted = Object.entries(one.wage).find(([key]) => key === name)?.[1]
      return isNear(value, wanted, allowed) ? [] : [`DJ 1887 ${name}: ${value}, no ${wanted}`]
    }),
    ...several.errors
      .filter(({ rule }) => !one.errors.some((same) => same.rule === rule))
      .map(({ rule, words }) => `Previred ${rule}: ${words}`),
  ]
}

test(
  `${PEOPLE} people with one to three contracts are filed as with one (SEED=${seed})`,
  { timeout: 300_000 },
  () => {
    const dice = new Dice(seededRandom(seed))
    const wrong: unknown[] = []
    for (let count = 0; count < PEOPLE && wrong.length < 3; count += 1) {
      const person = severalContracts(MONTH, dice)
      const found = differences(person)
      if (found.length > 0) wrong.push({ found, contracts: person.contracts.length })
    }
    expect(wrong).toEqual([])
  },
)

test('contracts that are calculated each alone are seen in every file', () => {
  const dice = new Dice(seededRandom(20_260_901))
  const found = Array.from({ length: PEOPLE }, () =>
    differences(severalContracts(MONTH, dice), (_payroll, inputs) => inputs),
  ).flat()
  for (const file of ['LRE 3161', 'LRE 2106', 'LRE 3144', 'Previred 81', 'DJ 1887 tax']) {
    expect(found.some((line) => line.startsWith(`${file}:`))).toBe(true)
  }
})
