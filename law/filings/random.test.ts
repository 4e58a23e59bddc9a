import { expect, test } from 'vitest'
import { afps, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { errorsIn } from '#chile/finding.ts'
import { addDays } from '#chile/dates.ts'
import { checkLre } from '#chile/lre/check.ts'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { lreBytes, writeLre } from '#chile/lre/write.ts'
import { daysInMonth, firstDay, lastDay } from '#chile/period.ts'
import { checkPrevired } from '#chile/previred/check.ts'
import { previredVersionOf } from '#chile/previred/fields.ts'
import { readFixedPrevired, readPrevired } from '#chile/previred/previred-reader.ts'
import { writePrevired } from '#chile/previred/write.ts'
import { rutOf } from '#chile/rut.ts'
import { specialWorkdayCodes } from '#chile/special-workdays.ts'
import { compileKernels, createBlock, setFacts, valueAt } from '#formula/index.ts'
import { openPayroll } from '../run.ts'
import { randomFacts, seededRandom } from '../random.ts'
import { usualConcepts } from '../usual.ts'
import {
  filedAmounts,
  type FiledBusiness,
  type FiledContract,
  type FiledSaving,
} from './filed-contract.ts'
import { lreConstants, lreRows, unplacedLines } from './lre.ts'
import { previredLines } from './previred.ts'
import { personSquares, previredSquare } from './square.ts'
import { wageCodes, wageOf } from './wages.ts'

/** Always the same companies; SEED=… tries others. */
const seed = Number(process.env['SEED'] ?? 20_260_901)
const PEOPLE = 400
const months = [202509, 202604, 202607, 202609]

const healths = healthInstitutions.filter(({ previred, kind }) => previred && kind === 'ISAPRE')
const pick = <T>(random: () => number, rows: readonly T[]): T => {
  const found = rows[Math.floor(random() * rows.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** The payslips of a random company, as filings read them. */
function payslipsOf(month: number, random: () => number) {
  const { plan } = openPayroll(month, { concepts: usualConcepts })
  return valuesOf(month, random).map((values) =>
    filedAmounts(plan, (code) => values.get(code) ?? 0),
  )
}

/** The facts and results of a random company by code, as the engine calculates them. */
function valuesOf(month: number, random: () => number): ReadonlyMap<string, number>[] {
  const { plan, period } = openPayroll(month, { concepts: usualConcepts })
  const at = new Map(plan.facts.map(({ code, options = [] }) => [code, options]))
  const place = (code: string, word: string) => at.get(code)?.indexOf(word) ?? -1
  const rows = Array.from({ length: PEOPLE }, () => {
    const facts = randomFacts(plan.facts, random)
    // A payslip of AFP names one, and the bracket of people with dependants is a letter.
    const afp = 1 + Math.floor(random() * 6)
    const bracket = facts['TRAMO_FAMILIAR'] === place('TRAMO_FAMILIAR', 'POR_INGRESO')
    return { ...facts, AFP: afp, ...(bracket ? { TRAMO_FAMILIAR: 1 } : {}) }
  })
  const block = createBlock(plan, PEOPLE)
  rows.forEach((facts, row) => setFacts(plan, block, row, facts))
  const failed = new Set(
    compileKernels(plan, period)
      .run(block, PEOPLE)
      .map(({ row }) => row),
  )
  return rows.flatMap((facts, row) => {
    if (failed.has(row)) return []
    const results = plan.codes.map((code, index): [string, number] => [
      code,
      valueAt(block.results[index] ?? [], row),
    ])
    return [new Map([...Object.entries(facts), ...results])]
  })
}

const loreto = {
  rut: rutOf(17_654_321),
  paternalLastname: 'Marchant',
  maternalLastname: 'Peña',
  names: 'Loreto Ester',
  afp: 'MODELO',
}

const agreed = (random: () => number): Omit<FiledSaving, 'institution'> => ({
  regime: pick(random, ['A', 'B', null]),
  unit: pick(random, ['CLP', 'UF', 'PERCENT']),
  value: Math.floor(random() * 9),
})

/** A razón social with its people: several contracts, movements, leaves, savings. */
function companyOf(month: number, random: () => number) {
  const business: FiledBusiness = {
    month,
    ccaf: random() < 0.5 ? null : pick(random, ccafs.slice(1)).code,
    mutual: pick(random, mutuals).code,
    ccafPercent: random() < 0.5 ? 4.2 : 0,
    unionOfItem: new Map(random() < 0.5 ? [] : [['CUOTA_SINDICAL_2', rutOf(65_991_174)]]),
  }
  const contracts = payslipsOf(month, random).map((amounts, at): FiledContract => {
    // Now and then a contract is the second one of the person before.
    const who = at > 0 && at % 17 === 0 ? at - 1 : at
    const day = (from: string, days: number) => addDays(from, Math.floor(random() * days))
    const inMonth = (code: string) =>
      addDays(firstDay(month), Math.min(amounts.of(code), daysInMonth(month)) - 1)
    const from = day(firstDay(month), 25)
    const spell = { from, to: day(from, 40) }
    const leave = amounts.of('BASE_LICENCIA') > 0
    const whole = { from: firstDay(month), to: lastDay(month) }
    return {
      contractId: at,
      userId: who,
      identificationType: 'RUT',
      rut: rutOf(10_000_000 + who),
      paternalLastname: 'Ñancupil',
      maternalLastname: random() < 0.1 ? null : 'Muñoz',
      names: 'María José',
      sex: random() < 0.5 ? 'F' : 'M',
      foreign: random() < 0.1,
      disability: pick(random, ['NONE', 'CERTIFIED', 'TOTAL_PENSION'] as const),
      health: amounts.word('SISTEMA_SALUD') === 'ISAPRE' ? pick(random, healths).code : null,
      start: amounts.of('DIA_INGRESO') > 1 ? inMonth('DIA_INGRESO') : '2020-03-01',
      end: amounts.of('DIA_TERMINO') < 28 ? inMonth('DIA_TERMINO') : null,
      cause: '159-2',
      jobTitle: 'Operario de caldera',
      place: 'Planta «Ñuble»; norte',
      commune: pick(random, ['13101', '07101', '08101']),
      syndicateRut: random() < 0.5 ? null : '65123456-5',
      specialWorkday: random() < 0.3 ? pick(random, specialWorkdayCodes) : null,
      individualSavings: [
        { institution: '106', ...agreed(random) },
        ...(random() < 0.3
          ? [{ institution: pick(random, afps.slice(0, 7)).code, ...agreed(random) }]
          : []),
      ],
      collectiveSaving: '111',
      affiliate: loreto,
      ceased: random() < 0.1 ? { ...loreto, rut: rutOf(9_876_543), from: firstDay(month) } : null,
      absences: [
        ...(leave ? [{ kind: 'LEAVE' as const, ...whole }] : []),
        ...(random() < 0.1 ? [{ kind: 'UNPAID' as const, ...spell }] : []),
        ...(random() < 0.1 ? [{ kind: 'ABSENT' as const, ...spell }] : []),
      ],
      vacationDays: random() < 0.3 ? Math.floor(random() * 22) : null,
      amounts,
    }
  })
  return { business, contracts }
}

/** The book has no line below zero. */
const payable = ({ amounts }: FiledContract) =>
  amounts.of('TOTAL_DESCUENTOS') <= amounts.of('TOTAL_HABERES') &&
  amounts.lines().every(({ amount }) => amount > 0)

test.each(months)(
  `a random company of %i has clean files that square with its payslips (SEED=${seed})`,
  (month) => {
    const random = seededRandom(seed + month)
    const { business, contracts } = companyOf(month, random)
    const version = previredVersionOf(month)?.version ?? 0
    const lines = previredLines(business, contracts)
    const values = lines.map((line) => line.values)
    const file = writePrevired(version, values)
    expect(errorsIn(checkPrevired(month, file))).toEqual([])
    const read = readPrevired(file)
    expect(readFixedPrevired(version, writePrevired(version, values, 'FIXED'))).toEqual(read)
    const people = personSquares(business, contracts, read)
    const squares = previredSquare(people)
    // A credit of a caja that the employer is not in has nowhere to go, and shows.
    const apart = business.ccaf === null ? 'Créditos de la caja' : ''
    expect(
      squares.filter(({ kind, filed, payslips }) => filed !== payslips && kind !== apart),
    ).toEqual([])
    expect(squares.length).toBeGreaterThan(10)
    const wrong = people.filter((one) => one.filed !== one.payslips && one.kind !== apart)
    expect(wrong).toEqual([])
  },
)

test.each(months)('one peso between two people of an AFP in %i is found', (month) => {
  const { business, contracts } = companyOf(month, seededRandom(seed + month))
  const version = previredVersionOf(month)?.version ?? 0
  const read = readPrevired(
    writePrevired(
      version,
      previredLines(business, contracts).map((line) => line.values),
    ),
  )
  const byAfp = Map.groupBy(
    read.filter((line) => line[13] === '00' && Number(line[27]) > 1),
    (line) => line[25],
  )
  const [one, other] = [...byAfp.values()].find(({ length }) => length > 1) ?? []
  if (!one || !other) throw new Error('No AFP has two people')
  const moved = (line: readonly string[], pesos: number) =>
    line.map((cell, at) => (at === 27 ? String(Number(cell) + pesos) : cell))
  const planted = read.map((line) =>
    line === one ? moved(line, 1) : line === other ? moved(line, -1) : line,
  )
  const people = personSquares(business, contracts, planted)
  const off = people.filter(
    (row) => row.kind === 'AFP, cotización y comisión' && row.filed !== row.payslips,
  )
  expect(off.map(({ rut, filed, payslips }) => [rut, filed - payslips])).toEqual([
    [`${one[0]}-${one[1]}`, 1],
    [`${other[0]}-${other[1]}`, -1],
  ])
  const sums = previredSquare(people).filter(({ kind }) => kind.startsWith('AFP, cotización'))
  expect(sums.filter(({ filed, payslips }) => filed !== payslips)).toEqual([])
})

test.each(months)(
  `its book of %i is clean and squares with its payslips (SEED=${seed})`,
  (month) => {
    const { business, contracts } = companyOf(month, seededRandom(seed + month))
    const declared = contracts.filter(payable)
    expect(declared.length).toBeGreaterThan(PEOPLE / 2)
    const rows = lreRows(business, declared)
    const text = new TextDecoder('windows-1252').decode(
      lreBytes(writeLre(rows.map((row) => row.values))),
    )
    expect(errorsIn(checkLre(month, text))).toEqual([])
    // Read by its own means: the sums of four columns are those of the payslips.
    const table = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';'))
    const total = (code: number) => {
      const at = lreFileColumns.findIndex((column) => column.code === code)
      return table.reduce((all, cells) => all + Number(cells[at]), 0)
    }
    const paid = (concept: string) =>
      declared.reduce((all, { amounts }) => all + amounts.of(concept), 0)
    const without = unplacedLines(declared).reduce(
      (all, { column, amount }) => all + (column === null ? amount : 0),
      0,
    )
    expect([5201, 5301, 5501].map(total)).toEqual(
      ['TOTAL_HABERES', 'TOTAL_DESCUENTOS', 'LIQUIDO'].map(paid),
    )
    expect(total(5410) + without).toBe(paid('TOTAL_APORTES'))
  },
)

test.each(months)('the wage of a payslip of %i is read of the codes it names alone', (month) => {
  const { plan } = openPayroll(month, { concepts: usualConcepts })
  const named = new Set(wageCodes(plan.library.concepts))
  const payslips = valuesOf(month, seededRandom(seed + month))
  expect(payslips.length).toBeGreaterThan(PEOPLE / 2)
  for (const values of payslips) {
    const all = filedAmounts(plan, (code) => values.get(code) ?? 0)
    const some = filedAmounts(plan, (code) => (named.has(code) ? (values.get(code) ?? 0) : 0))
    expect(wageOf(some)).toEqual(wageOf(all))
  }
  expect(named.size).toBeLessThan(plan.codes.length / 4)
})

/** The book with one person more, who is in ten unions. */
function rowsWithUnions(business: FiledBusiness, contracts: readonly FiledContract[]) {
  const fee = contracts
    .flatMap(({ amounts }) => amounts.lines())
    .find(({ concept }) => concept.code === 'CUOTA_SINDICAL_2')
  const [one] = contracts
  if (!fee || !one) throw new Error('Nobody pays a second union')
  const codes = Array.from({ length: 9 }, (_, at) => `CUOTA_SINDICAL_${at + 2}`)
  const fees = codes.map((code) => ({ ...fee, concept: { ...fee.concept, code } }))
  const member = {
    ...one,
    rut: rutOf(18_000_000),
    syndicateRut: rutOf(65_990_000),
    amounts: { ...one.amounts, lines: () => fees },
  }
  const ruts = codes.map((code, at): [string, string] => [code, rutOf(65_990_001 + at)])
  return lreRows({ ...business, unionOfItem: new Map(ruts) }, [...contracts, member])
}

test(`what the book says alike of everybody is a constant with its reason (SEED=${seed})`, () => {
  const said = new Map<number, Set<unknown>>()
  for (const month of months) {
    const { business, contracts } = companyOf(month, seededRandom(seed + month))
    // The same in a caja and in none, which few random companies may all be alike in.
    const some = {
      ...business,
      ccaf: pick(() => 0, ccafs.slice(1)).code,
      mutual: pick(() => 0, mutuals).code,
    }
    const none = { ...business, ccaf: null, mutual: pick(() => 0.99, mutuals).code }
    for (const { values } of [some, none].flatMap((one) => rowsWithUnions(one, contracts))) {
      for (const { code } of lreFileColumns.filter((column) => column.code < 2000)) {
        said.set(code, (said.get(code) ?? new Set()).add(values[code] ?? ''))
      }
    }
  }
  const alike = [...said].flatMap(([code, values]) =>
    values.size === 1 ? [[String(code), [...values][0]]] : [],
  )
  expect(alike.toSorted()).toEqual(
    Object.entries(lreConstants)
      .map(([code, [value]]) => [code, value])
      .toSorted(),
  )
  for (const [, reason] of Object.values(lreConstants)) expect(reason.length).toBeGreaterThan(20)
})
