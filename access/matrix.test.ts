import { expect, test } from 'vitest'
import type { Company } from './actor.ts'
import { matrix, matrixText } from './matrix.ts'
import { exceptionCodes, exceptions, isOfOnePerson } from './exceptions.ts'
import { actor, austral, withException } from './samples.ts'

const examples: readonly (readonly [string, Company])[] = [
  ['con los módulos habituales', austral],
  ['recién creada, sin módulos', { ...austral, modules: {} }],
  [
    'que muestra vacaciones y liquidaciones',
    {
      ...austral,
      options: {
        vacationPublic: [3],
        vacationPublicSupervisor: [3],
        payrollPublicSupervisor: [3],
      },
    },
  ],
  // A closed list says the same of every role; exceptions.test.ts has it.
  ...exceptionCodes
    .filter((code) => !isOfOnePerson(code))
    .map((code): readonly [string, Company] => [
      `con la excepción: ${exceptions[code].label}`,
      withException(code),
    ]),
]

const legend = `Who may do what. Written by matrix.test.ts: a change of policy changes this file.
C crear, R ver, U modificar, D eliminar, M ver y exportar en masa, always in this order. Capital:
over the whole company; small: over their people or razones sociales; o: only over their own; · no.
The supervisor supervises two people; nobody has a profile. After the first company, only the lines
that differ from it.`

test('the policy is the committed table', async () => {
  const usual = matrix(austral, actor)
  const parts = examples.map(([name, company]) => {
    const lines = matrix(company, actor).filter(
      ({ cells }, row) => company === austral || cells.join() !== usual[row]?.cells.join(),
    )
    return `Empresa ${name}\n\n${matrixText(lines)}`
  })

  await expect(`${[legend, ...parts].join('\n\n\n')}\n`).toMatchFileSnapshot('./matrix.txt')
})
