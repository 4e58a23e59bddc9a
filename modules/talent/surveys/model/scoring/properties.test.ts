import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '#formula/exact/rational.ts'
import { seed } from '#tests/budget.ts'
import { type Answer, noAnswer, notApplicable, omitted } from '../answer.ts'
import { hasMean, scales } from '../scales.ts'
import { percentsOf } from './distribution.ts'
import { engagementIndex } from './engagement.ts'
import { groupScore } from './groups.ts'
import { histogramOf, reversedHistogram } from './histogram.ts'
import { individualScore, type ScoredQuestion } from './individual.ts'
import { meanOf, type Score, shownScore, whole } from './score.ts'

const options = { seed, numRuns: 300 }

type Given = { readonly questions: readonly ScoredQuestion[]; readonly answers: readonly Answer[] }

const survey: fc.Arbitrary<Given> = fc.constantFrom(...scales.filter(hasMean)).chain((scale) =>
  fc
    .array(
      fc.record({
        reversed: fc.boolean(),
        answer: fc.oneof(
          fc.constantFrom(omitted, notApplicable()),
          fc
            .constantFrom(...scale.values.map(({ value }) => value))
            .map((choice) => ({ ...noAnswer, choice })),
        ),
      }),
      { maxLength: 12 },
    )
    .map((all) => ({
      questions: all.map(({ reversed }, at) => ({
        key: `q${at}`,
        type: 'LIKERT' as const,
        scale,
        required: true,
        demographic: false,
        multiple: false,
        reversed,
        metadata: {},
      })),
      answers: all.map(({ answer }) => answer),
    })),
)

const competencesOf = (questions: readonly ScoredQuestion[]) =>
  ['a', 'b', 'c'].map((key, at) => ({
    key,
    weight: at + 1,
    questions: questions.filter((_, place) => place % 3 === at),
  }))
const finalOf = ({ questions, answers }: Given) =>
  individualScore(
    competencesOf(questions),
    new Map(questions.map(({ key }, at) => [key, answers[at] ?? omitted])),
  )

test('a score never leaves its scale', () => {
  fc.assert(
    fc.property(survey, (given) => {
      const { competences, final } = finalOf(given)
      const [scale] = given.questions.map((question) => question.scale)
      const isInside = ({ exact }: Score) =>
        !exact ||
        !scale ||
        (compare(exact, whole(scale.min)) >= 0 && compare(exact, whole(scale.max)) <= 0)
      return [...competences.values(), final].every(isInside)
    }),
    options,
  )
})

test('the order of questions and answers changes nothing', () => {
  fc.assert(
    fc.property(survey, ({ questions, answers }) => {
      const pairs = new Map(questions.map(({ key }, at) => [key, answers[at] ?? omitted]))
      const turned = competencesOf(questions)
        .map((one) => ({ ...one, questions: one.questions.toReversed() }))
        .toReversed()
      const other = individualScore(turned, new Map([...pairs].toReversed()))
      expect(other.final.exact).toEqual(finalOf({ questions, answers }).final.exact)
    }),
    options,
  )
})

test('one more omitted answer changes no score', () => {
  fc.assert(
    fc.property(survey, fc.boolean(), ({ questions, answers }, na) => {
      const [first] = questions
      if (!first) return
      const more = { ...first, key: 'one more' }
      const competences = competencesOf(questions)
      const before = new Map(questions.map(({ key }, at) => [key, answers[at] ?? omitted]))
      const after = new Map([...before, ['one more', na ? notApplicable() : omitted] as const])
      const longer = competences.map((one) => ({ ...one, questions: [...one.questions, more] }))
      expect(individualScore(longer, after).final.exact).toEqual(
        individualScore(competences, before).final.exact,
      )
    }),
    options,
  )
})

test('weights matter by their proportion, and those without a score not at all', () => {
  const parts = fc.array(
    fc.record({ value: fc.integer({ min: 1, max: 7 }), weight: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 50 }), (all, times) => {
      const counted = (by: number) =>
        all.map(({ value, weight }, at) => ({
          key: `${at}`,
          value: whole(value),
          weight: whole(weight * by),
        }))
      const mean = meanOf(counted(1))
      expect(meanOf(counted(times)).exact).toEqual(mean.exact)
      expect(mean.counted.length + mean.leftOut.length).toBe(all.length)
      expect(meanOf(counted(1).filter(({ weight }) => weight.n > 0n)).exact).toEqual(mean.exact)
    }),
    options,
  )
})

test('a group of people scores as each of its answers one by one', () => {
  const answers = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 })
  fc.assert(
    fc.property(answers, answers, (first, second) => {
      const histogram = (all: readonly number[]) => histogramOf(all.map((value) => [value, 1]))
      const questions = [first, second].map((all, at) => ({
        key: `${at}`,
        histogram: histogram(all),
      }))
      const { final } = groupScore([{ key: 'C', weight: 1, questions }])
      const one = meanOf(
        [...first, ...second].map((value) => ({ key: '', value: whole(value), weight: whole(1) })),
      )
      expect(final.exact).toEqual(one.exact)
      const turned = reversedHistogram(reversedHistogram(histogram(first), limits), limits)
      expect(turned.filter((count) => count > 0)).toEqual(
        histogram(first).filter((count) => count > 0),
      )
      const index = engagementIndex([{ key: 'e', ...limits, histogram: histogram(first) }])
      const shown = shownScore(index.exact, 1)
      expect(shown === null || (shown >= 0 && shown <= 100)).toBe(true)
    }),
    options,
  )
})

const limits = { min: 1, max: 5 }

test('percents sum exactly 100, each within a tenth of its exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3_000 }), { maxLength: 11 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      const tenths = percentsOf(counts).map((percent) => Math.round(percent * 10))
      expect(tenths.reduce((sum, some) => sum + some, 0)).toBe(total === 0 ? 0 : 1_000)
      tenths.forEach((some, at) => {
        expect(Math.abs(some * total - 1_000 * (counts[at] ?? 0))).toBeLessThanOrEqual(total)
      })
    }),
    options,
  )
})
