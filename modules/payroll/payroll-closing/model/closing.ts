import { counted, listed } from '#chile/counts.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { stateMachine, whyNot } from '#platform/model/states.ts'

/** State of a closing that another person approves. */
export const ClosingState = catalog('ClosingState', {
  PENDING: 'Por aprobar',
  APPROVED: 'Aprobado',
  RETURNED: 'Devuelto',
  WITHDRAWN: 'Retirado',
})

/** What is answered to who asked for a closing. */
export const ClosingAnswer = catalog('ClosingAnswer', {
  APPROVED: 'Aprobar',
  RETURNED: 'Devolver',
  WITHDRAWN: 'Retirar',
})
export type Answer = ValueOf<typeof ClosingAnswer>

const none = 'No hay un cierre por aprobar'

const open = {
  from: ['PENDING'],
  refusals: { APPROVED: none, RETURNED: none, WITHDRAWN: none },
} as const

const byAnother = {
  ...open,
  permission: 'payrollClosing.create',
  by: ['other'],
  only: 'Usted pidió el cierre: lo responde otra persona',
} as const

/** The states of a closing, and the answers that move it from one to another. */
export const closingStates = stateMachine({
  states: ClosingState,
  tones: { PENDING: 'warning', APPROVED: 'success', RETURNED: 'warning', WITHDRAWN: 'neutral' },
  acts: {
    APPROVED: { ...byAnother, label: ClosingAnswer.label('APPROVED'), to: 'APPROVED' },
    RETURNED: {
      ...byAnother,
      label: ClosingAnswer.label('RETURNED'),
      to: 'RETURNED',
      needsReason: 'Diga qué hay que corregir',
    },
    WITHDRAWN: {
      ...open,
      label: ClosingAnswer.label('WITHDRAWN'),
      to: 'WITHDRAWN',
      permission: 'payrollProcesses.create',
      by: ['asker'],
      only: 'Lo retira quien lo pidió',
    },
  },
})

/** Why an answer cannot be given by this person; the screen and the server say the same. */
export const whyNotAnswer = (
  answer: Answer,
  request: { state: string; own: boolean } | null | undefined,
): string | undefined =>
  request
    ? whyNot(closingStates, answer, {
        state: request.state,
        relations: [request.own ? 'asker' : 'other'],
      })
    : none

/** The consent to a closing that leaves some contracts without a payslip. */
export const acceptLeftOut = (failed: number): string =>
  failed === 1
    ? 'Cerrar sin el contrato que no tiene liquidación'
    : `Cerrar sin los ${failed} contratos que no tienen liquidación`

/** How many contracts a requested closing leaves without a payslip. */
export const closesWithout = (failed: number): string =>
  failed === 1
    ? 'Se cierra sin el contrato que no tiene liquidación.'
    : `Se cierra sin los ${failed} contratos que no tienen liquidación.`

/** What the checks of a month wait for before it closes; nothing when they do not. */
export function whatWaits({ errors, warnings }: { errors: number; warnings: number }) {
  const parts = [
    ...(errors > 0 ? [`${counted(errors, 'error', 'errores')} por corregir`] : []),
    ...(warnings > 0 ? [`${counted(warnings, 'aviso')} por anotar`] : []),
  ]
  return parts.length === 0 ? undefined : `Los controles tienen ${listed(parts)}.`
}
