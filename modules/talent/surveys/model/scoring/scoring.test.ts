import { describe, expect, test } from 'vitest'
import { rational } from '#formula/exact/rational.ts'
import {
  cealCenterExample,
  cealLevelExample,
  engagementExample,
  enpsExamples,
  groupExample,
  individualExamples,
  nineBoxExamples,
  plansExample,
  processExamples,
} from '#tests/talent/score-examples.ts'
import { type Answer, noAnswer, notApplicable, omitted } from '../answer.ts'
import type { Question } from '../question.ts'
import { type Scale, scaleOn } from '../scales.ts'
import { scoreThatCounts, withPlans, wrongCalibration } from './calibration.ts'
import { cealCenter } from './ceal-center.ts'
import {
  CEAL_FREQUENCY,
  CEAL_NOTICE,
  CealDimension,
  cealLevel,
  cealPoints,
  cealSum,
  cealTable,
} from './ceal-sm.ts'
import { favourableShare, percentsOf } from './distribution.ts'
import { ENGAGEMENT_DEFINITION, engagementIndex } from './engagement.ts'
import { enpsOf } from './enps.ts'
import { groupScore, meanOfScores } from './groups.ts'
import { histogramOf, reversedHistogram } from './histogram.ts'
import { individualScore } from './individual.ts'
import { istasLevel } from './istas21.ts'
import { nineBox } from './nine-box.ts'
import { plansOfProcess } from './plans-of-process.ts'
import { deltaOf, NOT_COMPARABLE, scalesText } from './previous.ts'
import { processScore } from './process.ts'
import { LEAST_RATERS, Relation, wrongWeights } from './relations.ts'
import { fractionText, meanOf, readFraction, type Score, shownScore, whole } from './score.ts'

const scale = (code: string): Scale => {
  const found = scaleOn(code, '2026-11-28')
  if (!found) throw new Error(`no scale ${code}`)
  return found
}
const likert: Question = {
  type: 'LIKERT',
  scale: scale('AGREE_5_NA'),
  required: true,
  demographic: false,
  multiple: false,
  reversed: false,
  metadata: {},
}
const choose = (choice: number): Answer => ({ ...noAnswer, choice })
const shownOf = (scores: ReadonlyMap<string, Score>) =>
  Object.fromEntries([...scores].map(([key, { exact }]) => [key, shownScore(exact)]))
const read = (mark: number | '-' | 'n') =>
  mark === '-' ? omitted : mark === 'n' ? notApplicable() : choose(mark)
const counts = (some: Readonly<Record<number, number>>) =>
  histogramOf(Object.entries(some).map(([value, count]) => [Number(value), count]))

test.for(individualExamples)(
  '$title',
  ({ answers, weights = {}, reversed = [], competences, final }) => {
    const asked = Object.keys(competences).map((key) => ({
      key,
      weight: weights[key] ?? 1,
      questions: Object.keys(answers)
        .filter((name) => name.startsWith(`${key}.`))
        .map((name) => ({ ...likert, key: name, reversed: reversed.includes(name) })),
    }))
    const given = new Map(Object.entries(answers).map(([key, mark]) => [key, read(mark)]))
    const score = individualScore(asked, given)
    expect(shownOf(score.competences)).toEqual(competences)
    expect(shownScore(score.final.exact)).toBe(final)
  },
)

test('a score says its fraction, what it counted and what it left out', () => {
  const questions = ['1', '2', '3', '4', '5'].map((key) => ({ ...likert, key }))
  const asked = [{ key: 'C1', weight: 1, questions: questions.slice(0, 4) }]
  const yesNo = { ...likert, key: '5', scale: scale('YES_NO') }
  const given = new Map([
    ['1', choose(4)],
    ['2', omitted],
    ['3', notApplicable()],
    ['5', choose(2)],
  ])
  const score = individualScore([...asked, { key: 'C2', weight: 1, questions: [yesNo] }], given)
  const [first, second] = score.competences.values()
  expect(first && fractionText(first)).toBe('4/1')
  expect(first?.counted.map(({ key }) => key)).toEqual(['1'])
  expect(first?.leftOut).toEqual([
    { key: '2', why: 'OMITTED' },
    { key: '3', why: 'NOT_APPLICABLE' },
    { key: '4', why: 'UNANSWERED' },
  ])
  expect(second?.leftOut).toEqual([{ key: '5', why: 'UNSCORED' }])
  expect(score.final.leftOut).toEqual([{ key: 'C2', why: 'NO_SCORE' }])
  expect(second && fractionText(second)).toBeNull()
})

describe('a process', () => {
  const none = { SELF: 0, SUPERVISOR: 0, PEER: 0, SUBORDINATE: 0 }
  const meansOf = (means: Readonly<Record<string, number | null>>) =>
    new Map(
      Object.entries(means).map(([key, mean]) => [key, mean === null ? undefined : whole(mean)]),
    )
  const equal = (...keys: readonly string[]) => keys.map((key) => ({ key, weight: 1 }))

  test.for(processExamples)('$title', ({ raters, weights, groups, competences, final }) => {
    const all = Relation.values.flatMap((relation) =>
      (raters[relation] ?? []).map((means) => ({ relation, means: meansOf(means) })),
    )
    const score = processScore(equal(...Object.keys(competences)), all, {
      weights: { ...none, ...weights },
      leastRaters: LEAST_RATERS,
      missing: 'RENORMALIZE',
    })
    const shown = [...score.groups].map(([name, scores]) => [name, shownOf(scores)])
    expect(Object.fromEntries(shown)).toEqual(groups)
    expect(shownOf(score.competences)).toEqual(competences)
    expect(shownScore(score.final.exact)).toBe(final)
  })

  const rules = {
    weights: { SELF: 10, SUPERVISOR: 60, PEER: 30, SUBORDINATE: 0 },
    leastRaters: LEAST_RATERS,
    missing: 'WAIT',
  } as const
  const rater = (relation: Relation, means: Readonly<Record<string, number | null>>) => ({
    relation,
    means: meansOf(means),
  })
  const [self, boss] = [rater('SELF', { C1: 5 }), rater('SUPERVISOR', { C1: 3 })]

  test('waits for the relations that weigh, when it is set to', () => {
    const peers = [1, 2, 3].map((mean) => rater('PEER', { C1: mean }))
    expect(processScore(equal('C1'), [self, boss], rules).final).toMatchObject({
      exact: undefined,
      leftOut: [{ key: 'PEER', why: 'AWAITED' }],
    })
    const whole_ = processScore(equal('C1'), [self, boss, ...peers], rules)
    expect(shownScore(whole_.final.exact)).toBe(2.9)
    const lonely = rater('SUBORDINATE', { C1: 1 })
    const others = processScore(equal('C1'), [self, boss, ...peers, lonely], rules)
    expect([...others.groups.keys()]).toEqual(['SELF', 'SUPERVISOR', 'OTHERS'])
  })

  test('a competence that fewer peers scored than may be seen is left out of their group', () => {
    const peers = [
      rater('PEER', { C1: 4, C2: 1 }),
      rater('PEER', { C1: 4, C2: 2 }),
      rater('PEER', { C1: 4, C2: null }),
      rater('PEER', { C1: null, C2: null }),
    ]
    const score = processScore(equal('C1', 'C2'), [boss, ...peers], {
      ...rules,
      missing: 'RENORMALIZE',
    })
    const shown = score.groups.get('PEER')
    expect(shown && shownOf(shown)).toEqual({ C1: 4, C2: null })
    expect(score.competences.get('C2')?.exact).toBeUndefined()
    expect(score.competences.get('C1')?.counted.map(({ key }) => key)).toEqual([
      'SUPERVISOR',
      'PEER',
    ])
  })

  test('an anonymous group explains itself as a whole, and no rater of it', () => {
    const peers = [1, 2, 5].map((mean) => rater('PEER', { C1: mean }))
    const score = processScore(equal('C1'), [self, boss, ...peers], rules)
    expect(score.groups.get('PEER')?.get('C1')).toMatchObject({
      total: whole(8),
      weight: whole(3),
      counted: [{ key: 'PEER', value: rational(8n, 3n), weight: whole(3) }],
    })
  })

  test('weights are whole percents that sum 100', () => {
    expect(wrongWeights(rules.weights)).toBeUndefined()
    expect(wrongWeights({ ...rules.weights, SELF: 5 })).toBe('Los pesos deben sumar 100; suman 95')
    expect(wrongWeights({ ...none, SELF: 100.5, PEER: -0.5 })).toContain('porcentaje entero')
  })
})

test('a cell pools its answers, and its change is of exact values', () => {
  const { questions, previous, competences, final, delta } = groupExample
  const score = groupScore(
    Object.entries(questions).map(([key, all]) => ({
      key,
      weight: 1,
      questions: all.map((some, at) => ({ key: `${key}.${at}`, histogram: counts(some) })),
    })),
  )
  expect(shownOf(score.competences)).toEqual(competences)
  expect(shownScore(score.final.exact)).toBe(final)
  const now = {
    stableKey: 'final',
    scales: scalesText([scale('AGREE_5')]),
    exact: score.final.exact,
  }
  const before = { ...now, exact: readFraction(previous) }
  const change = deltaOf(now, [before])
  expect(change && shownScore(change)).toBe(delta)
  expect(deltaOf(now, [{ ...before, scales: scalesText([scale('FREQ_7')]) }])).toBeNull()
  expect(deltaOf(now, [{ ...before, stableKey: 'other' }])).toBeNull()
  expect(deltaOf(now, [{ ...before, exact: undefined }])).toBeNull()
  expect(NOT_COMPARABLE).toBe('No comparable')
})

test('an area is the mean of the finals of its people, one each', () => {
  const scores = [readFraction('7/2'), readFraction('4'), undefined].map((exact, at) => ({
    key: `person ${at}`,
    score: meanOf(exact ? [{ key: 'C1', value: exact, weight: whole(1) }] : []),
  }))
  const mean = meanOfScores(scores)
  expect(fractionText(mean)).toBe('15/4')
  expect(mean.leftOut).toEqual([{ key: 'person 2', why: 'NO_SCORE' }])
  expect(() => readFraction('3,5')).toThrow(RangeError)
})

test('percents are tenths that sum 100, and the lower value gets what is left', () => {
  expect(percentsOf([1, 1, 1, 0, 0])).toEqual([33.4, 33.3, 33.3, 0, 0])
  expect(percentsOf([0, 0])).toEqual([0, 0])
  const favourable = favourableShare(counts({ 3: 2, 4: 5, 5: 3 }), scale('AGREE_5'))
  expect(favourable).toEqual(rational(4n, 5n))
  expect(favourableShare(counts({ 9: 3 }), scale('ENPS_11'))).toBeUndefined()
  expect(favourableShare([], scale('AGREE_5'))).toBeUndefined()
})

test.for(enpsExamples)('an eNPS of $shown.enps', ({ scores, shown }) => {
  expect(enpsOf(histogramOf(scores.map((score) => [score, 1])))).toMatchObject(shown)
})

test('nobody has no eNPS, and eleven is no answer to it', () => {
  expect(enpsOf([])).toEqual({ promoters: 0, passives: 0, detractors: 0, enps: null })
  expect(() => enpsOf(histogramOf([[11, 1]]))).toThrow(RangeError)
})

test('the engagement index is of its items, each along its scale', () => {
  const items = engagementExample.items.map(({ counts: some, ...item }, at) => ({
    ...item,
    key: `${at}`,
    histogram: counts(some),
  }))
  expect(shownScore(engagementIndex(items).exact, 1)).toBe(engagementExample.index)
  const unanswered = { key: 'new', min: 1, max: 7, histogram: [] }
  expect(engagementIndex([...items, unanswered]).leftOut).toEqual([
    { key: 'new', why: 'UNANSWERED' },
  ])
  expect(reversedHistogram(counts({ 1: 2, 4: 3 }), { min: 1, max: 5 })).toEqual(
    counts({ 2: 3, 5: 2 }),
  )
  expect(ENGAGEMENT_DEFINITION).toContain('0–100')
})

test('a calibrated score has its reason, lies on the scale and leaves what was computed', () => {
  const limits = { min: 1, max: 5 }
  const value = rational(9n, 2n)
  expect(wrongCalibration({ value, reason: 'Acuerdo del comité' }, limits)).toBeUndefined()
  expect(wrongCalibration({ value, reason: '  ' }, limits)?.field).toBe('reason')
  expect(wrongCalibration({ value: whole(6), reason: 'x' }, limits)?.field).toBe('value')
  const computed = rational(4n)
  expect(scoreThatCounts({ computed, calibrated: undefined, reason: null })).toBe(computed)
  expect(scoreThatCounts({ computed, calibrated: value, reason: 'x' })).toBe(value)
})

test('plans weigh their share of a final score', () => {
  const limits = { min: 1, max: 5 }
  expect(withPlans(whole(4), 25, whole(50), limits)).toEqual(rational(15n, 4n))
  expect(withPlans(whole(4), 25, undefined, limits)).toEqual(whole(4))
  expect(withPlans(undefined, 25, whole(50), limits)).toBeUndefined()
  expect(() => withPlans(whole(4), 51, whole(50), limits)).toThrow(RangeError)
})

test.for(nineBoxExamples)('$hundredths hundredths: box $box', ({ hundredths, potential, box }) => {
  expect(nineBox(rational(BigInt(hundredths), 100n), potential)).toBe(box)
})

test('a box is of the score as it is shown', () => {
  expect(nineBox(rational(2_495n, 1_000n), 1)).toBe(2)
  expect(nineBox(rational(2_495n, 1_000n), 1, { medium: 251, high: 400 })).toBe(1)
  expect(() => nineBox(whole(3), 4)).toThrow(RangeError)
})

test('a process is done by its plans: only approved ones weigh', () => {
  const { plans, score, ...sums } = plansExample
  const process = plansOfProcess(plans)
  expect(process).toMatchObject(sums)
  expect(shownScore(process.score)).toBe(score)
  expect(plansOfProcess([])).toEqual({ weightSum: 0, canClose: true, score: undefined })
  const plan = (weight: number, counts: boolean) => ({ weight, counts, percentage: 0 })
  expect(plansOfProcess([plan(40, true), plan(30, true), plan(30, false)]).weightSum).toBe(70)
})

describe('CEAL-SM', () => {
  test('points equal to a limit belong to the lower level', () => {
    const levels = CealDimension.values.map((dimension) => [
      dimension,
      cealLevel(dimension, cealLevelExample[dimension][0]),
    ])
    const wanted = Object.entries(cealLevelExample).map(([dimension, [, level]]) => [
      dimension,
      level,
    ])
    expect(levels).toEqual(wanted)
  })

  test('54 items, whose sums are of whole dimensions', () => {
    expect(Object.values(cealTable).reduce((total, { items }) => total + items, 0)).toBe(54)
    expect(cealSum('CT', [4, 0, 2])).toBe(6)
    expect(cealSum('CT', [4, null, 2])).toBeUndefined()
    expect(cealSum('CT', [4, 2])).toBeUndefined()
    expect(() => cealSum('VU', [0, 1, 1, 1, 1, 1])).toThrow(RangeError)
    const points = CEAL_FREQUENCY.map((_, place) => cealPoints('FREQUENCY_DOWN', place))
    expect(points).toEqual([4, 3, 2, 1, 0])
    expect(cealPoints('FREQUENCY_UP', 0)).toBe(0)
    expect(cealPoints('VIOLENCE', 4)).toBe(4)
    expect(CEAL_NOTICE).toBe('Aplicación interna, no reemplaza la oficial')
    expect(cealPoints('VULNERABILITY', 3)).toBe(4)
    expect(() => cealPoints('VULNERABILITY', 4)).toThrow(RangeError)
  })

  test('a workplace counts each dimension by half of its people, ties to the higher risk', () => {
    const { counts: all, workers, responses, result } = cealCenterExample
    expect(cealCenter(all, { workers, responses })).toEqual(result)
    expect(cealCenter(all, { workers: 21, responses: 12 })).toMatchObject({ valid: false })
    expect(cealCenter(all, { workers: 10_004, responses: 6_002 })).toMatchObject({
      participation: 60,
      valid: false,
    })
    expect(() => cealCenter({ ...all, CT: [0, 0, 0] }, { workers, responses })).toThrow(RangeError)
  })

  test('the old questionnaire has levels where the source of its cut-offs is known', () => {
    expect([istasLevel('DEMANDS', 8), istasLevel('DEMANDS', 12)]).toEqual(['BAJO', 'ALTO'])
    expect(istasLevel('ACTIVE_WORK', 6)).toBe('MEDIO')
    expect(istasLevel('SUPPORT', 6)).toBeNull()
  })
})
