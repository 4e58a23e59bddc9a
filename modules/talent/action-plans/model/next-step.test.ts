import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const plan = {
  approvalStatus: 'APPROVED',
  completenessStatus: 'IN_PROGRESS',
  endDate: '2026-10-30',
  fullname: 'Bernarda Huenchul',
  supervisorName: 'Hernán Quezada',
} as const
const hito = (name: string, date: string, doneAt: string | null = null) =>
  ({ type: 'HITO', name, date, doneAt }) as const

test('a plan that waits names who answers it', () => {
  const { title, text } = nextStep({ ...plan, approvalStatus: 'PENDING' }, [], '2026-09-15')
  expect(title).toBe('Espera aprobación')
  expect(text).toContain('Lo responde Hernán Quezada')
})

test('an approved plan names its next milestone, and notes are none', () => {
  const marks = [
    hito('Pauta escrita', '2026-06-30', '2026-06-26'),
    { type: 'NOTA', name: 'Helada', date: '2026-07-15', doneAt: null },
    hito('Poda terminada', '2026-09-25'),
    hito('Conteo', '2026-10-30'),
  ]
  expect(nextStep(plan, marks, '2026-09-15')).toEqual({
    title: 'Sigue: Poda terminada',
    text: 'Para el 25-09-2026. Lo marca Bernarda Huenchul cuando se cumpla.',
  })
  expect(nextStep(plan, marks, '2026-10-31').text).toMatch(/^Venció el 30-10-2026\. /)
})

test('each state says what it waits for', () => {
  const states = [
    [{ approvalStatus: 'DRAFT' }, 'Falta enviarlo a aprobación'],
    [{ approvalStatus: 'REJECTED' }, 'Falta corregirlo y enviarlo de nuevo'],
    [{ approvalStatus: 'CANCELED' }, 'Anulado'],
    [{ completenessStatus: 'COMPLETE' }, 'Completo'],
    [{}, 'Falta completarlo'],
    [{ endDate: '2026-09-14' }, 'Atrasado'],
  ] as const
  for (const [change, title] of states) {
    expect(nextStep({ ...plan, ...change }, [], '2026-09-15').title).toBe(title)
  }
})
