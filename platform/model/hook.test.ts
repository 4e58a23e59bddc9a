import { expect, test } from 'vitest'
import { hook, provided } from './hook.ts'

test('listeners of a hook are called in the order of their registration', () => {
  const closing = hook<() => string>('closing')
  closing.on('advances', () => 'first')
  closing.on('piecework', () => 'second')
  expect(closing.listeners.map((listener) => listener())).toEqual(['first', 'second'])
})

test('a hook by keys finds one listener, and refuses a second one', () => {
  const kinds = hook<{ kind: string }, string>('kinds', ({ kind }) => kind)
  kinds.on('absences', { kind: 'ABSENCE' })
  expect(kinds.find('ABSENCE')).toEqual({ kind: 'ABSENCE' })
  expect(kinds.find('VACATION')).toBeUndefined()
  expect(() => kinds.on('vacations', { kind: 'ABSENCE' })).toThrow(
    'absences and vacations both give kinds ABSENCE',
  )
})

test('one module provides, and nobody asks before', () => {
  const people = provided<number>('people')
  expect(people.find()).toBeUndefined()
  expect(() => people.get()).toThrow('No module gives people')
  people.by('contracts', 3)
  expect(people.get()).toBe(3)
  expect(people.find()).toBe(3)
  expect(() => people.by('people', 4)).toThrow('contracts and people both give people')
})
