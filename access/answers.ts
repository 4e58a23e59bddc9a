import type { ApiOperation } from './api.ts'

/**
 * Operations by which one person answers what another asked for or entered, and what that is.
 * Nobody answers their own, whatever their role, nor by an account that they made or whose password
 * they set: each of these asks for two independent people. A test tries every one as its own
 * author.
 */
export const answers = {
  confirmIndicator: 'la cifra que ingresó',
  confirmIndicatorTable: 'la tabla que ingresó',
  answerPayrollClosing: 'el cierre que pidió',
  updateAbsenceResponse: 'la ausencia propia',
} as const satisfies Partial<Record<ApiOperation, string>>

/** What sounds like an answer and is none, and why one person is enough. */
export const notAnswers = {
  acknowledgePayslip: 'El trabajador dice que recibió su liquidación: solo habla por sí',
  notePayrollChecks: 'Una nota sobre una advertencia del mes; el cierre tiene su segunda persona',
  reviewPayslips: 'Una marca de lectura de quien calcula; el cierre tiene su segunda persona',
  requestPayrollClosing: 'Es lo que otra persona responde',
  vouchForLogin: 'Asks for an independent person by itself: modules/session',
  releasePayslips: 'Muestra lo que un cierre ya aprobó',
  releaseAdditionalPayments: 'Muestra lo que un cierre ya aprobó',
  respondSurvey: 'Cada persona responde lo suyo',
  respondFeedback: 'Not built',
} as const satisfies Partial<Record<ApiOperation, string>>
