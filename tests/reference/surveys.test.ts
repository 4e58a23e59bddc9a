import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Answer,
  noAnswer,
  notApplicable,
  omitted,
} from '#modules/talent/surveys/model/answer.ts'
import { scaleOn } from '#modules/talent/surveys/model/scales.ts'
import { individualScore } from '#modules/talent/surveys/model/scoring/individual.ts'
import { processScore } from '#modules/talent/surveys/model/scoring/process.ts'
import { Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import { fractionText, type Score } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Attempt, spend } from '#tests/budget.ts'
import { type SurveyRow, workedProcess } from './surveys.ts'

const scale = scaleOn('AGREE_5_NA', '2026-11-28') ?? null

type Process = {
  readonly competences: readonly { name: string; weight: number; turned: readonly boolean[] }[]
  readonly raters: readonly { relation: Relation; answers: readonly (readonly Mark[])[] }[]
  readonly weights: Readonly<Record<Relation, number>>
}
type Mark = SurveyRow['value']

const mark: fc.Arbitrary<Mark> = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 5 }), weight: 4 },
  { arbitrary: fc.constantFrom<Mark>('omitted', 'does not apply'), weight: 2 },
)

/** A process of up to 5 competences and 9 raters, most of them few in each relation. */
function drawn({ draw }: Attempt): Process {
  const competences = draw(
    fc.array(
      fc.record({
        weight: fc.constantFrom(0, 1, 1, 1, 20, 50),
        turned: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  ).map((some, at) => ({ ...some, name: `C${at + 1}` }))
  const relations = draw(
    fc.array(fc.constantFrom(...Relation.values, 'PEER', 'SUBORDINATE'), { maxLength: 9 }),
  )
  const cuts = draw(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }))
  const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y)
  return {
    competences,
    raters: relations.map((relation) => ({
      relation: Relation.code(relation),
      answers: competences.map(({ turned }) =>
        draw(fc.array(mark, { minLength: turned.length, maxLength: turned.length })),
      ),
    })),
    weights: { SELF: a, SUPERVISOR: b - a, PEER: c - b, SUBORDINATE: 100 - c },
  }
}

const answerOf = (said: Mark): Answer => {
  if (said === 'omitted') return omitted
  return said === 'does not apply' ? notApplicable() : { ...noAnswer, choice: said }
}

/** The process as the product scores it, in the words of the reference. */
function scored({ competences, raters, weights }: Process) {
  const asked = competences.map(({ name, weight, turned }) => ({
    key: name,
    weight,
    questions: turned.map((reversed, at) => ({
      key: `${name}.${at}`,
      type: 'LIKERT' as const,
      scale,
      required: true,
      demographic: false,
      multiple: false,
      reversed,
      metadata: {},
    })),
  }))
  const means = raters.map(({ relation, answers }) => {
    const given = competences.flatMap(({ name }, at) =>
      (answers[at] ?? []).map((said, place) => [`${name}.${place}`, answerOf(said)] as const),
    )
    const { competences: scores } = individualScore(asked, new Map(given))
    return { relation, means: new Map([...scores].map(([key, { exact }]) => [key, exact])) }
  })
  const rules = { weights, leastRaters: 3, missing: 'RENORMALIZE' } as const
  const score = processScore(asked, means, rules)
  return {
    groups: Object.fromEntries([...score.groups].map(([name, some]) => [name, written(some)])),
    competences: written(score.competences),
    final: fractionText(score.final) ?? 'none',
  }
}

const written = (scores: ReadonlyMap<string, Score>) =>
  Object.fromEntries([...scores].map(([key, score]) => [key, fractionText(score) ?? 'none']))

const rowsOf = ({ competences, raters }: Process): SurveyRow[] =>
  raters.flatMap(({ relation, answers }, rater) =>
    competences.flatMap(({ name, turned }, at) =>
      (answers[at] ?? []).map((value, place) => ({
        rater,
        relation,
        competence: name,
        value,
        turned: turned[place] === true,
      })),
    ),
  )

test('1.000 processes, every fraction as worked out apart from the product', async () => {
  const seen = new Set<string>()
  await spend('processes', { seconds: 4, least: 1_000, most: 1_000 }, (attempt) => {
    const process = drawn(attempt)
    const { raters, competences, weights } = process
    const worked = workedProcess(rowsOf(process), competences, weights)
    expect(scored(process), JSON.stringify({ raters, competences, weights })).toEqual(worked)
    for (const name of Object.keys(worked.groups)) seen.add(name)
    if (worked.final === 'none') seen.add('no score')
  })
  expect([...seen].toSorted()).toEqual(
    ['OTHERS', 'PEER', 'SELF', 'SUBORDINATE', 'SUPERVISOR', 'no score'].toSorted(),
  )
})
