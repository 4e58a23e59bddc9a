import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesDocument } from './sources.ts'

test('docs/sources.md is what the data says (npm run generate writes it again)', () => {
  const written = readFileSync(new URL('../docs/sources.md', import.meta.url), 'utf8')
  expect(written).toBe(sourcesDocument())
})

test('the register names figures, open questions and rules', () => {
  const document = sourcesDocument()
  for (const part of ['### UF: ', 'CONVENCION_LICENCIA', '`COTIZACION_AFP`', 'no encontrado']) {
    expect(document).toContain(part)
  }
})
