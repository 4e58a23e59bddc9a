import { entity } from '#platform/model/entity.ts'
import { choice, date, integer, optional, ref } from '#platform/model/field.ts'
import { StepHolder, StepKind, StepRole, StepWhen } from './steps.ts'

/** Who answers what is asked in a razón social, from a day on. */
export const ApprovalRule = entity({
  name: 'ApprovalRule',
  table: 'approval_rule',
  label: 'Pasos de aprobación',
  fields: {
    businessId: ref('business', 'Razón social'),
    kind: choice(StepKind, 'Solicitudes'),
    fromDay: date('Rige desde', {
      help: 'Vale para lo que se pide desde ese día: lo que ya espera sigue con sus pasos',
    }),
    escalateDays: optional(
      integer('Sube tras días hábiles sin respuesta', {
        unit: 'días',
        min: 1,
        max: 60,
        help: 'El paso llega también a quien sigue hacia arriba. Sin un número, espera',
      }),
    ),
    version: integer('Versión'),
  },
})

/** The fields of one step. */
export const stepFields = {
  holder: choice(StepHolder, 'Responde'),
  role: optional(choice(StepRole, 'Rol')),
  userId: optional(ref('user', 'Persona')),
  when: choice(StepWhen, 'Cuándo'),
  days: optional(integer('Días', { unit: 'días', min: 1, max: 365 })),
}
