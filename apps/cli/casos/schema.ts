import { z } from 'zod'
import { caseShape } from '#law/cases.ts'
import { finiquitoCase } from '#law/finiquito/cases.ts'
import { vacationCase } from './vacations.ts'

const subjects = [
  z.strictObject(caseShape).meta({
    id: 'liquidacion',
    description:
      'Una liquidación de sueldo; sin facts, solo las cifras legales de su mes. Cada parte de ' +
      'facts puede faltar: toma lo de law/input.ts.',
  }),
  finiquitoCase.meta({ id: 'finiquito', description: 'Lo que se paga al término de un contrato.' }),
  vacationCase.meta({
    id: 'vacaciones',
    description: 'El saldo de un día, los días de una solicitud, o el feriado del término.',
  }),
] as const

/** The format of a file of cases as JSON Schema, from the same code that reads one. */
export function casesSchema(): object {
  const { $schema, $defs } = z.toJSONSchema(z.union(subjects), {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return {
    $schema,
    title: 'Casos de remuneraciones de Chile',
    description: 'Un caso, o una lista. Es una liquidación, un finiquito o vacaciones.',
    oneOf: [{ $ref: '#/$defs/caso' }, { type: 'array', items: { $ref: '#/$defs/caso' } }],
    $defs: {
      caso: {
        oneOf: ['liquidacion', 'finiquito', 'vacaciones'].map((id) => ({ $ref: `#/$defs/${id}` })),
      },
      ...$defs,
    },
  }
}

/** The schema as its file has it: law/cases.schema.json. */
export const schemaText = (): string => `${JSON.stringify(casesSchema(), null, 2)}\n`
