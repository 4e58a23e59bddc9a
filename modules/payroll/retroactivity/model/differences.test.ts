import { expect, test } from 'vitest'
import { evaluate } from '#formula/index.ts'
import { openPayroll, retroactivePart, retroactiveConcepts, retroactiveParts } from '#law/index.ts'
import { randomFacts, seededRandom } from '#law/random.ts'
import {
  employerCostOf,
  itemsFor,
  type Line,
  type OwedLine,
  owedLines,
  type Posted,
  toPayOf,
} from './differences.ts'

const { plan, period } = openPayroll(202609)
const groups = [
  ['HABER', 'EARNING'],
  ['DESCUENTO', 'DEDUCTION'],
  ['APORTE_EMPLEADOR', 'EMPLOYER'],
] as const

type Values = Readonly<Record<string, number>>

const calculated = (facts: Values): Values | undefined => {
  const result = evaluate(plan, period, facts)
  return result.ok ? result.values : undefined
}

function linesBetween(paid: Values, due: Values): Line[] {
  return plan.library.concepts.flatMap(({ code, label, classes }) => {
    const group = groups.find(([name]) => classes.includes(name))?.[1]
    const line = { paid: paid[code] ?? 0, due: due[code] ?? 0 }
    return group && line.paid !== line.due ? [{ concept: code, label, group, ...line }] : []
  })
}

/** People whose net is not cut off at zero: there, lines add up to the net without a remainder. */
const whole = (values: Values) =>
  (values['TOTAL_DESCUENTOS'] ?? 0) <= (values['TOTAL_HABERES'] ?? 0)

function* randomPairs(count: number) {
  const random = seededRandom(20_260_915)
  for (let made = 0; made < count;) {
    const facts = randomFacts(plan.facts, random)
    const other = randomFacts(plan.facts, random)
    // What was known late: some facts of the person are others.
    const changed = Object.fromEntries(
      Object.entries(facts).map(([code, value]) => [
        code,
        random() < 0.15 ? (other[code] ?? value) : value,
      ]),
    )
    const later = { ...changed, SUELDO_PESOS: other['SUELDO_PESOS'] ?? 0 }
    const all = [facts, changed, later].map(calculated)
    const [paid, due, last] = all
    if (!paid || !due || !last || !all.every((values) => values && whole(values))) continue
    made += 1
    yield { paid, due, last }
  }
}

const parts = new Map(plan.library.concepts.map((one) => [one.code, retroactivePart(one)]))
const withParts = (lines: readonly OwedLine[]) =>
  lines.map((line) => ({ ...line, part: parts.get(line.concept) ?? ('FREE' as const) }))

/** What each item does to the net. */
const signs = new Map(
  retroactiveConcepts.map(({ code, category }) => [
    code,
    category === 'DEDUCTION' ? -1 : category === 'EMPLOYER_EARNING' ? 0 : 1,
  ]),
)

const posting = (lines: readonly OwedLine[]): Posted[] =>
  lines.map(({ concept, label, group, owed }) => ({ concept, label, group, amount: owed }))

const added = (a: readonly Posted[], b: readonly Posted[]): Posted[] =>
  [...Map.groupBy([...a, ...b], ({ concept }) => concept).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })

test('what was paid and the differences are what would have been paid in time', () => {
  for (const { paid, due } of randomPairs(120)) {
    const owed = owedLines(linesBetween(paid, due), [])
    expect((paid['LIQUIDO'] ?? 0) + toPayOf(owed)).toBe(due['LIQUIDO'])
    for (const { concept, owed: amount } of owed) {
      expect((paid[concept] ?? 0) + amount).toBe(due[concept] ?? 0)
    }
    // The items pay exactly the lines.
    const paidBy = itemsFor(withParts(owed)).reduce(
      (sum, { itemCode, value }) => sum + (signs.get(itemCode) ?? Number.NaN) * value,
      0,
    )
    expect(paidBy).toBe(toPayOf(owed))
  }
})

test('posted twice it is posted once, and a later fact posts only what is new', () => {
  for (const { paid, due, last } of randomPairs(60)) {
    const first = posting(owedLines(linesBetween(paid, due), []))
    expect(owedLines(linesBetween(paid, due), first)).toEqual([])
    const second = owedLines(linesBetween(paid, last), first)
    const all = added(first, posting(second))
    expect(owedLines(linesBetween(paid, last), all)).toEqual([])
    expect(
      (paid['LIQUIDO'] ?? 0) + toPayOf(owedLines(linesBetween(paid, due), [])) + toPayOf(second),
    ).toBe(last['LIQUIDO'])
    // The fact that turns out to be none is owed back whole.
    const back = owedLines([], all)
    expect(toPayOf(back)).toBe((paid['LIQUIDO'] ?? 0) - (last['LIQUIDO'] ?? 0))
  }
})

test('charges that were too high are given back by the institution, and are no item', () => {
  const part = 'EMPLOYER_SIS'
  expect(itemsFor([{ group: 'EMPLOYER', owed: -500, part }])).toEqual([])
  expect(itemsFor([{ group: 'EMPLOYER', owed: 700, part }])).toEqual([
    { itemCode: 'DIFERENCIA_SIS', value: 700 },
  ])
})

test('each part has its items, and every item of a part exists', () => {
  const codes = new Set(retroactiveConcepts.map(({ code }) => code))
  for (const [part, { more, less }] of Object.entries(retroactiveParts)) {
    expect(codes, part).toContain(more)
    if (less !== null) expect(codes, part).toContain(less)
  }
})

test('every line of the law goes to an item of its class', () => {
  const columns = new Map(retroactiveConcepts.map(({ code, lre }) => [code, lre]))
  const lines = plan.library.concepts.filter(({ classes }) =>
    groups.some(([name]) => classes.includes(name)),
  )
  expect(lines.length).toBeGreaterThan(60)
  for (const line of lines) {
    const { more } = retroactiveParts[retroactivePart(line)]
    const column = columns.get(more)
    if (line.classes.includes('HABER_21')) expect([2101, 2106, 2113], line.code).toContain(column)
    if (line.classes.includes('DESCUENTO_LEGAL')) {
      expect([3141, 3143, 3151, 3154, 3161, 3185], line.code).toContain(column)
    }
    if (line.lre !== undefined && line.classes.includes('APORTE_EMPLEADOR')) {
      expect([line.lre, undefined], line.code).toContain(column)
    }
  }
})

test('an isapre that gets 7% more and as much less above it is owed nothing', () => {
  const health = [
    { group: 'DEDUCTION', owed: 7000, part: 'HEALTH' },
    { group: 'DEDUCTION', owed: -7000, part: 'HEALTH' },
  ] as const
  expect(itemsFor(health)).toEqual([])
  expect(itemsFor([{ ...health[0], owed: 8000 }, health[1]])).toEqual([
    { itemCode: 'DIFERENCIA_SALUD', value: 1000 },
  ])
})

test('family allowance of earlier months costs the employer nothing', () => {
  const family = { group: 'EARNING', owed: 22_601, part: 'FAMILY' } as const
  expect(employerCostOf([family])).toBe(0)
  expect(itemsFor([family])).toEqual([
    { itemCode: 'DIFERENCIA_ASIGNACION_FAMILIAR', value: 22_601 },
  ])
  expect(itemsFor([{ ...family, owed: -22_601 }])).toEqual([
    { itemCode: 'REINTEGRO_ASIGNACION_FAMILIAR', value: 22_601 },
  ])
})

test('bases alone are no debt; with pay they are kept beside it', () => {
  const base = {
    concept: 'BASE_PREVISIONAL',
    label: 'Base',
    group: 'BASE',
    paid: 1,
    due: 5,
  } as const
  expect(owedLines([base], [])).toEqual([])
  const pay = { ...base, concept: 'SUELDO_BASE', group: 'EARNING' } as const
  expect(owedLines([base, pay], []).map(({ concept }) => concept)).toEqual([
    'BASE_PREVISIONAL',
    'SUELDO_BASE',
  ])
})
