import { expect, test } from 'vitest'
import { lreWorkingTimes } from '#chile/lre/tables.ts'
import { specialWorkdayCodes, specialWorkdays } from '#chile/special-workdays.ts'
import { workingTimeOf } from './lre.ts'

type Facts = Readonly<Record<string, number>>
const said = (
  facts: Facts,
  specialWorkday: Parameters<typeof workingTimeOf>[0]['specialWorkday'],
) =>
  workingTimeOf({
    specialWorkday,
    amounts: {
      of: (code) => facts[code] ?? 0,
      yes: (code) => (facts[code] ?? 0) !== 0,
      word: () => '',
      lines: () => [],
    },
  })

const derived: readonly (readonly [string, string, Facts])[] = [
  ['an ordinary week', '101', {}],
  ['thirty hours or fewer', '201', { ES_JORNADA_PARCIAL: 1 }],
  ['an authorized cycle', '601', { DIAS_CICLO: 14 }],
  ['without limit', '701', { ART_22: 1 }],
  ['in a private house', '408', { CASA_PARTICULAR: 1 }],
  ['few hours in a private house', '408', { CASA_PARTICULAR: 1, ES_JORNADA_PARCIAL: 1 }],
  ['living in a private house', '409', { CASA_PARTICULAR: 1, PUERTAS_ADENTRO: 1 }],
]

test.each(derived)('%s is %s where the contract says no article apart', (_, code, facts) => {
  expect(said(facts, null)).toBe(code)
})

test.each(specialWorkdayCodes)('what the contract says of %s goes before what follows', (code) => {
  for (const [, , facts] of derived) expect(said(facts, code)).toBe(specialWorkdays[code].lre)
})

test('the contract and what follows from it reach each code of the book, each in one way', () => {
  const reached = [
    ...new Set(derived.map(([, code]) => code)),
    ...specialWorkdayCodes.map((code) => specialWorkdays[code].lre),
  ]
  expect(reached.toSorted()).toEqual(Object.keys(lreWorkingTimes).toSorted())
  expect(new Set(reached).size).toBe(reached.length)
})
