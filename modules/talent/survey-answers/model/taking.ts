import { type Answer, omitted } from '#modules/talent/surveys/model/answer.ts'
import { answerAfter, type Answers, type GivenAnswer, joined, standing } from './answers.ts'
import {
  type AskedQuestion,
  firstIncomplete,
  type Form,
  isComplete,
  isShown,
  mayPass,
  shownQuestions,
} from './form.ts'
import { ADVANCE_MS, advancesAfter, type Way } from './keys.ts'

/** Where a person is in a survey. */
export type Page =
  | { readonly at: 'LOADING' | 'FAILED' | 'COVER' | 'INSTRUCTIONS' | 'SUMMARY' | 'FINAL' }
  | { readonly at: 'QUESTION'; readonly index: number }
  /** `queued`: there is no connection, and it is sent when there is one. */
  | { readonly at: 'SENDING'; readonly queued: boolean }
  | { readonly at: 'SENT' }
  | { readonly at: 'READONLY'; readonly why: string | null }
  /** The view closes, and says why. */
  | { readonly at: 'LEFT'; readonly why: string }

/** A survey while it is taken. */
export type Taking = {
  readonly page: Page
  readonly form: Form
  readonly answers: Answers
  /** When the survey goes on by itself, in milliseconds of its clock. */
  readonly advance: { readonly index: number; readonly at: number } | null
}

/** What happens to a survey; `now` is in milliseconds. */
export type TakingEvent =
  | { type: 'loaded'; form: Form; answers: Answers; readonly: boolean; waits?: boolean }
  | { type: 'failed' }
  /** `from` is the page of the button that was pressed: pressed twice, it moves once. */
  | { type: 'next'; from?: number; now: number }
  | { type: 'previous' }
  | { type: 'goTo'; index: number }
  | { type: 'answer'; value: Answer; way: Way; now: number }
  | { type: 'skip'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'stay' }
  | { type: 'send' }
  | { type: 'queued' }
  | { type: 'sent' }
  | { type: 'sendFailed' }
  | { type: 'again' }
  | { type: 'reopened' }
  | { type: 'reopenFailed' }
  | { type: 'closed'; why: string }
  /** Answers of another tab. */
  | { type: 'arrived'; answers: Iterable<GivenAnswer> }
  /** What the server says that stands. */
  | { type: 'stands'; answers: Iterable<GivenAnswer> }

/** What the page does beside moving on. */
export type Effect = { do: 'save'; answer: GivenAnswer } | { do: 'complete' }

export type Step = { readonly taking: Taking; readonly effects: readonly Effect[] }

const emptyForm: Form = {
  questions: [],
  canSkip: false,
  hasComments: false,
  standingOf: () => 'EMPTY',
}

export const beginning: Taking = {
  page: { at: 'LOADING' },
  form: emptyForm,
  answers: new Map(),
  advance: null,
}

/** The states in which nothing is answered any more. */
const settled = new Set<Page['at']>(['READONLY', 'SENT', 'LEFT', 'FAILED', 'SENDING'])

/**
 * The next state of a survey after an event, and what it asks of the page. An event that means
 * nothing where the person is changes nothing.
 */
export function step(taking: Taking, event: TakingEvent): Step {
  switch (event.type) {
    case 'loaded':
      return stay(loaded(event))
    case 'failed':
      return taking.page.at === 'LOADING' ? moved(taking, { at: 'FAILED' }) : stay(taking)
    case 'next':
      return next(taking, event)
    case 'previous':
      return stay(previous(taking))
    case 'goTo':
      return stay(goTo(taking, event.index))
    case 'answer':
      return answer(taking, event)
    case 'skip':
      return skip(taking, event.now)
    case 'tick':
      return tick(taking, event.now)
    case 'stay':
      return stay({ ...taking, advance: null })
    case 'arrived':
      return stay(inSight({ ...taking, answers: joined(taking.answers, event.answers) }))
    case 'stands':
      return stay(inSight({ ...taking, answers: standing(taking.answers, event.answers) }))
    default:
      return ending(taking, event)
  }
}

type EndingEvent = Extract<
  TakingEvent,
  {
    type:
      | 'send'
      | 'queued'
      | 'sent'
      | 'sendFailed'
      | 'again'
      | 'reopened'
      | 'reopenFailed'
      | 'closed'
  }
>

/** The end of a survey: sending it, and coming back to it. */
function ending(taking: Taking, event: EndingEvent): Step {
  const { at } = taking.page
  switch (event.type) {
    case 'send':
      return at === 'FINAL' ? send(taking) : stay(taking)
    case 'queued':
      return at === 'SENDING' ? moved(taking, { at: 'SENDING', queued: true }) : stay(taking)
    case 'sent':
      return at === 'SENDING' ? moved(withoutHidden(taking), { at: 'SENT' }) : stay(taking)
    case 'sendFailed':
      return at === 'SENDING'
        ? moved(taking, { at: 'LEFT', why: 'Error al finalizar encuesta' })
        : stay(taking)
    case 'again':
      return at === 'FINAL' ? moved(taking, { at: 'QUESTION', index: 0 }) : stay(taking)
    case 'reopened':
      return at === 'READONLY' ? moved(taking, { at: 'QUESTION', index: 0 }) : stay(taking)
    case 'reopenFailed':
      return at === 'READONLY'
        ? moved(taking, { at: 'LEFT', why: 'Error al re-abrir encuesta' })
        : stay(taking)
    case 'closed':
      return at === 'SENT' || at === 'LEFT'
        ? stay(taking)
        : moved(taking, { at: 'READONLY', why: event.why })
  }
}

/** What was sent without a connection goes on being sent; what was sent before is only read. */
function loaded({
  form,
  answers,
  readonly,
  waits,
}: Extract<TakingEvent, { type: 'loaded' }>): Taking {
  const page: Page = waits
    ? { at: 'SENDING', queued: true }
    : readonly
      ? { at: 'READONLY', why: null }
      : { at: 'COVER' }
  return { form, answers, advance: null, page }
}

const stay = (taking: Taking): Step => ({ taking, effects: [] })
const moved = (taking: Taking, page: Page): Step => stay(at(taking, page))
const at = (taking: Taking, page: Page): Taking => ({ ...taking, page, advance: null })

/** The question in sight. */
export function currentQuestion({ page, form }: Taking): AskedQuestion | undefined {
  return page.at === 'QUESTION' ? form.questions[page.index] : undefined
}

/** Whether «Siguiente» leads anywhere. */
export function canGoOn(taking: Taking): boolean {
  const question = currentQuestion(taking)
  return !question || mayPass(taking.form, question, taking.answers)
}

function next(taking: Taking, { from, now }: { from?: number; now: number }): Step {
  const { page, form, answers } = taking
  if (page.at === 'COVER') return moved(taking, { at: 'INSTRUCTIONS' })
  if (page.at === 'INSTRUCTIONS') {
    const index = firstIncomplete(form, answers)
    return moved(taking, index === undefined ? { at: 'SUMMARY' } : { at: 'QUESTION', index })
  }
  if (page.at === 'SUMMARY') return moved(taking, { at: 'FINAL' })
  const question = currentQuestion(taking)
  if (page.at !== 'QUESTION' || !question) return stay(taking)
  if (from !== undefined && from !== page.index) return stay(taking)
  if (!mayPass(form, question, answers)) return stay({ ...taking, advance: null })
  if (isComplete(form, question.id, answers)) return stay(onward(taking, page.index))
  return onwardWith(taking, page.index, question, now)
}

/** Passes a question as omitted. */
function onwardWith(taking: Taking, index: number, { id }: AskedQuestion, now: number): Step {
  const given = answerAfter(taking.answers, id, omitted, new Date(now).toISOString())
  const answers = joined(taking.answers, [given])
  return {
    taking: onward({ ...taking, answers }, index),
    effects: [{ do: 'save', answer: given }],
  }
}

/** The page after a question: the next one that is shown, or the summary. */
function onward(taking: Taking, index: number): Taking {
  const next = shownQuestions(taking.form, taking.answers).find((one) => one.index > index)
  return at(taking, next ? { at: 'QUESTION', index: next.index } : { at: 'SUMMARY' })
}

/** What another tab or device answered may hide the question in sight: the next one is shown. */
function inSight(taking: Taking): Taking {
  const question = currentQuestion(taking)
  const { page, form, answers } = taking
  if (page.at !== 'QUESTION' || !question || isShown(form, question.id, answers)) return taking
  return onward(taking, page.index)
}

/** Sending leaves out what was answered before its question was hidden. */
function withoutHidden(taking: Taking): Taking {
  const shown = taking.form.shownIn?.(taking.answers)
  if (!shown) return taking
  return { ...taking, answers: new Map([...taking.answers].filter(([id]) => shown.has(id))) }
}

function previous(taking: Taking): Taking {
  const { page, form } = taking
  const shown = shownQuestions(form, taking.answers)
  if (page.at === 'INSTRUCTIONS') return at(taking, { at: 'COVER' })
  if (page.at === 'FINAL') return at(taking, { at: 'SUMMARY' })
  if (page.at !== 'QUESTION' && page.at !== 'SUMMARY') return taking
  const from = page.at === 'QUESTION' ? page.index : form.questions.length
  const before = shown.findLast((one) => one.index < from)
  return at(taking, before ? { at: 'QUESTION', index: before.index } : { at: 'INSTRUCTIONS' })
}

/** A dot, or a row of the summary, leads to its question. */
function goTo(taking: Taking, index: number): Taking {
  const leads = ['QUESTION', 'SUMMARY', 'FINAL'].includes(taking.page.at)
  const { form, answers } = taking
  const shown = shownQuestions(form, answers).some((one) => one.index === index)
  return leads && shown ? at(taking, { at: 'QUESTION', index }) : taking
}

type Given = { value: Answer; way: Way; now: number }

function answer(taking: Taking, { value, way, now }: Given): Step {
  const { page, form, answers } = taking
  const question = currentQuestion(taking)
  if (page.at !== 'QUESTION' || !question) return stay(taking)
  const given = answerAfter(answers, question.id, value, new Date(now).toISOString())
  const after = joined(answers, [given])
  const goesOn = advancesAfter(form, question, way) && isComplete(form, question.id, after)
  return {
    taking: {
      ...taking,
      answers: after,
      advance: goesOn ? { index: page.index, at: now + ADVANCE_MS } : null,
    },
    effects: [{ do: 'save', answer: given }],
  }
}

function skip(taking: Taking, now: number): Step {
  const { page, form } = taking
  const question = currentQuestion(taking)
  if (page.at !== 'QUESTION' || !question || !form.canSkip) return stay(taking)
  return onwardWith(taking, page.index, question, now)
}

/** The clock: goes on by itself where a choice waits for it. */
function tick(taking: Taking, now: number): Step {
  const { page, advance } = taking
  if (!advance || now < advance.at) return stay(taking)
  if (page.at !== 'QUESTION' || page.index !== advance.index)
    return stay({ ...taking, advance: null })
  return stay(onward(taking, page.index))
}

function send(taking: Taking): Step {
  const index = firstIncomplete(taking.form, taking.answers)
  if (index !== undefined) return moved(taking, { at: 'QUESTION', index })
  return { taking: at(taking, { at: 'SENDING', queued: false }), effects: [{ do: 'complete' }] }
}

/** Whether anything can still be answered. */
export const isOpen = ({ page }: Taking): boolean => !settled.has(page.at) && page.at !== 'LOADING'
