import { expect, test } from 'vitest'
import { evaluate } from '#formula/index.ts'
import { openPayroll } from '#law/index.ts'
import { randomFacts, seededRandom } from '#law/random.ts'
import {
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
    const item = new Map(itemsFor(owed).map(({ itemCode, value }) => [itemCode, value]))
    const value = (code: string) => item.get(code) ?? 0
    expect(
      value('DIFERENCIA_HABERES') +
        value('DEVOLUCION_DESCUENTOS') -
        value('REINTEGRO_HABERES') -
        value('DIFERENCIA_DESCUENTOS'),
    ).toBe(toPayOf(owed))
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
  expect(itemsFor([{ group: 'EMPLOYER', owed: -500 }])).toEqual([])
  expect(itemsFor([{ group: 'EMPLOYER', owed: 700 }])).toEqual([
    { itemCode: 'DIFERENCIA_APORTES', value: 700 },
  ])
})
