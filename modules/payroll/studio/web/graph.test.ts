import { expect, test } from 'vitest'
import { checkFormula, format } from '#formula/index.ts'
import { codeOf } from '#modules/concepts/concept-library/model/code.ts'
import { payrollLibrary } from '#law/library.ts'
import { graphOf } from './graph.ts'
import { starts } from './starts.ts'

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

const code = 'BONO_NUEVO'

test.each(starts)('«$label» is a formula, written as the editor would', ({ text, unit }) => {
  const formula = text(code)
  const value = { code: `VALOR_${code}`, label: 'Valor', decimals: 0, min: 0, max: 99_999_999 }
  const facts = [
    ...library.facts,
    { ...value, unit: unit === 'DAYS' ? ('días' as const) : ('CLP' as const) },
  ]
  const def = { code, label: code, unit: 'CLP' as const, decimals: 0, classes: [], formula }
  expect(checkFormula({ ...library, facts }, def)).toEqual([])
  expect(format(formula)).toBe(formula)
})

test('a code follows from a name', () => {
  expect(codeOf('Bono de antigüedad 2026')).toBe('BONO_DE_ANTIGUEDAD_2026')
  expect(codeOf('  13° sueldo (dic.) ')).toBe('SUELDO_DIC')
  expect(codeOf('ñ'.repeat(60))).toBe('N'.repeat(40))
  expect(codeOf('…')).toBe('')
})
