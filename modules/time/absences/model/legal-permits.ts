import { addBusinessDays, isBusinessDay } from '#chile/calendar.ts'
import { formatNumber } from '#chile/numbers.ts'
import { counted } from '#chile/counts.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import type { LegalPermit } from './catalogs.ts'
import { calendarDays, type Span, workDays } from './days.ts'

/** What the Código del Trabajo gives for an event. */
export type PermitRule = {
  /** Half a day is 0.5. */
  readonly days: number
  /** Días corridos, or días hábiles: Monday to Friday without holidays. */
  readonly unit: 'CALENDAR' | 'WORKING'
  /** Whether the days are of each event, or of all events of a calendar year. */
  readonly per: 'EVENT' | 'YEAR'
  readonly article: string
  /** When it may be taken. */
  readonly when: string
  readonly proof: string
}

/**
 * Permits with a number of days, as they hold in 2026. Paid, and added to the yearly vacation.
 * Source: Código del Trabajo (Biblioteca del Congreso Nacional, leychile.cl).
 */
export const permitRules: Readonly<Record<LegalPermit, PermitRule>> = {
  DEATH_OF_CHILD: {
    days: 10,
    unit: 'CALENDAR',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 66; Ley 21.441',
    when: 'Desde el día del fallecimiento',
    proof: 'Certificado de defunción',
  },
  DEATH_OF_SPOUSE: {
    days: 7,
    unit: 'CALENDAR',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 66',
    when: 'Desde el día del fallecimiento',
    proof: 'Certificado de defunción',
  },
  DEATH_IN_GESTATION: {
    days: 7,
    unit: 'WORKING',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 66; Ley 21.371',
    when: 'Desde que se acredita la muerte',
    proof: 'Certificado de defunción fetal',
  },
  DEATH_OF_RELATIVE: {
    days: 4,
    unit: 'WORKING',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 66; Ley 21.441',
    when: 'Desde el día del fallecimiento',
    proof: 'Certificado de defunción',
  },
  BIRTH: {
    days: 5,
    unit: 'WORKING',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 195',
    when: 'Seguidos desde el parto, o repartidos en el primer mes',
    proof: 'Certificado de nacimiento o resolución de adopción',
  },
  MARRIAGE: {
    days: 5,
    unit: 'WORKING',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 207 bis',
    when: 'El día del matrimonio o acuerdo y los inmediatos; se avisa 30 días antes',
    proof: 'Certificado del Registro Civil, dentro de los 30 días siguientes',
  },
  HEALTH_EXAM: {
    days: 0.5,
    unit: 'WORKING',
    per: 'YEAR',
    article: 'Código del Trabajo, art. 66 bis',
    when: 'Mujeres mayores de 40 y hombres mayores de 50 años; se avisa una semana antes',
    proof: 'Comprobante del examen',
  },
  VACCINATION: {
    days: 0.5,
    unit: 'WORKING',
    per: 'EVENT',
    article: 'Código del Trabajo, art. 66 ter',
    when: 'En cada campaña pública de inmunización; se avisa dos días antes',
    proof: 'Comprobante de vacunación',
  },
  SERIOUS_ILLNESS_OF_CHILD: {
    days: 10,
    unit: 'WORKING',
    per: 'YEAR',
    article: 'Código del Trabajo, art. 199 bis',
    when: 'Diez jornadas en el año, que después se compensan de común acuerdo',
    proof: 'Certificado médico',
  },
}

/** «5 días hábiles», «medio día al año»: what the law gives, in words. */
export function permitDays({ days, unit, per }: PermitRule): string {
  const kind = unit === 'WORKING' ? ['día hábil', 'días hábiles'] : ['día corrido', 'días corridos']
  const words = days < 1 ? 'medio día' : counted(days, kind[0] ?? '', kind[1] ?? '')
  return per === 'YEAR' ? `${words} al año` : words
}

/** The last day that the law gives from a first day on. */
export function permitEnd(
  { days, unit }: PermitRule,
  from: ISODate,
  off: ReadonlySet<ISODate>,
): ISODate {
  if (days < 1) return from
  if (unit === 'CALENDAR') return addDays(from, days - 1)
  return addBusinessDays(from, isBusinessDay(from, off) ? days - 1 : days, off)
}

type Taken = Span & { readonly halfDay: boolean }

/** The days of a permit that some days away spend. */
export function permitUsed(
  { unit }: Pick<PermitRule, 'unit'>,
  { halfDay, ...span }: Taken,
  off: ReadonlySet<ISODate>,
): number {
  if (halfDay) return 0.5
  return unit === 'CALENDAR'
    ? calendarDays(span)
    : workDays(span, { daysPerWeek: 5, holidays: off })
}

/**
 * Why the law does not give these days, or nothing.
 *
 * @param before days of the same permit in the year, where its days are of a year
 */
export function permitExceeded(rule: PermitRule, used: number, before: number): string | undefined {
  if (used + before <= rule.days) return undefined
  const law = `La ley da ${permitDays(rule)} (${rule.article}) y pide ${formatNumber(used)}`
  return before > 0 ? `${law} y en el año ya hay ${formatNumber(before)}` : law
}
