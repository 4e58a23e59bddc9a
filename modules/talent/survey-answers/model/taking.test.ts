import { expect, test } from 'vitest'
import { type Answer, noAnswer } from '#modules/talent/surveys/model/answer.ts'
import type { Form } from './form.ts'
import { percentOf, progressOf, showsDots } from './form.ts'
import { actOfKey, type Way } from './keys.ts'
import { beginning, canGoOn, step, type Taking, type TakingEvent } from './taking.ts'

const question = (id: string, more = {}) => ({ id, required: true, oneChoice: true, ...more })
const form = (more: Partial<Form> = {}): Form => ({
  questions: [question('1'), question('2'), question('3', { required: false })],
  canSkip: true,
  hasComments: false,
  standingOf: (_id, answer) =>
    !answer || (answer.choice === null && !answer.omit && !answer.na)
      ? 'EMPTY'
      : answer.choice !== null && answer.choice > 5
        ? 'WRONG'
        : 'COMPLETE',
  ...more,
})
const chosen = (choice: number): Answer => ({ ...noAnswer, choice })
const answer = (choice: number, way: Way, now: number): TakingEvent => ({
  type: 'answer',
  value: chosen(choice),
  way,
  now,
})
const next = (now = 0, from?: number): TakingEvent => ({
  type: 'next',
  now,
  ...(from !== undefined && { from }),
})

/** The survey after some events, from its cover on. */
const after = (events: readonly TakingEvent[], of: Form = form(), from: Taking = beginning) =>
  events.reduce(
    (taking, event) => step(taking, event).taking,
    step(from, { type: 'loaded', form: of, answers: new Map(), readonly: false }).taking,
  )
const begun = [next(), next()]

test('cover, instructions, questions, summary and the end, there and back', () => {
  expect(after([]).page).toEqual({ at: 'COVER' })
  expect(after([next()]).page).toEqual({ at: 'INSTRUCTIONS' })
  expect(after(begun).page).toEqual({ at: 'QUESTION', index: 0 })
  const all = [...begun, ...[3, 4, 5].flatMap((choice) => [answer(choice, 'typing', 0), next()])]
  expect(after(all).page).toEqual({ at: 'SUMMARY' })
  expect(after([...all, next()]).page).toEqual({ at: 'FINAL' })
  expect(after([...all, next(), { type: 'previous' }]).page).toEqual({ at: 'SUMMARY' })
  expect(after([...all, next(), { type: 'again' }])).toMatchObject({
    page: { at: 'QUESTION', index: 0 },
  })
  const sending = step(after([...all, next()]), { type: 'send' })
  expect(sending).toMatchObject({
    taking: { page: { at: 'SENDING' } },
    effects: [{ do: 'complete' }],
  })
  expect(step(sending.taking, { type: 'queued' }).taking.page).toEqual({
    at: 'SENDING',
    queued: true,
  })
  expect(step(sending.taking, { type: 'sent' }).taking.page).toEqual({ at: 'SENT' })
  expect(step(sending.taking, { type: 'sendFailed' }).taking.page).toEqual({
    at: 'LEFT',
    why: 'Error al finalizar encuesta',
  })
})

test('a survey that was begun goes on at its first question without an answer', () => {
  const { answers } = after([...begun, answer(3, 'typing', 0)])
  const again = step(beginning, { type: 'loaded', form: form(), answers, readonly: false }).taking
  expect(after([...begun, answer(3, 'typing', 0), { type: 'previous' }, next()]).page).toEqual({
    at: 'QUESTION',
    index: 1,
  })
  expect(step(step(again, next()).taking, next()).taking.page).toEqual({ at: 'QUESTION', index: 1 })
})

test('«Siguiente» waits for an answer, and passes over what is optional as omitted', () => {
  expect(canGoOn(after(begun))).toBe(false)
  expect(after([...begun, next()]).page).toEqual({ at: 'QUESTION', index: 0 })
  expect(after([...begun, answer(9, 'pointer', 0), next()]).page).toEqual({
    at: 'QUESTION',
    index: 0,
  })
  const third = after([...begun, { type: 'goTo', index: 2 }])
  const passed = step(third, next())
  expect(passed.taking.page).toEqual({ at: 'SUMMARY' })
  expect(passed.effects).toMatchObject([{ do: 'save', answer: { questionId: '3', omit: true } }])
})

test('«Omitir pregunta» clears the choice and leads on, only where the survey has it', () => {
  const at = after([...begun, answer(3, 'arrow', 0)])
  const skipped = step(at, { type: 'skip', now: 0 })
  expect(skipped.taking.page).toEqual({ at: 'QUESTION', index: 1 })
  expect(skipped.effects).toMatchObject([{ answer: { choice: null, omit: true, rev: 2 } }])
  const strict = after(begun, form({ canSkip: false }))
  expect(step(strict, { type: 'skip', now: 0 })).toEqual({ taking: strict, effects: [] })
})

test.each<[Way, boolean]>([
  ['pointer', true],
  ['digit', true],
  ['enter', true],
  ['space', true],
  ['arrow', false],
  ['typing', false],
])('after a choice by %s the survey goes on by itself: %s', (way, goesOn) => {
  const at = after([...begun, answer(3, way, 1000)])
  expect(step(at, { type: 'tick', now: 1349 }).taking.page).toEqual({ at: 'QUESTION', index: 0 })
  expect(step(at, { type: 'tick', now: 1350 }).taking.page).toEqual({
    at: 'QUESTION',
    index: goesOn ? 1 : 0,
  })
})

test('where comments are asked for, or the choice is not valid, nothing goes on by itself', () => {
  const commented = after([...begun, answer(3, 'pointer', 0)], form({ hasComments: true }))
  expect(commented.advance).toBeNull()
  expect(after([...begun, answer(9, 'pointer', 0)]).advance).toBeNull()
})

test('a new choice begins the wait anew, Escape ends it, «Siguiente» in it moves once', () => {
  const twice = after([...begun, answer(3, 'pointer', 0), answer(4, 'pointer', 300)])
  expect(step(twice, { type: 'tick', now: 400 }).taking.page).toEqual({ at: 'QUESTION', index: 0 })
  expect(step(twice, { type: 'tick', now: 650 }).taking.page).toEqual({ at: 'QUESTION', index: 1 })
  const stopped = after([...begun, answer(3, 'pointer', 0), { type: 'stay' }])
  expect(step(stopped, { type: 'tick', now: 900 }).taking.page).toEqual({
    at: 'QUESTION',
    index: 0,
  })
  const pressed = after([
    ...begun,
    answer(3, 'pointer', 0),
    next(100, 0),
    { type: 'tick', now: 350 },
  ])
  expect(pressed.page).toEqual({ at: 'QUESTION', index: 1 })
  // The button of the page that the clock has left already: the second move is not made.
  const late = after([
    ...begun,
    answer(3, 'pointer', 0),
    next(0, 0),
    answer(2, 'pointer', 0),
    { type: 'tick', now: 400 },
    next(401, 1),
  ])
  expect(late.page).toEqual({ at: 'QUESTION', index: 2 })
})

test('sending leads to the first question that lacks an answer', () => {
  const all = [...begun, answer(3, 'typing', 0), { type: 'goTo', index: 2 } as const, next()]
  expect(after([...all, next(), { type: 'send' }]).page).toEqual({ at: 'QUESTION', index: 1 })
})

test('a survey that closed is only read, until it is opened again', () => {
  const why = 'La encuesta cerró. Se guardó lo respondido hasta las 18:00.'
  const closed = after([...begun, { type: 'closed', why }])
  expect(closed.page).toEqual({ at: 'READONLY', why })
  expect(step(closed, answer(3, 'pointer', 0))).toEqual({ taking: closed, effects: [] })
  expect(step(closed, { type: 'reopened' }).taking.page).toEqual({ at: 'QUESTION', index: 0 })
  expect(step(closed, { type: 'reopenFailed' }).taking.page).toEqual({
    at: 'LEFT',
    why: 'Error al re-abrir encuesta',
  })
})

test('an answer of another tab stays only where it is later', () => {
  const at = after([...begun, answer(3, 'arrow', 0), answer(4, 'arrow', 0)])
  const arriving = { ...chosen(1), questionId: '1', at: '', rev: 2 }
  const tie = step(at, { type: 'arrived', answers: [arriving] }).taking
  expect(tie.answers.get('1')?.choice).toBe(4)
  const newer = step(at, { type: 'arrived', answers: [{ ...arriving, rev: 3 }] }).taking
  expect(newer.answers.get('1')?.choice).toBe(1)
})

test('progress is rounded down, and 100 only when all is answered', () => {
  expect([percentOf(199, 200), percentOf(200, 200), percentOf(0, 0)]).toEqual([99, 100, 0])
  const { answers } = after([...begun, answer(3, 'typing', 0)])
  expect(progressOf(form(), answers)).toEqual({ complete: 1, total: 3, percent: 33 })
  const long = (count: number) => ({
    questions: Array.from({ length: count }, () => question('1')),
  })
  expect([showsDots(long(20)), showsDots(long(21))]).toEqual([true, false])
})

test('keys choose and move, and are of the text where one is written', () => {
  const key = (name: string, more = {}) =>
    actOfKey({ key: name, inText: false, withOther: false, ...more })
  expect(key('4')).toEqual({ act: 'choose', digit: 4 })
  expect(key('0')).toEqual({ act: 'notApplicable' })
  expect([key('ArrowLeft'), key('ArrowRight'), key('Enter'), key('Escape')]).toEqual([
    { act: 'previous' },
    { act: 'next' },
    { act: 'next' },
    { act: 'stay' },
  ])
  expect([
    key('ArrowUp'),
    key('a'),
    key('4', { inText: true }),
    key('4', { withOther: true }),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
