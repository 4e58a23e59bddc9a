import { type LegalCalendar, nationalHolidays } from '#chile/calendar.ts'
import { addDays, daysBetween, type ISODate, partsOf } from '#chile/dates.ts'
import { deadlinesOf } from '#modules/money/contract-endings/model/deadlines.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, file, longText, optional, ref } from '#platform/model/field.ts'

/** What is done of a contract for the Dirección del Trabajo, in the order in which it comes. */
export const RegistrationKind = catalog('RegistrationKind', {
  WRITTEN: 'Contrato escrito y firmado',
  CONTRACT: 'Registro del contrato en la DT',
  ENDING: 'Registro del término en la DT',
})
export type RegistrationKind = ValueOf<typeof RegistrationKind>

/** The law of each, shown as the reason of its day. */
export const registrationSources: Readonly<Record<RegistrationKind, string>> = {
  WRITTEN:
    'Código del Trabajo, art. 9: 15 días desde la incorporación; 5 por obra o faena, o por menos ' +
    'de 30 días',
  CONTRACT: 'Ley 21.327 (Código del Trabajo, art. 9 bis): 15 días desde la celebración',
  ENDING:
    'Ley 21.327: en los plazos del aviso (art. 162), y si no lo hay, 10 días hábiles desde la ' +
    'separación',
}

/** A contract as its duties read it. */
export type Registered = {
  readonly contractType: string | null
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
  readonly signatureDate: ISODate | null
  readonly cause: string | null
}

const WRITTEN_DAYS = 15
const WRITTEN_DAYS_SHORT = 5
const SHORT = 30
const REGISTERED_DAYS = 15

/** The last day of a duty of a contract; nothing for the end of one that goes on. */
export function registrationDue(
  kind: RegistrationKind,
  contract: Registered,
  calendar: LegalCalendar,
): ISODate | null {
  const { initialDate, finalDate, signatureDate, contractType, cause } = contract
  if (kind === 'WRITTEN') {
    const short =
      contractType === 'BY_WORK_OR_TASK' ||
      (contractType === 'FIXED' &&
        finalDate !== null &&
        daysBetween(initialDate, finalDate) + 1 < SHORT)
    return addDays(initialDate, short ? WRITTEN_DAYS_SHORT : WRITTEN_DAYS)
  }
  if (kind === 'CONTRACT') return addDays(signatureDate ?? initialDate, REGISTERED_DAYS)
  if (finalDate === null) return null
  const { year } = partsOf(finalDate)
  const off = nationalHolidays(calendar, year, year + 1)
  // A liquidation has a term of its own for its finiquito; its end is registered as any other.
  const asked = { cause: cause === null || cause === '163bis' ? '' : cause, finalDate }
  const { letterBy, settlementBy } = deadlinesOf(asked, off)
  // The notice of art. 161 is given before the end: what is registered is the end itself.
  return letterBy !== null && letterBy > finalDate ? letterBy : settlementBy
}

/** What somebody says of a duty that is met. */
export const RegistrationMark = entity({
  name: 'RegistrationMark',
  table: 'contract_registration',
  label: 'Registro en la Dirección del Trabajo',
  fields: {
    userContractId: ref('contract', 'Contrato'),
    kind: choice(RegistrationKind, 'Obligación'),
    doneOn: date('Hecho el'),
    fileId: optional(file('Comprobante')),
    note: optional(longText('Nota', { max: 500 })),
  },
})
