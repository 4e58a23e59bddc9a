import fc from 'fast-check'
import { expect, test } from 'vitest'
import { healthInstitutions } from '#chile/catalogues.ts'
import { rutOf } from '#chile/rut.ts'
import { spend } from '#tests/budget.ts'
import { problemOf } from '#modules/people/people/model/rules.ts'
import { pastedColumns, type PastedNotice } from './columns.ts'
import { HealthPlanKind, HealthPlanUnit } from './notice.ts'
import { folioKey, readNotices } from './pasted-notices.ts'
import { type HeldPlan, heldWords, isSamePlan, planAfter, planProblem } from './plan.ts'

const held: HeldPlan = {
  previsionType: 'AFP_ISAPRE',
  healthInstitution: 'CONSALUD',
  healthAmountUf: '3.2',
  healthAmount: null,
  healthPercentage: null,
}
const inFonasa: HeldPlan = {
  ...held,
  previsionType: 'AFP_FONASA',
  healthInstitution: 'FONASA',
  healthAmountUf: null,
}
const change = {
  kind: 'CHANGE',
  institution: 'CONSALUD',
  planUnit: 'UF',
  planValue: '3.42',
} as const

test('a change of the isapre of the record takes the place of its plan', () => {
  expect(planAfter(held, change)).toEqual({ after: { ...held, healthAmountUf: '3.42' } })
  expect(
    planAfter({ ...held, healthAmount: 5000 }, { ...change, planUnit: 'CLP', planValue: '90000' }),
  ).toEqual({ after: { ...held, healthAmountUf: null, healthAmount: 90_000 } })
  expect(planAfter(held, { ...change, planValue: '3.200' })).toEqual({ left: 'Así está su ficha' })
})

test('a subscription leaves Fonasa, and a leaving goes back to it', () => {
  const subscribed = planAfter(inFonasa, { ...change, kind: 'SUBSCRIPTION' })
  expect(subscribed).toEqual({ after: { ...held, healthAmountUf: '3.42' } })
  const leaving = { ...change, kind: 'LEAVING', planUnit: null, planValue: null } as const
  expect(planAfter(held, leaving)).toEqual({ after: inFonasa })
})

test('what does not go with the record says why', () => {
  expect(planAfter(inFonasa, change)).toEqual({ left: 'Su ficha no dice Consalud, sino Fonasa' })
  expect(planAfter(held, { ...change, kind: 'SUBSCRIPTION' })).toEqual({
    left: 'Ya está en Consalud: lo que corresponde es una modificación',
  })
  expect(planAfter({ ...held, previsionType: 'NO_COTIZA' }, change)).toHaveProperty('left')
})

test('a plan in words', () => {
  expect(heldWords(held)).toBe('Consalud, 3,2 UF')
  expect(heldWords(inFonasa)).toBe('Fonasa')
})

const codes = healthInstitutions.map(({ code }) => code)
const records = fc.record<HeldPlan>({
  previsionType: fc.constantFrom('AFP_FONASA', 'AFP_ISAPRE', 'FONASA', 'ISAPRE', 'NO_COTIZA'),
  healthInstitution: fc.option(fc.constantFrom(...codes)),
  healthAmountUf: fc.option(fc.constantFrom('0', '1.5', '3.42', '12.480')),
  healthAmount: fc.option(fc.integer({ min: 0, max: 500_000 })),
  healthPercentage: fc.option(fc.constantFrom('0', '7', '9.5')),
})
const notices = fc.record({
  kind: fc.constantFrom(...HealthPlanKind.values),
  institution: fc.constantFrom(...codes),
  planUnit: fc.option(fc.constantFrom(...HealthPlanUnit.values)),
  planValue: fc.option(fc.constantFrom('1', '3.42', '154300', '8.25', '3.4205')),
})

test('whatever is applied is a record that holds, and applied again changes nothing', async () => {
  let applied = 0
  await spend('health plans', { seconds: 1, least: 2000 }, ({ draw }) => {
    const [record, notice] = [draw(records), draw(notices)]
    if (planProblem(notice) !== undefined) return
    const outcome = planAfter(record, notice)
    if ('left' in outcome) return
    applied += 1
    const changed = new Set(Object.keys(outcome.after))
    const { previsionType, ...health } = outcome.after
    const person = {
      ...health,
      pensionInstitution: 'HABITAT',
      ...(previsionType === null ? {} : { previsionType }),
    }
    expect(problemOf(person, changed, '2026-09-15')).toBeUndefined()
    expect(isSamePlan(record, outcome.after)).toBe(false)
    expect(planAfter(outcome.after, notice)).toHaveProperty('left')
  })
  expect(applied).toBeGreaterThan(50)
})

const [one, two] = [rutOf(12_345_678), rutOf(9_876_543)]
const known = {
  people: new Map([[one, 1]]),
  folios: new Set([folioKey('CONSALUD', '99')]),
  today: '2026-09-15',
}
const row = (more: Partial<PastedNotice> = {}): PastedNotice => ({
  rut: one,
  folio: '100',
  kind: 'Modificación',
  institution: 'consalud',
  unit: 'UF',
  value: '3,42',
  month: '10/2026',
  ...more,
})

test('each mistake of a list is said of its own row and cell', () => {
  expect(readNotices([row()], known)).toEqual([
    { ...change, userId: 1, folio: '100', fromMonth: 202610 },
  ])
  const wrong = readNotices(
    [
      row({ rut: '1-2' }),
      row({ rut: two }),
      row({ folio: '' }),
      row({ folio: '99' }),
      row({ kind: 'otra' }),
      row({ institution: 'Fonasa' }),
      row({ unit: 'dólar' }),
      row({ unit: '' }),
      row({ value: 'mucho' }),
      row({ value: '' }),
      row({ unit: 'pesos', value: '3,42' }),
      row({ kind: 'Desafiliación' }),
      row({ month: 'ayer' }),
      row(),
      row(),
    ],
    known,
  ).map((read) => ('wrong' in read ? read.wrong : 'entered'))
  expect(wrong.join(' ')).toBe(
    'rut rut folio folio kind institution unit unit value value value value month entered folio',
  )
})

test('whatever is pasted, each row has one answer, at a cell of the list', async () => {
  const text = fc.oneof(fc.string(), fc.constantFrom(...Object.values(row())))
  const lines = fc.array(
    fc.record({
      rut: text,
      folio: text,
      kind: text,
      institution: text,
      unit: text,
      value: text,
      month: text,
    }),
    { maxLength: 6 },
  )
  const cells: readonly string[] = pastedColumns.map(({ name }) => name)
  await spend('pasted notices', { seconds: 1, least: 300 }, ({ draw }) => {
    const given = draw(lines)
    const read = readNotices(given, known)
    expect(read).toHaveLength(given.length)
    for (const answer of read) {
      if ('wrong' in answer) expect(cells).toContain(answer.wrong)
      else expect(planProblem(answer)).toBeUndefined()
    }
  })
})
