import { expect, test } from 'vitest'
import { rational } from '#formula/exact/rational.ts'
import { fractionText } from '#modules/talent/surveys/model/scoring/score.ts'
import { gapOf, othersOf, strengthsAndGaps } from './breakdown.ts'
import { shownComments, type Written } from './comments.ts'
import { explained } from './explanation.ts'
import { shownParticipation } from './participation.ts'
import { boxCounts, distributionOf, meanOfSums, placesOf } from './report.ts'
import { bandOf, bandsOf, type ReportedPerson } from '#tests/evaluation-report.ts'

const scale = { min: 1, max: 5 }
const weights = { SELF: 20, SUPERVISOR: 50, PEER: 20, SUBORDINATE: 10 }
const score = (n: number, d = 1) => rational(BigInt(n), BigInt(d))

/** A competence with what some groups gave. */
const competence = (
  key: string,
  given: Partial<Record<'SELF' | 'SUPERVISOR' | 'PEER', number>>,
  exact?: number,
) => ({
  key,
  title: key,
  weight: 1,
  groups: (['SELF', 'SUPERVISOR', 'PEER'] as const).flatMap((group) => {
    const value = given[group]
    return value === undefined ? [] : [{ group, exact: score(value), leftOut: [] }]
  }),
  exact: exact === undefined ? undefined : score(exact),
  leftOut: [],
})

test('a gap is one’s own score over what the others gave by their weights', () => {
  const one = competence('ayuda', { SELF: 5, SUPERVISOR: 4, PEER: 3 })
  expect(fractionText(othersOf(one, weights))).toBe('26/7')
  expect(gapOf(one, weights)).toEqual(score(9, 7))
  expect(gapOf(competence('ayuda', { SELF: 5 }), weights)).toBeUndefined()
  expect(gapOf(competence('ayuda', { PEER: 5 }), weights)).toBeUndefined()
})

test('of three competences one is a strength and one to improve, and none is both', () => {
  const some = [competence('a', {}, 3), competence('b', {}, 5), competence('c', {}, 3)]
  expect(strengthsAndGaps(some)).toEqual({ strengths: ['b'], toImprove: ['c'] })
  expect(strengthsAndGaps(some.slice(0, 1))).toEqual({ strengths: [], toImprove: [] })
  const none = [competence('a', {}), competence('b', {}, 5), competence('c', {}, 1)]
  expect(strengthsAndGaps(none)).toEqual({ strengths: ['b'], toImprove: ['c'] })
})

test('a score is in the step of the number that people read', () => {
  expect(bandOf(score(7_989, 2_000), scale)).toBe(3)
  expect(bandOf(score(7_990, 2_000), scale)).toBe(4)
  expect(bandOf(score(5), scale)).toBe(4)
  expect(bandOf(score(1), scale)).toBe(1)
})

const person = (userId: number, more: Partial<ReportedPerson> = {}): ReportedPerson => ({
  userId,
  area: { id: 1, name: 'Bodega' },
  supervisor: null,
  exact: score(4),
  ...more,
})

test('the steps of the distribution are exactly 100 % together', () => {
  const people = [
    person(1, { exact: score(1) }),
    person(2, { exact: score(3) }),
    person(3),
    person(4, { exact: undefined }),
  ]
  const bands = distributionOf(bandsOf(people, scale), scale)
  expect(bands.map(({ label, count, percent }) => [label, count, percent])).toEqual([
    ['1,00 a 1,99', 1, 33.4],
    ['2,00 a 2,99', 0, 0],
    ['3,00 a 3,99', 1, 33.3],
    ['4,00 a 5,00', 1, 33.3],
  ])
})

test('the mean of an area is that of its people with a score, and says who has none', () => {
  const places = [
    {
      id: 1,
      name: 'Bodega',
      people: 3,
      sums: [
        { n: '10', d: '3', people: 1 },
        { n: '4', d: '1', people: 1 },
      ],
    },
    { id: null, name: null, people: 1, sums: [{ n: '5', d: '1', people: 1 }] },
  ]
  const part = (of: number | null, userId: number, n: string | null, d: string | null) => ({
    of,
    userId,
    fullname: `Persona ${userId}`,
    n,
    d,
  })
  const parts = [part(1, 1, '10', '3'), part(1, 2, '4', '1'), part(1, 3, null, null)]
  const [best, other] = placesOf(places, [...parts, part(null, 4, '5', '1')])
  expect([best?.name, best?.people, best?.score.fraction]).toEqual([null, 1, '5/1'])
  expect([other?.name, other?.people, other?.score.fraction]).toEqual(['Bodega', 3, '11/3'])
  expect(other?.score.leftOut).toEqual([{ label: 'Persona 3', why: 'Sin nota' }])
  expect(other?.score.parts.map(({ label }) => label)).toEqual(['Persona 1', 'Persona 2'])
  expect(meanOfSums([])).toBeUndefined()
})

test('people who are in none of the nine boxes are counted outside of them', () => {
  const { boxes, outsideBoxes } = boxCounts(
    new Map([
      [1, 1],
      [9, 1],
    ]),
    3,
  )
  expect(boxes.filter(({ count }) => count > 0)).toEqual([
    { box: 1, count: 1 },
    { box: 9, count: 1 },
  ])
  expect(outsideBoxes).toBe(1)
})

test('a score says what entered it with which weight, and what did not', () => {
  const shown = explained(
    {
      exact: score(19, 5),
      total: score(380),
      weight: score(100),
      counted: [
        { key: 'SELF', value: score(3), weight: score(20) },
        { key: 'SUPERVISOR', value: score(4), weight: score(80) },
      ],
      leftOut: [
        { key: 'PEER', why: 'FEW_RATERS' },
        { key: 'PEER', why: 'FEW_RATERS' },
      ],
    },
    (key) => key.toLowerCase(),
  )
  expect(shown).toMatchObject({ value: '3.80', fraction: '19/5' })
  expect(shown.parts[1]).toMatchObject({ label: 'supervisor', value: '4.00', weight: '80' })
  expect(shown.leftOut).toEqual([{ label: 'peer', why: 'Menos evaluadores que el mínimo' }])
})

const wrote = (rater: number, relation: Written['relation'], ...texts: string[]): Written => ({
  rater,
  relation,
  competence: 'ayuda',
  question: '¿Qué valora?',
  texts,
})
const open = { groups: new Set(['PEER'] as const), isHidden: () => false, leastRaters: 3 }

test('words of peers are read when three of them answered, in an order of the words alone', () => {
  const all = [wrote(1, 'PEER', 'Escucha'), wrote(2, 'PEER', 'Enseña'), wrote(3, 'PEER')]
  const texts = (some: readonly Written[]) => shownComments(some, open).map(({ text }) => text)
  expect(texts(all).toSorted()).toEqual(['Enseña', 'Escucha'])
  expect(texts(all.toReversed())).toEqual(texts(all))
  expect(texts(all.slice(0, 2))).toEqual([])
  expect(shownComments(all, { ...open, groups: new Set() })).toEqual([])
  expect(shownComments(all, { ...open, isHidden: () => true })).toEqual([])
  expect(
    shownComments([wrote(9, 'SUPERVISOR', 'Bien')], { ...open, groups: new Set() }),
  ).toHaveLength(1)
})

test('peers and a team that are few are «Otros», and too few have no numbers', () => {
  const row = (relation: Written['relation'], invited: number) => ({
    relation,
    invited,
    answered: 1,
  })
  const shown = (...rows: ReturnType<typeof row>[]) =>
    shownParticipation(rows, 3).map(({ group, invited }) => [group, invited])
  expect(shown(row('PEER', 4), row('SELF', 1))).toEqual([
    ['SELF', 1],
    ['PEER', 4],
  ])
  expect(shown(row('PEER', 2), row('SUBORDINATE', 4))).toEqual([['OTHERS', 6]])
  expect(shown(row('PEER', 1), row('SUBORDINATE', 1))).toEqual([['OTHERS', null]])
  expect(shown(row('PEER', 2))).toEqual([['PEER', null]])
})
