import { beforeClosing } from '#modules/payroll-months/server/index.ts'
import { findingsOfMonth } from './checks.queries.ts'

/** A month with errors, or with warnings that nobody answered for, is not closed. */
beforeClosing(async (context, month) => {
  const findings = await findingsOfMonth(context, month)
  const errors = findings.filter(({ severity }) => severity === 'ERROR').length
  if (errors > 0) {
    return errors === 1
      ? '1 error en los controles impide cerrar. Corríjalo en la pestaña «Controles».'
      : `${errors} errores en los controles impiden cerrar. Corríjalos en la pestaña «Controles».`
  }
  const waiting = findings.filter(({ noted }) => !noted).length
  if (waiting === 0) return undefined
  return waiting === 1
    ? '1 aviso de los controles espera una nota. Anótelo en la pestaña «Controles».'
    : `${waiting} avisos de los controles esperan una nota. Anótelos en la pestaña «Controles».`
})
