import { expect, test } from 'vitest'
import { isRefreshed } from './participation.ts'

test('while a survey is open five more answers are seen at once, and no fewer', () => {
  expect([isRefreshed(10, 14, true), isRefreshed(10, 15, true)]).toEqual([false, true])
  expect([isRefreshed(10, 11, false), isRefreshed(10, 10, false)]).toEqual([true, false])
})
