import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, noAnswer } from '#modules/talent/surveys/model/answer.ts'
import type { Branching } from '#modules/talent/surveys/model/branching.ts'
import { shownAmong } from '#modules/talent/surveys/model/branching.ts'
import { answerAfter } from './answers.ts'
import { type Form, partsShown, progressOf, shownQuestions } from './form.ts'
import { beginning, step, type Taking, type TakingEvent } from './taking.ts'

/** The second is asked of those who chose 2 or less; the third of those who answered it. */
const asked: Branching<string>[] = [
  { key: '1', conditions: [] },
  { key: '2', conditions: [{ question: '1', is: 'AT_MOST', values: [2] }] },
  { key: '3', conditions: [{ question: '2', is: 'ANSWERED', values: [] }] },
  { key: '4', conditions: [] },
]
const form: Form = {
  questions: asked.map(({ key }) => ({ id: key, required: true, oneChoice: true })),
  canSkip: false,
  hasComments: false,
  shownIn: (answers) => shownAmong(asked, answers),
  standingOf: (_id, answer) => (answer?.choice ? 'COMPLETE' : 'EMPTY'),
}
const chosen = (choice: number): Answer => ({ ...noAnswer, choice })
const answer = (choice: number): TakingEvent => ({
  type: 'answer',
  value: chosen(choice),
  way: 'typing',
  now: 0,
})
const next: TakingEvent = { type: 'next', now: 0 }
const after = (events: readonly TakingEvent[], from?: Taking) =>
  events.reduce(
    (taking, event) => step(taking, event).taking,
    from ?? step(beginning, { type: 'loaded', form, answers: new Map(), readonly: false }).taking,
  )
const begun = [next, next]

test('what an answer hides is passed over, forwards and backwards', () => {
  const skipping = after([...begun, answer(4), next])
  expect(skipping.page).toEqual({ at: 'QUESTION', index: 3 })
  expect(after([{ type: 'previous' }], skipping).page).toEqual({ at: 'QUESTION', index: 0 })
  expect(after([{ type: 'goTo', index: 1 }], skipping).page).toEqual(skipping.page)
  expect(progressOf(form, skipping.answers)).toEqual({ complete: 1, total: 2, percent: 50 })
  expect(after([...begun, answer(1), next]).page).toEqual({ at: 'QUESTION', index: 1 })
})

test('an answer that hides others keeps theirs, and nothing of them counts', () => {
  const all = after([...begun, answer(1), next, answer(5), next, answer(5), next, answer(5), next])
  expect(all.page).toEqual({ at: 'SUMMARY' })
  const hiding = after([{ type: 'goTo', index: 0 }, answer(5), next], all)
  expect([...hiding.answers.keys()]).toEqual(['1', '2', '3', '4'])
  expect(progressOf(form, hiding.answers)).toMatchObject({ complete: 2, total: 2 })
  // Chosen again, they are there as they were.
  const back = after([{ type: 'goTo', index: 0 }, answer(2), next], hiding)
  expect(back.page).toEqual({ at: 'QUESTION', index: 1 })
  expect(back.answers.get('3')?.choice).toBe(5)
  const sent = after([next, next, { type: 'send' }, { type: 'sent' }], hiding)
  expect(sent.page).toEqual({ at: 'SENT' })
  expect([...sent.answers.keys()]).toEqual(['1', '4'])
})

test('another device may hide the question in sight: the next one is shown', () => {
  const there = after([...begun, answer(1), next])
  const given = { ...answerAfter(there.answers, '1', chosen(5), ''), rev: 9 }
  expect(after([{ type: 'stands', answers: [given] }], there).page).toEqual({
    at: 'QUESTION',
    index: 3,
  })
  expect(after([{ type: 'arrived', answers: [given] }], there).page).toMatchObject({ index: 3 })
})

test('competences of which nothing is asked are not shown, and numbers count what is', () => {
  const competences = [['1'], ['2', '3'], ['4']].map((ids) => ({
    questions: ids.map((id) => ({ id })),
  }))
  const { answers } = after([...begun, answer(4)])
  const parts = partsShown({ competences }, form, answers)
  expect(parts.map(({ questions }) => questions)).toEqual([
    [{ id: '1', index: 0 }],
    [{ id: '4', index: 3 }],
  ])
})

test('whatever is done, no hidden question is in sight, missing or sent', () => {
  const event = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map(answer),
    fc.constantFrom<TakingEvent>(next, { type: 'previous' }, { type: 'send' }, { type: 'again' }),
    fc.nat(3).map((index): TakingEvent => ({ type: 'goTo', index })),
    fc
      .tuple(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 5 }))
      .map(([questionId, choice]): TakingEvent => ({
        type: 'arrived',
        answers: [{ ...chosen(choice), questionId, rev: 100 + choice, at: '' }],
      })),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const taking = after([...begun, ...events])
      const shown = shownQuestions(form, taking.answers).map(({ index }) => index)
      const { page } = taking
      if (page.at === 'QUESTION') expect(shown).toContain(page.index)
      if (page.at === 'SENDING') expect(progressOf(form, taking.answers).percent).toBe(100)
    }),
  )
})
