import { catalog } from '#platform/model/catalog.ts'

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
export type Answer = (typeof ClosingAnswer.values)[number]

/** Why an answer cannot be given by this person; the screen and the server say the same. */
export function whyNotAnswer(
  answer: Answer,
  request: { state: string; own: boolean } | null | undefined,
): string | undefined {
  if (request?.state !== 'PENDING') return 'No hay un cierre por aprobar'
  if (answer === 'WITHDRAWN') return request.own ? undefined : 'Lo retira quien lo pidió'
  return request.own ? 'Usted pidió el cierre: lo responde otra persona' : undefined
}

/** What who closes accepts when contracts have no payslip. */
export const acceptLeftOut = (failed: number): string =>
  failed === 1
    ? 'Cerrar sin el contrato que no tiene liquidación'
    : `Cerrar sin los ${failed} contratos que no tienen liquidación`

/** The same, of a closing that somebody asked for. */
export const closesWithout = (failed: number): string =>
  failed === 1
    ? 'Se cierra sin el contrato que no tiene liquidación.'
    : `Se cierra sin los ${failed} contratos que no tienen liquidación.`
