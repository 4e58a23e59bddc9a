import { expect, test } from 'vitest'
import { isClosed, NOT_IN_TIME, whyNotReopened, whyRefused } from './open-hours.ts'

const at = (hour: string) => new Date(`2026-10-01T${hour}:00-03:00`)
const survey = { status: 'ACTIVE', startAt: at('09:00'), endAt: at('18:00'), graceHours: 2 }

test('a survey is closed when it is not active or its end has come', () => {
  expect(isClosed(survey, at('17:59'))).toBe(false)
  expect(isClosed(survey, at('18:00'))).toBe(true)
  expect(isClosed({ ...survey, status: 'PAUSED' }, at('12:00'))).toBe(true)
  expect(isClosed({ status: 'ACTIVE', endAt: null }, at('12:00'))).toBe(false)
})

test('after the end only what was given before it arrives, in the hours of grace', () => {
  expect(whyRefused(survey, at('17:50'), at('17:51'))).toBeUndefined()
  expect(whyRefused(survey, at('17:50'), at('19:59'))).toBeUndefined()
  expect(whyRefused({ ...survey, status: 'CLOSED' }, at('17:50'), at('19:59'))).toBeUndefined()
  expect(whyRefused(survey, at('18:00'), at('18:01'))).toBe(NOT_IN_TIME)
  expect(whyRefused(survey, at('17:50'), at('20:00'))).toBe(NOT_IN_TIME)
  expect(whyRefused({ ...survey, graceHours: 0 }, at('17:50'), at('18:00'))).toBe(NOT_IN_TIME)
})

test('before it begins, in a pause and once it is taken away nothing is taken', () => {
  expect(whyRefused(survey, at('08:00'), at('08:00'))).toBe('La encuesta aún no comienza')
  expect(whyRefused({ ...survey, status: 'PAUSED' }, at('12:00'), at('12:00'))).toBe(
    'La encuesta está en pausa',
  )
  for (const status of ['CLOSED', 'DELETED', 'HIDDEN'])
    expect(whyRefused({ ...survey, status }, at('12:00'), at('12:00'))).toBe(NOT_IN_TIME)
})

test('what was sent is opened again only before the end', () => {
  expect(whyNotReopened(survey, at('17:59'))).toBeUndefined()
  expect(whyNotReopened(survey, at('18:00'))).toBe('Evaluacion finalizada')
})
