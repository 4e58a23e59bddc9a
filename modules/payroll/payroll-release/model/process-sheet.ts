import { entity } from '#platform/model/entity.ts'
import { longText, optional, ref } from '#platform/model/field.ts'

/** Who answers for a process, what it is about, and from where it is paid. */
export const ProcessSheet = entity({
  name: 'ProcessSheet',
  table: 'payroll_process',
  label: 'Responsable y pago',
  fields: {
    responsible: optional(ref('user', 'Responsable')),
    bankAccountId: optional(ref('bankAccount', 'Se paga desde')),
    description: optional(longText('Descripción', { max: 500 })),
  },
})
