import { describe, expect, test } from 'vitest'
import { seededRandom } from '#law/random.ts'
import { openPayroll } from '#law/run.ts'
import { Cause, causeOfFact } from '../model/cause.ts'
import { stepsOfPair } from './difference.queries.ts'
import { decompose, type Edition, type Pair, prepareReplay, type Stored } from './replay.ts'
import { calculated, randomList } from './replay.fixture.ts'

/** How many random pairs; `REPLAY_PAIRS=100000` for a long look. */
const count = Number(process.env['REPLAY_PAIRS'] ?? 3000)

const july = openPayroll(202607)
const august = openPayroll(202608)
const bonus = openPayroll(202608, {
  concepts: [
    {
      code: 'BONO_X',
      label: 'Bono X',
      category: 'EARNING',
      taxable: true,
      tributable: true,
      formula: 'MIN(SUELDO_PESOS * 1; 50000)',
    },
  ],
})

describe('causes of a difference', () => {
  test('every fact of the law has one, and only facts unknown here are «otros»', () => {
    const others = july.plan.facts.filter(({ code }) => causeOfFact(code) === 'OTHER')
    expect(others.map(({ code }) => code)).toEqual([])
    expect(causeOfFact('ALGO_NUEVO')).toBe('OTHER')
    expect(causeOfFact('HORAS_ATRASO')).toBe('ABSENCE')
    expect(Cause.label('RAISE')).toBe('Sueldo pactado')
  })

  test.each([
    ['one month to the next', july, august],
    ['other formulas of the company', july, bonus],
    ['the same month, other facts', august, august],
  ])('add up to it exactly: %s', (_name, from, to) => {
    const random = seededRandom(7)
    const pairs = Array.from({ length: count }, (): Pair => {
      const facts = randomList(from, random)
      return { before: calculated(from, facts), after: calculated(to, changed(from, to, facts)) }
    }).filter(({ before, after }) => before.results.length > 0 && after.results.length > 0)
    expect(pairs.length).toBeGreaterThan(count / 2)
    const parts = decompose(prepareReplay(from, to), pairs)
    pairs.forEach((pair, index) => {
      const causes = parts[index] ?? new Map()
      const sum = [...causes.values()].reduce((total, part) => total + part, 0)
      expect(sum).toBe(net(to, pair.after) - net(from, pair.before))
      expect(causes.has('UNEXPLAINED')).toBe(false)
    })
  })

  const changed = (from: Edition, to: Edition, facts: readonly number[]) => {
    const random = seededRandom(facts.reduce((sum, value) => (sum * 31 + value) % 1_000_003, 1))
    const fresh = randomList(to, random)
    return to.plan.facts.map(({ code }, at) => {
      const old = facts[from.plan.factIndexOf.get(code) ?? -1]
      return random() < 0.85 && old !== undefined ? old : (fresh[at] ?? 0)
    })
  }

  test('step by step they lead from one net to the other, and say which facts moved', () => {
    const random = seededRandom(11)
    const replay = prepareReplay(july, august, { oneByOne: true })
    for (let round = 0; round < 60; round += 1) {
      const facts = randomList(july, random)
      const before = calculated(july, facts)
      const after = calculated(august, changed(july, august, facts))
      if (before.results.length === 0 || after.results.length === 0) continue
      const steps = stepsOfPair(replay, { before, after })
      const sum = steps.reduce((total, step) => total + step.change, 0)
      expect(sum).toBe(net(august, after) - net(july, before))
      const known = ['LAW', 'INDICATOR']
      for (const step of steps) if (!known.includes(step.cause)) expect(step.facts).not.toEqual([])
    }
  })

  test('what stored results do not reproduce has no known cause, and nothing else', () => {
    const facts = randomList(august, seededRandom(3))
    const before = calculated(august, facts)
    const at = august.plan.indexOf.get('LIQUIDO') ?? -1
    const after = { ...before, results: before.results.with(at, (before.results[at] ?? 0) + 77) }
    const [causes] = decompose(prepareReplay(august, august), [{ before, after }])
    expect([...(causes ?? [])]).toEqual([['UNEXPLAINED', 77]])
    const [step] = stepsOfPair(prepareReplay(august, august, { oneByOne: true }), { before, after })
    expect(step).toMatchObject({ cause: 'UNEXPLAINED', change: 77 })
  })

  test('thousands of people take a moment', () => {
    const random = seededRandom(5)
    const pairs = Array.from({ length: 2000 }, (): Pair => {
      const facts = randomList(july, random)
      return { before: calculated(july, facts), after: calculated(august, facts) }
    }).filter(({ before, after }) => before.results.length > 0 && after.results.length > 0)
    const replay = prepareReplay(july, august)
    const many = Array.from({ length: 5 }, () => pairs).flat()
    const began = performance.now()
    decompose(replay, many)
    const took = performance.now() - began
    process.stdout.write(`${many.length} people decomposed in ${took.toFixed(0)} ms\n`)
    expect(took).toBeLessThan(8000)
  })
})

const net = ({ plan }: Edition, { results }: Stored) =>
  results[plan.indexOf.get('LIQUIDO') ?? -1] ?? 0
