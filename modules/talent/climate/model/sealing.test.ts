import { expect, test } from 'vitest'
import { cutPeople } from './cuts.ts'
import { answersOf, CHOICE, sealed, tally } from './sealing.ts'

const branches = {
  code: 'branch',
  places: ['Arica', 'Temuco', 'Santiago'].map((id) => ({ id, parent: null })),
}
const times = (count: number, branch: string) => Array.from({ length: count }, () => [branch])
const cut = cutPeople({ families: [branches], crossings: [] }, [
  ...times(6, 'Arica'),
  ...times(8, 'Temuco'),
  ...times(20, 'Santiago'),
])
const cell = (id: string) => cut.table.cells.findIndex((one) => one.id === id)

/** Everybody chooses 4 and 5, but for two people of Arica who leave the second question out. */
const choices = Int16Array.from({ length: 2 * 34 }, (_, at) => {
  if (at === 1) return CHOICE.omitted
  if (at === 3) return CHOICE.notApplicable
  return at % 2 === 0 ? 4 : 5
})

test('every cell counts what its people chose, omitted, or said does not apply', () => {
  const counted = tally(cut, choices, 2)
  const [total, arica] = [cell('TOTAL'), cell('branch/Arica')]
  expect(answersOf(counted, total, 0)).toMatchObject({ n: 34, omitted: 0, notApplicable: 0 })
  expect(answersOf(counted, arica, 1)).toEqual({
    histogram: [0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0],
    n: 4,
    omitted: 1,
    notApplicable: 1,
  })
  expect(() => tally(cut, choices.slice(2), 2)).toThrow(RangeError)
  expect(() =>
    tally(
      cut,
      choices.map(() => 12),
      2,
    ),
  ).toThrow('choice 12')
})

test('a question hides what few of a group answered, and its survey does not', () => {
  const { hidden, questions } = sealed(cut, choices, 2, 5)
  expect([...hidden]).toEqual([])
  expect([...(questions[0] ?? [])]).toEqual([])
  expect([...(questions[1] ?? [])]).toEqual([
    [cell('branch/Arica'), 'GROUP'],
    [cell('branch/Temuco'), 'COMPLEMENT'],
  ])
})
