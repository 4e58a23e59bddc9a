import { isBusinessDay, type LegalCalendar } from '#chile/calendar.ts'
import { addDays, type ISODate, toDate } from '#chile/dates.ts'
import { firstDay, monthOf, nextMonth, type YearMonth, yearOf } from '#chile/period.ts'
import {
  declaredBy,
  KeptDeadline,
  type Standing,
} from '#modules/payroll/payroll-release/model/deadlines.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, file, longText, optional, ref, yearMonth } from '#platform/model/field.ts'

/** What a razón social owes the State of its payroll, in the order in which it comes. */
export const Duty = KeptDeadline
export type Duty = ValueOf<typeof Duty>

export const DutyState = catalog('DutyState', {
  OVERDUE: 'Vencido',
  PENDING: 'Pendiente',
  DONE: 'Hecho',
})
export type DutyState = ValueOf<typeof DutyState>

/** Whether the day of a duty was read in a source, or is what the product proposes. */
export const DutyBasis = catalog('DutyBasis', {
  LAW: 'De la ley',
  PROPOSED: 'Propuesto',
})
export type DutyBasis = ValueOf<typeof DutyBasis>

type Rule = {
  readonly due: (month: YearMonth, calendar: LegalCalendar) => ISODate
  readonly source: string
  readonly basis: DutyBasis
}

/**
 * The day itself, or the next one that is no saturday, sunday or holiday of the country: what is
 * paid to the State is paid anywhere.
 */
function nextBusinessDay(day: ISODate, calendar: LegalCalendar): ISODate {
  const national = calendar.filter(({ scope }) => scope === 'NATIONAL')
  const holidays = new Set(national.map((one) => one.date))
  let found = day
  while (!isBusinessDay(found, holidays)) found = addDays(found, 1)
  return found
}

/** When each duty is due, by the law that says it, and whether a holiday moves its day. */
export const dutyRules: Readonly<Record<Duty, Rule>> = {
  PREVIRED: {
    due: declaredBy.PREVIRED,
    source:
      'D.L. 3.500, art. 19: hasta el 10, y por medio electrónico hasta el 13, aunque sea festivo',
    basis: 'LAW',
  },
  LRE: {
    due: declaredBy.LRE,
    source: 'Código del Trabajo, art. 62; Dirección del Trabajo: hasta el 15 del mes siguiente',
    basis: 'LAW',
  },
  F29: {
    due: (month, calendar) => nextBusinessDay(addDays(firstDay(nextMonth(month)), 11), calendar),
    source:
      'Ley sobre Impuesto a la Renta, art. 78: hasta el 12 del mes siguiente; si es sábado, ' +
      'domingo o festivo, el día hábil que sigue (Código Tributario, art. 36)',
    basis: 'LAW',
  },
  DJ1887: {
    due: (month) => toDate(yearOf(month) + 1, 3, 27),
    source: 'El SII fija el día cada año: el 27 de marzo es el del año tributario 2026',
    basis: 'PROPOSED',
  },
}

/** The duties of a month: the yearly one is of its December. */
export const dutiesOf = (month: YearMonth): readonly Duty[] =>
  Duty.values.filter((duty) => duty !== 'DJ1887' || monthOf(month) === 12)

/** How a duty stands, from how its day does. */
export const stateOf = (standing: Standing): DutyState =>
  standing === 'DONE' ? 'DONE' : standing === 'OVERDUE' ? 'OVERDUE' : 'PENDING'

/** What somebody says of a duty that is met. */
export const DutyMark = entity({
  name: 'DutyMark',
  table: 'payroll_deadline',
  label: 'Obligación cumplida',
  fields: {
    businessId: ref('business', 'Razón social'),
    yearMonth: yearMonth('Mes'),
    duty: choice(Duty, 'Obligación'),
    doneOn: date('Hecho el'),
    fileId: optional(file('Comprobante')),
    note: optional(longText('Nota', { max: 500 })),
  },
})
