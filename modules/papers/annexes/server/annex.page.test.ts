import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { printedAnnex } from './annex.page.ts'

const annex = {
  number: 2,
  title: 'Anexo de cargo',
  effectiveOn: '2026-10-01',
  printedOn: '2026-09-15',
  patch: { jobTitle: 'Encargada de ventas' },
  before: { jobTitle: 'Vendedora' },
  initialDate: '2024-03-01',
  rut: rutOf(12_345_678),
  identificationType: 'RUT',
  employer: {
    legalName: 'Viña Ñuble SpA',
    rut: rutOf(76_543_210),
    address: null,
    commune: null,
    signer: { name: 'Ester Órdenes', rut: rutOf(9_876_543), jobTitle: null },
  },
  name: 'Ana Ñancupil',
} as const

test('both parties are named with their RUT, the representative too', () => {
  const { before, signers, rows } = printedAnnex(annex)
  expect(before[0]).toContain('representada por Ester Órdenes, RUN 9.876.543-')
  expect(signers.map(({ about }) => about)).toEqual([
    expect.stringMatching(/^RUN 9\.876\.543-[\dK], por Viña Ñuble SpA$/),
    expect.stringMatching(/^RUN 12\.345\.678-[\dK]$/),
  ])
  expect(rows).toEqual([['Cargo', 'Vendedora', 'Encargada de ventas']])
})

test('without a representative, or without their RUT, nothing is left half said', () => {
  const alone = printedAnnex({ ...annex, employer: { ...annex.employer, signer: null } })
  expect(alone.before[0]).not.toContain('representada')
  expect(alone.signers[0]).toEqual({ name: 'Viña Ñuble SpA', about: 'Por Viña Ñuble SpA' })
  const signer = { ...annex.employer.signer, rut: null }
  const named = printedAnnex({ ...annex, employer: { ...annex.employer, signer } })
  expect(named.before[0]).toContain('representada por Ester Órdenes, como empleador')
  expect(named.signers[0]?.about).toBe('Por Viña Ñuble SpA')
})
