import { expect, test } from 'vitest'
import { payrollLibrary } from '#payroll/library.ts'
import { graphOf } from './graph.ts'

const library = payrollLibrary()

test('the graph goes two levels each way, through classes, and stays readable', () => {
  const text = library.concepts.find(({ code }) => code === 'GRATIFICACION')?.formula ?? ''
  const { nodes, edges } = graphOf(library, 'GRATIFICACION', text)
  expect(nodes.find(({ level }) => level === 0)?.code).toBe('GRATIFICACION')
  for (const level of [-2, -1, 1]) {
    const column = nodes.filter((node) => node.level === level)
    expect(column.length).toBeGreaterThan(0)
    expect(column.length).toBeLessThanOrEqual(9)
  }
  const codes = new Set(nodes.map(({ code }) => code))
  expect(edges.every(({ from, to }) => codes.has(from) && codes.has(to))).toBe(true)
})
