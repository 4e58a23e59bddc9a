import { expect, test } from 'vitest'
import { sourceOf } from './figures.ts'

const missing = { published: null, status: 'MISSING', since: null } as const

test('a figure that was never published begins without a source', () => {
  expect(sourceOf({ ...missing, source: 'Aún sin publicación' })).toEqual({})
})

test('a figure that is missing in a known edition begins with the source of that edition', () => {
  const source = 'Servicio de Impuestos Internos, valor de la UF 2026'
  expect(sourceOf({ ...missing, since: 202610, source })).toEqual({ source })
  expect(sourceOf({ ...missing, published: '41057.2', since: 202610, source })).toEqual({})
})
