import { expect, test } from 'vitest'
import { type Imports, touchedTests } from './touched-tests.ts'

const imports: Imports = new Map([
  ['chile/rut.ts', []],
  ['chile/rut.test.ts', ['chile/rut.ts']],
  ['modules/time/absences/model/days.ts', ['chile/rut.ts']],
  ['modules/time/absences/model/days.test.ts', ['modules/time/absences/model/days.ts']],
  ['modules/time/absences/server/index.ts', ['modules/time/absences/model/days.ts']],
  ['modules/time/absences/server/absences.test.ts', ['tests/api.ts']],
  ['modules/people/people/server/people.test.ts', ['tests/api.ts']],
  ['tests/api.ts', ['chile/rut.ts', 'tests/world.ts']],
  ['tests/world.ts', []],
  ['tests/e2e/absences.test.ts', ['tests/world.ts']],
])

test('a change touches the tests that import it, over any number of files', () => {
  expect(touchedTests(['chile/rut.ts'], imports)).toEqual([
    'chile/rut.test.ts',
    'modules/time/absences/model/days.test.ts',
  ])
})

test('a changed module touches the tests that reach it through a server', () => {
  expect(touchedTests(['modules/time/absences/server/index.ts'], imports)).toEqual([
    'modules/time/absences/model/days.test.ts',
    'modules/time/absences/server/absences.test.ts',
    'tests/e2e/absences.test.ts',
  ])
})

test('a changed helper touches all that use it, and a changed test itself', () => {
  expect(touchedTests(['tests/api.ts'], imports)).toEqual([
    'modules/time/absences/server/absences.test.ts',
    'modules/people/people/server/people.test.ts',
  ])
  expect(touchedTests(['tests/e2e/absences.test.ts'], imports)).toEqual([
    'tests/e2e/absences.test.ts',
  ])
})

test('what is no source touches nothing', () => {
  expect(touchedTests(['README.md'], imports)).toEqual([])
})
