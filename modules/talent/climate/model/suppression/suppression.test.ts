import { expect, test } from 'vitest'
import { type TableExample, tableExamples } from '#tests/talent/table-examples.ts'
import { HiddenReason, hiddenText } from '../hidden-reason.ts'
import type { ClimateTable } from '../table.ts'
import { hideInLines } from './lines.ts'
import { stateOf } from './state.ts'
import { suppress, suppressQuestion } from './suppress.ts'

/** An example as a table, with how many people each of its atoms has. */
function tableOf({ cells, equations, people }: TableExample) {
  const names = Object.keys(cells)
  const place = (name: string) => names.indexOf(name)
  const parents = new Set(equations.map(([parent]) => parent))
  const above = (name: string): string[] => [
    name,
    ...equations.filter(([, ...children]) => children.includes(name)).flatMap(([p]) => above(p)),
  ]
  const isIn = (person: number) => (name: string) => {
    const [first, last] = people?.[name] ?? [0, -1]
    return person >= first && person <= last
  }
  const counts = new Map<string, number>()
  const add = (some: readonly string[], count: number) => {
    const key = [...new Set(some.map(place))].toSorted((a, b) => a - b).join(' ')
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  if (people) {
    for (let person = 1; person <= (people['Total']?.[1] ?? 0); person += 1) {
      add(names.filter(isIn(person)), 1)
    }
  } else {
    for (const name of names.filter((some) => !parents.has(some))) {
      add(above(name), cells[name] ?? 0)
    }
  }
  /** Which equation of the total a cell is in is its family. */
  const family = (name: string) =>
    equations.findIndex(([parent, ...children]) => parent === names[0] && children.includes(name))
  const table: ClimateTable = {
    cells: names.map((id) => ({ id, families: family(id) === -1 ? [] : [`${family(id)}`] })),
    equations: equations.map(([parent, ...children]) => ({
      parent: place(parent),
      children: children.map(place),
    })),
    atoms: [...counts.keys()].map((key) => key.split(' ').map(Number)),
    crosses: () => people === undefined,
  }
  return { names, table, counts: [...counts.values()] }
}

test.for(tableExamples)('$title', (example) => {
  const { names, table, counts } = tableOf(example)
  const hidden = suppress(table, counts, 5)
  expect(Object.fromEntries([...hidden].map(([cell, why]) => [names[cell], why]))).toEqual(
    example.hidden,
  )
})

test('a question that few omitted hides more than its survey, and never less', () => {
  const [, , , byGender] = tableExamples
  if (!byGender) throw new Error('no example by gender')
  const { names, table, counts } = tableOf(byGender)
  const hidden = suppress(table, counts, 5)
  const survey = { counts, hidden }
  expect(suppressQuestion(table, survey, counts, 5)).toBe(hidden)
  const fewer = counts.map((count, atom) => {
    const cells = (table.atoms[atom] ?? []).map((cell) => names[cell])
    return cells.includes('CM') ? 4 : count
  })
  const more = suppressQuestion(table, survey, fewer, 5)
  expect([...hidden.keys()].every((cell) => more.has(cell))).toBe(true)
  expect(more.get(names.indexOf('CM'))).toBe('GROUP')
  expect(more.get(names.indexOf('CF'))).toBe('COMPLEMENT')
})

test('an empty group is not hidden, and a group has a least of two', () => {
  const table: ClimateTable = {
    cells: ['Total', 'A', 'B', 'C'].map((id) => ({ id, families: id === 'Total' ? [] : ['f'] })),
    equations: [{ parent: 0, children: [1, 2, 3] }],
    atoms: [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    crosses: () => false,
  }
  expect([...suppress(table, [9, 0, 12], 5)]).toEqual([])
  expect([...suppress(table, [3, 0, 12], 5).keys()]).toEqual([1, 3])
  expect(() => suppress(table, [9, 0, 12], 1)).toThrow(RangeError)
})

test('a hidden parent has a hidden child, the smallest', () => {
  const table: ClimateTable = {
    cells: ['Total', 'A', 'B'].map((id) => ({ id, families: [] })),
    equations: [{ parent: 0, children: [1, 2] }],
    atoms: [
      [0, 1],
      [0, 2],
    ],
    crosses: () => false,
  }
  const state = stateOf(table, [9, 7], 5, new Map([[0, 'OVERLAP']]))
  hideInLines(state)
  expect([...state.hidden]).toEqual([
    [0, 'OVERLAP'],
    [2, 'COMPLEMENT'],
  ])
})

test('a hidden cell says why, and no more', () => {
  expect(HiddenReason.values.map((reason) => hiddenText(reason, 10))).toEqual([
    'Oculto: menos de 10 respuestas',
    'Oculto para proteger a otro grupo',
    'Oculto para proteger a otro grupo',
  ])
})
