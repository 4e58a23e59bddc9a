import { expect, test } from 'vitest'
import { bodyOf, heading, paragraph, when } from '#database/seed/template-bodies.ts'
import { differences } from './differences.ts'

const said = (lines: ReturnType<typeof differences>) =>
  lines.map(({ kind, words }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${words}`)

test('the lines of two texts, each once', () => {
  const before = bodyOf(heading('Contrato'), paragraph('Uno {{contrato.cargo}}'), paragraph('Dos'))
  const after = bodyOf(heading('Contrato'), paragraph('Dos'), paragraph('Tres'))
  expect(said(differences(before, after))).toEqual([
    ' Contrato',
    '-Uno {{contrato.cargo}}',
    ' Dos',
    '+Tres',
  ])
  expect(differences(after, after).every(({ kind }) => kind === 'same')).toBe(true)
})

test('how a line looks, and when it is said, is a difference', () => {
  const plain = bodyOf(paragraph('Cargo'))
  expect(said(differences(plain, bodyOf(paragraph('**Cargo**'))))).toEqual(['-Cargo', '+Cargo'])
  const only = when('contrato.turnos', 'IS', 'Sí', paragraph('Cargo'))
  expect(said(differences(plain, bodyOf(only)))).toEqual([
    '-Cargo',
    '+Solo si {{contrato.turnos}} IS Sí',
    '+Cargo',
  ])
})
