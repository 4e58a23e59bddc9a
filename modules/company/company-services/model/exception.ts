import { exceptionCodes, exceptionLabels, isOfOnePerson } from '#access/exceptions.ts'
import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, longText, optional, ref, integer } from '#platform/model/field.ts'

/** The exceptions of access/exceptions.ts, by the words in which the platform knows them. */
export const ExceptionCode = catalog('ExceptionCode', exceptionLabels)

export const ExceptionState = catalog('ExceptionState', {
  PLANNED: 'Por comenzar',
  IN_FORCE: 'Vigente',
  ENDED: 'Terminada',
})

/** What was agreed with one company, from a day on, and why. */
export const CompanyException = entity({
  name: 'CompanyException',
  table: 'company_exception',
  label: 'Excepción',
  fields: {
    id: id('companyException'),
    companyId: ref('company', 'Empresa'),
    code: choice(ExceptionCode, 'Excepción'),
    userId: optional(
      ref('user', 'Persona', { help: 'A quien se limita: tendrá esa lista y nada más' }),
    ),
    since: date('Rige desde'),
    until: optional(date('Hasta', { help: 'El último día en que rige; vacío, sin término' })),
    reason: longText('Motivo', {
      max: 500,
      help: 'Quién la pidió y por qué: queda en su auditoría',
    }),
    version: integer('Versión'),
  },
})

/** The state of an exception on a day. */
export function stateOn(
  day: ISODate,
  given: { since: ISODate; until: ISODate | null },
): ValueOf<typeof ExceptionState> {
  if (day < given.since) return 'PLANNED'
  return given.until !== null && given.until < day ? 'ENDED' : 'IN_FORCE'
}

type Draft = {
  code: string
  userId: number | null
  since: ISODate
  until: ISODate | null
  reason: string
}
type Problem = { field: keyof Draft; message: string }

/** What is wrong with an exception that is about to be given, or `undefined`. */
export function problemOf({ code, userId, since, until, reason }: Draft): Problem | undefined {
  const known = exceptionCodes.find((one) => one === code)
  if (!known) return { field: 'code', message: 'No es una de las excepciones' }
  if (isOfOnePerson(known) && userId === null) {
    return { field: 'userId', message: 'Indique a qué persona se limita' }
  }
  if (!isOfOnePerson(known) && userId !== null) {
    return { field: 'userId', message: 'Esta excepción es de toda la empresa, no de una persona' }
  }
  if (until !== null && until < since) {
    return { field: 'until', message: 'El término es anterior al inicio' }
  }
  return reason.length < 10
    ? { field: 'reason', message: 'Diga el motivo en al menos 10 caracteres' }
    : undefined
}
