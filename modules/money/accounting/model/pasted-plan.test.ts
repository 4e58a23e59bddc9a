import { expect, test } from 'vitest'
import { readPlan } from './pasted-plan.ts'

test('a table of a spreadsheet reads with its heads, and an account over others is a title', () => {
  const { rows, fault } = readPlan(
    'Código\tNombre\tTipo\tBajo\r\n5\tGastos\tGasto\t\r\n5.1\tSueldos\tgasto\t5\r\n',
  )
  expect(fault).toBeNull()
  expect(rows).toEqual([
    { code: '5', name: 'Gastos', kind: 'EXPENSE', under: null, takesEntries: false },
    { code: '5.1', name: 'Sueldos', kind: 'EXPENSE', under: '5', takesEntries: true },
  ])
})

test('the first line that does not read is named, and nothing is taken', () => {
  expect(readPlan('')).toMatchObject({ rows: [], fault: expect.stringContaining('al menos una') })
  expect(readPlan('5;Gastos;Egreso')).toMatchObject({
    fault: expect.stringContaining('Línea 1: «Egreso» no es un tipo'),
  })
  expect(readPlan('5;Gastos;Gasto\n;Sueldos;Gasto').fault).toContain('Línea 2')
  expect(readPlan('5;Gastos;Gasto\n5;Otros;Gasto').fault).toBe('La cuenta 5 está dos veces')
  expect(readPlan('5;Gastos;Gasto;5').fault).toContain('bajo sí misma')
})
