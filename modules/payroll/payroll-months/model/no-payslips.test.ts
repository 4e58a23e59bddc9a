import { expect, test } from 'vitest'
import { withoutPayslips } from './no-payslips.ts'

const fresh = { calculatedAt: null, contracts: 84, failed: 0 }

test('a month that nobody has calculated says what its calculation will do', () => {
  expect(withoutPayslips(fresh)).toEqual({
    title: 'Aún sin calcular',
    text: expect.stringMatching(/^Al calcular se liquidan 84 contratos\./),
  })
  expect(withoutPayslips({ ...fresh, contracts: 1 }).text).toMatch(/^Al calcular se liquida 1 con/)
})

test('one that was calculated a moment ago is not said to wait for it', () => {
  const calculatedAt = '2026-09-15T12:00:00Z'
  for (const [failed, why] of [
    [0, /no encontró contratos vigentes/],
    [3, /no pudo liquidar ningún contrato/],
  ] as const) {
    const said = withoutPayslips({ ...fresh, calculatedAt, failed })
    expect(said.title).toBe('Sin liquidaciones')
    expect(said.text).toMatch(why)
  }
})
