import { isBusinessDay, type LegalCalendar, nationalHolidays, yearsOf } from '#chile/calendar.ts'
import { addDays, daysBetween, type ISODate, partsOf, weekday } from '#chile/dates.ts'
import { deadline } from '#modules/money/contract-endings/model/deadlines.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, file, id, longText, optional, ref } from '#platform/model/field.ts'

/** What is done of a contract for the Dirección del Trabajo, in the order in which it comes. */
export const RegistrationKind = catalog('RegistrationKind', {
  WRITTEN: 'Contrato escrito y firmado',
  CONTRACT: 'Registro del contrato en la DT',
  MODIFICATION: 'Registro del anexo en la DT',
  ENDING: 'Registro del término en la DT',
})

/** The same of the contract itself: once each. Those of its annexes are of each annex. */
export const ContractDuty = catalog('ContractDuty', {
  WRITTEN: RegistrationKind.label('WRITTEN'),
  CONTRACT: RegistrationKind.label('CONTRACT'),
  ENDING: RegistrationKind.label('ENDING'),
})
export type ContractDuty = ValueOf<typeof ContractDuty>
export type RegistrationKind = ValueOf<typeof RegistrationKind>

/** A contract as its duties read it. */
export type Registered = {
  readonly contractType: string | null
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
  readonly signatureDate: ISODate | null
  readonly cause: string | null
  /** Whether the notice of art. 161 was given or is paid instead. */
  readonly notice?: string | null
  /** The day on which that notice was given, where it is known. */
  readonly noticeDate?: string | null
  /** The economic activity of the razón social, by the codes of the SII. */
  readonly activityCode?: string | null
}

const WRITTEN_DAYS = 15
const WRITTEN_DAYS_SHORT = 5
const SHORT = 30

type Term = {
  /** Since when it holds. */
  readonly from: ISODate
  readonly days: number
  /** Calendar days; working ones from Monday to Friday, or to Saturday as in art. 162. */
  readonly counted: 'CALENDAR' | 'TO_FRIDAY' | 'TO_SATURDAY' | 'BEFORE'
  readonly source: string
}

const LAW = 'Ley 21.327 y D.S. 14 de 2023'
const SINCE = '2021-10-01'

/** How long each takes, by dated rows with their source: the last that holds on the day counts. */
const terms = {
  AGREED: [
    {
      from: SINCE,
      days: 15,
      counted: 'TO_FRIDAY',
      source: `${LAW} (Código del Trabajo, art. 9 bis): 15 días hábiles desde la firma`,
    },
  ],
  SEASONAL: [
    {
      from: SINCE,
      days: 5,
      counted: 'CALENDAR',
      source: `${LAW}; Código del Trabajo, art. 94: 5 días corridos, faena agrícola de temporada`,
    },
  ],
  ENDED_SHORT: [
    {
      from: SINCE,
      days: 3,
      counted: 'TO_SATURDAY',
      source: `${LAW}: 3 días hábiles, arts. 159 N° 4 y 5 y 160`,
    },
  ],
  ENDED_FORCE: [
    {
      from: SINCE,
      days: 6,
      counted: 'TO_SATURDAY',
      source: `${LAW}: 6 días hábiles, arts. 159 N° 6 y 163 bis`,
    },
  ],
  ENDED_LONG: [
    {
      from: SINCE,
      days: 10,
      counted: 'TO_SATURDAY',
      source: `${LAW}: 10 días hábiles, art. 159 N° 1 a 3, y mientras no se sepa la causal`,
    },
  ],
  ENDED_NOTICE: [
    {
      from: SINCE,
      days: 30,
      counted: 'BEFORE',
      source: `${LAW}: con el aviso del art. 161, 30 días antes del término`,
    },
  ],
  ENDED_PAID: [
    {
      from: SINCE,
      days: 0,
      counted: 'CALENDAR',
      source: `${LAW}: el día del término, con el aviso del art. 161 pagado`,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Term[]>>
type TermName = keyof typeof terms

/** By which causes of dismissal the end is registered in which time; the first that fits. */
const endings: readonly (readonly [RegExp, TermName])[] = [
  [/^(159-[45]|160)/, 'ENDED_SHORT'],
  [/^(159-6|163)/, 'ENDED_FORCE'],
  [/^161/, 'ENDED_NOTICE'],
]

function endingTerm({ cause, notice }: Registered): TermName {
  const name = endings.find(([fits]) => fits.test(cause ?? ''))?.[1] ?? 'ENDED_LONG'
  return name === 'ENDED_NOTICE' && notice === 'PAID' ? 'ENDED_PAID' : name
}

/** Work or task of a razón social of agriculture: the activities that begin with 01. */
const isSeasonal = ({ contractType, activityCode }: Registered): boolean =>
  contractType === 'BY_WORK_OR_TASK' && (activityCode ?? '').startsWith('01')

/** Days that holidays add to a term at most. */
const HOLIDAYS_IN_A_ROW = 7

type Due = { readonly due: ISODate; readonly source: string }

const dues = new WeakMap<LegalCalendar, Map<string, Due>>()

/**
 * The last day of what happened on a day, and the law that says it. Each is counted once for a
 * calendar: thousands of contracts begin and end on the same few hundred days.
 */
function dueOf(name: TermName, on: ISODate, calendar: LegalCalendar): Due {
  const known = dues.get(calendar) ?? new Map<string, Due>()
  dues.set(calendar, known)
  const key = `${name} ${on}`
  const found = known.get(key) ?? countedDue(name, on, calendar)
  known.set(key, found)
  return found
}

function countedDue(name: TermName, on: ISODate, calendar: LegalCalendar): Due {
  const rows: readonly Term[] = terms[name]
  const term = rows.findLast(({ from }) => from <= on) ?? rows[0]
  if (!term) throw new Error(`no term ${name}`)
  const { days, counted, source } = term
  return { due: lastDay(on, days, counted, daysOff(calendar, on, days)), source }
}

/**
 * The holidays that a term from a day may meet. No term reaches further into the next year than its
 * first weeks, whose holidays are of the law before anybody publishes a calendar: New Year, and the
 * Monday after it (Ley 2.977, art. 1; Ley 20.983).
 */
function daysOff(calendar: LegalCalendar, on: ISODate, days: number): ReadonlySet<ISODate> {
  const { year } = partsOf(on)
  const { year: until } = partsOf(addDays(on, 2 * days + HOLIDAYS_IN_A_ROW))
  const known = yearsOf(calendar)
  if (until === year || (known && known[1] >= until)) {
    return nationalHolidays(calendar, year, until)
  }
  const [newYear, monday] = [`${until}-01-01`, `${until}-01-02`] as const
  const first = weekday(monday) === 1 ? [newYear, monday] : [newYear]
  return new Set([...nationalHolidays(calendar, year), ...first])
}

function lastDay(on: ISODate, days: number, counted: Term['counted'], off: ReadonlySet<ISODate>) {
  if (counted === 'CALENDAR') return addDays(on, days)
  if (counted === 'BEFORE') return addDays(on, -days)
  if (counted === 'TO_SATURDAY') return deadline(on, days, off)
  let day = on
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, off)) left -= 1
  }
  return day
}

const WRITTEN_SOURCE =
  'Código del Trabajo, art. 9: 15 días desde la incorporación; 5 por obra o faena, o por menos ' +
  'de 30 días'

/** The last day of a duty of a contract and its law; nothing for the end of one that goes on. */
export function registrationDue(
  kind: ContractDuty,
  contract: Registered,
  calendar: LegalCalendar,
): { due: ISODate; source: string } | null {
  const { initialDate, finalDate, signatureDate, contractType } = contract
  if (kind === 'WRITTEN') {
    const short =
      contractType === 'BY_WORK_OR_TASK' ||
      (contractType === 'FIXED' &&
        finalDate !== null &&
        daysBetween(initialDate, finalDate) + 1 < SHORT)
    const days = short ? WRITTEN_DAYS_SHORT : WRITTEN_DAYS
    return { due: addDays(initialDate, days), source: WRITTEN_SOURCE }
  }
  if (kind === 'CONTRACT') {
    const name = isSeasonal(contract) ? 'SEASONAL' : 'AGREED'
    return dueOf(name, signatureDate ?? initialDate, calendar)
  }
  if (finalDate === null) return null
  const name = endingTerm(contract)
  const found = dueOf(name, finalDate, calendar)
  const { noticeDate } = contract
  return name === 'ENDED_NOTICE' && noticeDate ? { ...found, due: noticeDate } : found
}

/** The last day on which an annex that was signed on a day is registered, and its law. */
export const annexDue = (signedOn: ISODate, calendar: LegalCalendar) =>
  dueOf('AGREED', signedOn, calendar)

/** What somebody says of a duty that is met. */
export const RegistrationMark = entity({
  name: 'RegistrationMark',
  table: 'contract_registration',
  label: 'Registro en la Dirección del Trabajo',
  fields: {
    userContractId: ref('contract', 'Contrato'),
    kind: choice(ContractDuty, 'Obligación'),
    doneOn: date('Hecho el'),
    fileId: optional(file('Comprobante')),
    note: optional(longText('Nota', { max: 500 })),
  },
})

/** Duties that are marked at once, at most. */
export const MOST_MARKED = 500

/** Rows of one file for Mi DT, at most. */
export const MOST_IN_FILE = 1000

/** Which duty of which contract, or of which annex of it. */
export const ofDuty = {
  userContractId: RegistrationMark.fields.userContractId,
  kind: choice(RegistrationKind, 'Obligación'),
  annexId: optional(id('contractAnnex')),
}
