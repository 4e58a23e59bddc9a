import { expect, test } from 'vitest'
import { linesChanged } from './revised-lines.ts'

const line = (code: string, amount: number) => ({ code, label: code.toLowerCase(), amount })
const pay = (...lines: ReturnType<typeof line>[]) => ({ label: 'Haberes', lines })

test('says what is more, what is less, what came and what went, and nothing of the rest', () => {
  const before = [pay(line('A', 100), line('B', 50), line('GONE', 7)), { label: 'X', lines: [] }]
  const after = [pay(line('NEW', 9), line('A', 100), line('B', 20))]
  expect(linesChanged(before, after)).toEqual([
    { code: 'NEW', label: 'new', section: 'Haberes', before: null, after: 9, change: 9 },
    { code: 'B', label: 'b', section: 'Haberes', before: 50, after: 20, change: -30 },
    { code: 'GONE', label: 'gone', section: 'Haberes', before: 7, after: null, change: -7 },
  ])
})

test('says nothing of what could not be calculated', () => {
  expect(linesChanged(undefined, [pay(line('A', 1))])).toEqual([])
  expect(linesChanged([pay(line('A', 1))], undefined)).toEqual([])
})
