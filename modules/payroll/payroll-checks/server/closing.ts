import { monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { findingsOfMonth } from './checks.queries.ts'
import { type CheckedMonth, evaluated } from './evaluation.queries.ts'
import { forgetChecks } from './kept-checks.queries.ts'

monthClosing.on('payroll-checks', {
  before: refuseWithFindings,
  closed: async (context, { id }) => void (await forgetChecks(context, id)),
})

/** Refuses to close a month with errors, or with warnings that nobody wrote a note about. */
async function refuseWithFindings(context: Context, month: CheckedMonth) {
  const all = await findingsOfMonth(context, month, await evaluated(context, month))
  const open = all.filter(({ noted }) => !noted)
  const errors = open.filter(({ severity }) => severity === 'ERROR')
  const fatal = errors.filter(({ answerable }) => !answerable).length
  if (fatal > 0) {
    return fatal === 1
      ? '1 error en los controles impide cerrar. Corríjalo en la pestaña «Controles».'
      : `${fatal} errores en los controles impiden cerrar. Corríjalos en la pestaña «Controles».`
  }
  const left = errors.length
  if (left > 0) {
    return left === 1
      ? '1 contrato sin liquidación impide cerrar. ' +
          'En «Controles», corríjalo o anote por qué queda fuera.'
      : `${left} contratos sin liquidación impiden cerrar. ` +
          'En «Controles», corríjalos o anote por qué quedan fuera.'
  }
  const waiting = open.length
  if (waiting === 0) return undefined
  return waiting === 1
    ? '1 aviso de los controles espera una nota. Anótelo en la pestaña «Controles».'
    : `${waiting} avisos de los controles esperan una nota. Anótelos en la pestaña «Controles».`
}
