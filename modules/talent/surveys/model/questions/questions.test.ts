import { describe, expect, test } from 'vitest'
import { type Answer, type AnswerText, noAnswer, notApplicable, omitted } from '../answer.ts'
import { type Question, type TakingRules, takingRules } from '../question.ts'
import { QuestionType } from '../question-types.ts'
import { scaleOn } from '../scales.ts'
import {
  isComplete,
  OTHER_VALUE,
  progressOf,
  questionKinds,
  scoreOf,
  storedAnswer,
  whatIsWrong,
} from './index.ts'

const plain: TakingRules = {
  canSkip: true,
  disallowNeutral: false,
  hasComments: false,
  forceComments: false,
}

const scale = (code: string) => scaleOn(code, '2026-11-28') ?? null

const likert: Question = {
  type: 'LIKERT',
  scale: scale('AGREE_5'),
  required: true,
  demographic: false,
  multiple: false,
  reversed: false,
  metadata: {},
}
const open: Question = { ...likert, type: 'OPEN', scale: null }
const strengths: Question = { ...open, type: 'MULTIPLE_OPEN', metadata: { answers: 3 } }
const levels = [
  { value: 1, label: 'Básico' },
  { value: 2, label: 'Avanzado' },
]
const needs: Question = {
  ...open,
  type: 'MULTIPLE_OPEN_WITH_CHOICE',
  metadata: { answers: 2, choices: levels, config: { number: true } },
}
const shift: Question = {
  ...open,
  type: 'SELECT',
  metadata: {
    options: [
      { value: 1, label: 'Mañana' },
      { value: 2, label: 'Tarde' },
    ],
    config: { other: true },
  },
}
const shifts: Question = { ...shift, multiple: true }

const choose = (choice: number): Answer => ({ ...noAnswer, choice })
const line = (text: string, choice: number | null = null, number: number | null = null) =>
  ({ text, choice, number }) satisfies AnswerText
const write = (...texts: readonly AnswerText[]): Answer => ({ ...noAnswer, texts })
const codeOf = (answer: Answer, question: Question, rules = plain) =>
  whatIsWrong(answer, question, rules)?.code
const messageOf = (answer: Answer, question: Question, rules = plain) =>
  whatIsWrong(answer, question, rules)?.message

describe('a value of a scale', () => {
  test('lies on it, and is not the neutral one of a climate survey that leaves it out', () => {
    const climate = takingRules({ ...plain, type: 'CLIMATE', disallowNeutral: true })
    const codes = [3, 4, 6, 0, 2.5].map((value) => codeOf(choose(value), likert, climate))
    expect(codes).toEqual([
      'VALUE_NOT_ALLOWED',
      undefined,
      'OUT_OF_RANGE',
      'OUT_OF_RANGE',
      'NOT_A_NUMBER',
    ])
    const performance = takingRules({ ...plain, type: 'PERFORMANCE', disallowNeutral: true })
    expect(codeOf(choose(3), likert, performance)).toBeUndefined()
  })

  test('is missing, left out or does not apply', () => {
    expect(messageOf(noAnswer, likert)).toBe('Debe ingresar un valor')
    expect(codeOf(noAnswer, { ...likert, required: false })).toBeUndefined()
    expect(codeOf(omitted, likert)).toBeUndefined()
    expect(codeOf(omitted, likert, { ...plain, canSkip: false })).toBe('OMIT_NOT_ALLOWED')
    expect(codeOf(notApplicable(), likert)).toBe('NA_NOT_ALLOWED')
    expect(codeOf(notApplicable(), { ...likert, scale: scale('AGREE_5_NA') })).toBeUndefined()
    expect(codeOf({ ...omitted, choice: 4 }, likert)).toBe('CONTRADICTORY')
    expect(codeOf({ ...omitted, na: true }, likert)).toBe('CONTRADICTORY')
  })

  test('has a comment where the survey forces one, and may have none where it has none', () => {
    const forced = takingRules({
      ...plain,
      type: 'CLIMATE',
      hasComments: true,
      forceComments: true,
    })
    expect(messageOf(choose(4), likert, forced)).toBe('Debe ingresar un comentario')
    expect(codeOf({ ...choose(4), comment: ' \n ' }, likert, forced)).toBe('COMMENT_REQUIRED')
    expect(codeOf({ ...choose(4), comment: 'Buen trato' }, likert, forced)).toBeUndefined()
    expect(codeOf({ ...choose(4), comment: 'x'.repeat(2_001) }, likert, forced)).toBe('TOO_LONG')
    expect(codeOf(omitted, likert, forced)).toBeUndefined()
    expect(codeOf(write(line('Sin valor')), open, forced)).toBeUndefined()
    expect(codeOf({ ...choose(4), comment: 'Buen trato' }, likert)).toBe('COMMENT_NOT_ALLOWED')
    const useless = takingRules({ ...plain, type: 'CLIMATE', forceComments: true })
    expect(codeOf(choose(4), likert, useless)).toBeUndefined()
  })

  test('is scored, reversed where agreeing is unfavourable', () => {
    expect(scoreOf(choose(4), likert)).toBe(4)
    expect(scoreOf(choose(4), { ...likert, reversed: true })).toBe(2)
    expect(scoreOf(choose(4), { ...likert, demographic: true })).toBeNull()
    expect(scoreOf(choose(2), { ...likert, scale: scale('YES_NO') })).toBeNull()
    expect([omitted, notApplicable(), noAnswer].map((one) => scoreOf(one, likert))).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('written answers', () => {
  test('one text of 1 to 4.000 characters', () => {
    expect(codeOf(write(line('Me gusta')), open)).toBeUndefined()
    expect(codeOf(write(line('   ')), open)).toBe('REQUIRED')
    expect(codeOf(write(line('x'.repeat(4_001))), open)).toBe('TOO_LONG')
    expect(scoreOf(write(line('Me gusta')), open)).toBeNull()
  })

  test('several texts keep their places, and one of them is enough', () => {
    expect(codeOf(write(line(''), line('Puntual'), line('')), strengths)).toBeUndefined()
    expect(codeOf(write(line(''), line(' ')), strengths)).toBe('REQUIRED')
    expect(codeOf(write(line('1'), line('2'), line('3'), line('4')), strengths)).toBe(
      'OUT_OF_RANGE',
    )
    const kind = questionKinds.MULTIPLE_OPEN
    expect(kind.answer(strengths, plain).parse(write(line(''), line(' Puntual ')))).toEqual(
      write(line(''), line('Puntual')),
    )
  })

  test('a need is whole or is not there: its text, its level and its people', () => {
    expect(codeOf(write(line('Excel', 2, 12), line('')), needs)).toBeUndefined()
    const wrong = [
      line('Excel', 2, null),
      line('Excel', 2, 0),
      line('Excel', 2, 10_000),
      line('Excel', 2, 1.5),
      line('', 2, 3),
      line('Excel', null, 3),
      line('Excel', 9, 3),
    ].map((row) => whatIsWrong(write(line('Word', 1, 1), row), needs, plain))
    expect(wrong.map((one) => one?.line)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(wrong.map((one) => one?.message)).toEqual([
      'Debe ingresar un valor',
      'Debe ingresar un valor',
      'Debe ingresar un valor',
      'Debe ingresar un valor',
      'Debe ingresar un valor',
      'Debe elegir el nivel deseado',
      'Debe elegir el nivel deseado',
    ])
  })
})

describe('a selection', () => {
  test('of one option, with the text of another one when that is chosen', () => {
    expect(codeOf(choose(2), shift)).toBeUndefined()
    expect(codeOf(choose(3), shift)).toBe('VALUE_NOT_ALLOWED')
    expect(codeOf(choose(OTHER_VALUE), shift)).toBe('REQUIRED')
    expect(codeOf({ ...choose(OTHER_VALUE), texts: [line('Noche')] }, shift)).toBeUndefined()
    expect(codeOf({ ...choose(1), texts: [line('Noche')] }, shift)).toBe('VALUE_NOT_ALLOWED')
    expect(codeOf(write(line('', 1)), shift)).toBe('REQUIRED')
  })

  test('of several, none of them twice', () => {
    expect(codeOf(write(line('', 1), line('', 2)), shifts)).toBeUndefined()
    expect(codeOf(write(line('', 1), line('', 1)), shifts)).toBe('VALUE_NOT_ALLOWED')
    expect(codeOf(write(line('', 1), line('', OTHER_VALUE)), shifts)).toBe('REQUIRED')
    expect(codeOf(write(line('', 1), line('Noche', OTHER_VALUE)), shifts)).toBeUndefined()
    expect(codeOf(choose(1), shifts)).toBe('VALUE_NOT_ALLOWED')
    expect(codeOf(noAnswer, shifts)).toBe('REQUIRED')
  })
})

test('a question draws its control in the words of the product', () => {
  const drawn = [likert, open, strengths, needs, shift, shifts].map((question) =>
    questionKinds[question.type].control(question, plain),
  )
  expect(drawn.map(({ as }) => as)).toEqual([
    'cards',
    'text',
    'lines',
    'rows',
    'radios',
    'checkboxes',
  ])
  expect(drawn[2]).toMatchObject({ placeholders: ['Respuesta 1', 'Respuesta 2', 'Respuesta 3'] })
  expect(drawn[3]).toMatchObject({
    levels: { label: 'Nivel deseado' },
    number: { label: 'Número de Participantes', min: 1, max: 9_999 },
  })
  expect(drawn[4]).toMatchObject({ other: { placeholder: 'Escriba aquí la otra opción' } })
  const options = Array.from({ length: 8 }, (_, at) => ({
    value: at + 1,
    label: `Turno ${at + 1}`,
  }))
  const many = { ...shift, metadata: { options, config: { other: false } } }
  expect(questionKinds.SELECT.control(many, plain)).toMatchObject({ as: 'select', other: null })
})

test('a question is complete with a valid value, left out, or where it does not apply', () => {
  expect(isComplete(undefined, likert, plain)).toBe(false)
  expect(isComplete(noAnswer, { ...likert, required: false }, plain)).toBe(false)
  expect(isComplete(omitted, likert, plain)).toBe(true)
  expect(isComplete(choose(6), likert, plain)).toBe(false)
  expect(isComplete(choose(5), likert, plain)).toBe(true)
  expect(storedAnswer(noAnswer, { ...likert, required: false }, plain)).toEqual(omitted)
  expect(storedAnswer(choose(5), { ...likert, required: false }, plain)).toEqual(choose(5))
  expect([progressOf(29, 30), progressOf(30, 30), progressOf(0, 0)]).toEqual([96, 100, 100])
})

test('every kind of question is there, checks its metadata and says how it is reported', () => {
  expect(Object.keys(questionKinds)).toEqual(QuestionType.values)
  for (const [type, kind] of Object.entries(questionKinds)) expect(kind.type).toBe(type)
  expect(questionKinds.MULTIPLE_OPEN.metadata.safeParse({ answers: 0 }).success).toBe(false)
  const twice = { options: [levels[0], levels[0]], config: { other: false } }
  expect(questionKinds.SELECT.metadata.safeParse(twice).success).toBe(false)
  const reports = [
    likert,
    { ...likert, scale: scale('YES_NO') },
    { ...likert, scale: scale('ENPS_11') },
    open,
    needs,
    shift,
  ].map((question) => questionKinds[question.type].report(question))
  expect(reports).toEqual(['SCALE', 'YES_NO', 'ENPS', 'COMMENTS', 'NEEDS', 'COUNTS'])
})

test('an answer that arrives is read and refused by the same rules', () => {
  const read = questionKinds.LIKERT.answer(likert, plain)
  expect(read.parse({ choice: 4 })).toEqual(choose(4))
  expect(read.safeParse({ choice: 6 }).error?.issues[0]).toMatchObject({
    message: 'Debe elegir un valor de 1 a 5',
    params: { code: 'OUT_OF_RANGE' },
  })
})
