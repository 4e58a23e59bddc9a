import { z } from 'zod'
import { daysBetween, type ISODate } from '#chile/dates.ts'
import { firstDaysOff } from '#chile/first-calendar.ts'
import { isDecimal } from '#chile/money/decimal.ts'
import type { Answers } from '#law/answers.ts'
import { checked } from '#law/cases.ts'
import { count, date, decimal, entry, flag, leaf, list, oneOf, readAs, text } from '#law/leaves.ts'
import { accruedUnits, completedMonths } from '#modules/time/vacations/model/accrual.ts'
import { claimableOf } from '#modules/time/vacations/model/claimable.ts'
import { endOf, returnsOn, unitsOf } from '#modules/time/vacations/model/days.ts'
import { balancesOf, type Facts } from '#modules/time/vacations/model/ledger.ts'
import {
  isAccumulated,
  overtimeExpiry,
  unitsOfOvertime,
} from '#modules/time/vacations/model/limits.ts'
import { progressiveDays, provedOn } from '#modules/time/vacations/model/progressive.ts'
import { payOf, settlementDays } from '#modules/time/vacations/model/settlement-days.ts'
import { DAY, daysText } from '#modules/time/vacations/model/units.ts'

/** Days that may be taken back: a decimal that may have a sign. */
const signed = leaf<string>(
  'un número decimal con punto, como -1.5',
  { anyOf: [{ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }, { type: 'number' }] },
  (value) => {
    const written = typeof value === 'number' ? String(value) : value
    return typeof written === 'string' && isDecimal(written) ? written : undefined
  },
)
const pool = oneOf('LEGAL', 'PROGRESSIVE', 'ADDITIONAL')

/**
 * What a vacation depends on. A contract has its days a year, what was recognized, given, taken and
 * written; a `request` is some days on the calendar of a place; `settlement`, the end of the
 * contract; `overtime`, extra hours that are taken as days.
 */
const factsSchema = z.strictObject({
  start: date.optional(),
  end: date.optional(),
  /** Days a year from a day on: 15 from the start where nothing is said. */
  terms: list(
    entry({
      since: date,
      daysAYear: count,
      accrual: z.exactOptional(oneOf('MONTHLY', 'ANNIVERSARY')),
    }),
  ).optional(),
  /** Months with other employers, and the day on which they were proved. */
  recognized: list(entry({ months: count, provedOn: date })).optional(),
  /** An opening is the whole balance of its day; what is taken is negative. */
  entries: list(
    entry({
      pool,
      kind: oneOf('OPENING', 'ADJUSTMENT', 'TAKE', 'GIVE_BACK'),
      on: date,
      days: signed,
    }),
  ).optional(),
  /** Days that the company gives besides, which may expire. */
  lots: list(entry({ grantedOn: date, expiresOn: date.nullable(), days: decimal })).optional(),
  place: z.strictObject({ region: text.nullable(), commune: text.nullable() }).optional(),
  /** To a day, or so many working days; half a day is a morning or an afternoon. */
  request: z
    .strictObject({
      from: date,
      to: date.optional(),
      days: count.optional(),
      half: oneOf('AM', 'PM').optional(),
    })
    .optional(),
  /** Pay of a month by art. 71, in pesos, and what is paid besides. */
  settlement: z
    .strictObject({ pay: decimal, additional: flag.optional(), progressivePart: flag.optional() })
    .optional(),
  overtime: z
    .strictObject({ grantedOn: date, hours: decimal, hoursPerWeek: decimal, daysPerWeek: count })
    .optional(),
})
type VacationFacts = z.infer<typeof factsSchema>

/** The format of a case of vacations, which reads one too. */
export const vacationCase = z.strictObject({
  title: text,
  asOf: date,
  facts: factsSchema,
  expect: checked,
  source: text,
  checkedBy: text,
  note: text.optional(),
})

/** What our model of vacations answers for a case. Throws InputError on what it cannot read. */
export function vacationAnswers(found: unknown): Answers {
  const { asOf, facts } = readAs<z.infer<typeof vacationCase>>(vacationCase, found)
  return {
    ...balances(facts, asOf),
    ...requested(facts),
    ...ending(facts),
    ...overtime(facts),
  }
}

const unitsOfDays = (days: string): number => {
  const units = Number(days) * DAY
  if (!Number.isInteger(units)) throw new RangeError(`${days} días no son unidades enteras`)
  return units
}

/** The balance of a contract as the ledger reads it. */
const ledgerOf = (
  { terms, recognized, entries, lots, end }: VacationFacts,
  start: ISODate,
): Facts => ({
  start,
  end: end ?? null,
  terms: (terms ?? [{ since: start, daysAYear: 15 }]).map(({ since, daysAYear, accrual }) => ({
    since,
    daysAYear,
    accrual: accrual ?? 'MONTHLY',
  })),
  recognitions: recognized ?? [],
  entries: (entries ?? []).map(({ days, ...rest }) => ({ ...rest, units: unitsOfDays(days) })),
  lots: (lots ?? []).map(({ grantedOn, expiresOn, days }, place) => ({
    id: String(place),
    source: 'BENEFIT',
    grantedOn,
    expiresOn,
    units: unitsOfDays(days),
    payOnExpiry: false,
  })),
})

function balances(facts: VacationFacts, asOf: ISODate): Answers {
  const { start } = facts
  if (start === undefined) return {}
  const ledger = ledgerOf(facts, start)
  const { LEGAL, PROGRESSIVE, ADDITIONAL } = balancesOf(ledger, asOf)
  const months = completedMonths(start, asOf)
  const wholeYears = Math.floor(months / 12) * 12
  const claimable = claimableOf(ledger, asOf)
  const daysAYear = ledger.terms.findLast(({ since }) => since <= asOf)?.daysAYear ?? 0
  return {
    MESES_COMPLETOS: String(months),
    DEVENGADOS: daysText(accruedUnits(start, ledger.terms, asOf)),
    SALDO_LEGAL: daysText(LEGAL),
    SALDO_PROGRESIVO: daysText(PROGRESSIVE),
    SALDO_ADICIONAL: daysText(ADDITIONAL),
    SALDO: daysText(LEGAL + PROGRESSIVE + ADDITIONAL),
    EXIGIBLES: daysText(claimable),
    PROGRESIVOS_AL_ANO: String(progressiveDays(wholeYears, provedOn(ledger.recognitions, asOf))),
    DOS_PERIODOS: isAccumulated(claimable, daysAYear) ? '1' : '0',
  }
}

const NOWHERE = { region: null, commune: null }

/** The days off where a vacation is taken, around a day. */
const holidaysOf = ({ place = NOWHERE }: VacationFacts, day: ISODate): ReadonlySet<ISODate> =>
  firstDaysOff(place, day)

function requested(facts: VacationFacts): Answers {
  const { request } = facts
  if (!request) return {}
  const { from, days, half } = request
  const holidays = holidaysOf(facts, from)
  const to = request.to ?? endOf(from, days ?? 1, holidays)
  return {
    DIAS_HABILES: daysText(unitsOf({ from, to, half: half ?? null }, holidays)),
    DIAS_CORRIDOS: String(daysBetween(from, to) + 1),
    TERMINA: to,
    VUELVE: returnsOn(to, holidays),
  }
}

function ending(facts: VacationFacts): Answers {
  const { start, end, settlement } = facts
  if (start === undefined || end === undefined || !settlement) return {}
  const owed = settlementDays({
    ledger: ledgerOf(facts, start),
    finalDate: end,
    holidays: holidaysOf(facts, end),
    paysAdditional: settlement.additional ?? true,
    paysProgressivePart: settlement.progressivePart ?? false,
  })
  return {
    FERIADO_HABILES: daysText(owed.workingUnits),
    FERIADO_INHABILES: String(owed.nonWorking),
    FERIADO_CORRIDOS: daysText(owed.calendarUnits),
    ULTIMO_DIA: owed.lastDay,
    FERIADO: String(payOf(owed.calendarUnits, Number(settlement.pay))),
  }
}

function overtime({ overtime: hours }: VacationFacts): Answers {
  if (!hours) return {}
  const units = unitsOfOvertime({
    hours: Number(hours.hours),
    hoursPerWeek: Number(hours.hoursPerWeek),
    daysPerWeek: hours.daysPerWeek,
  })
  return { DIAS_POR_HORAS_EXTRA: daysText(units), VENCEN: overtimeExpiry(hours.grantedOn) }
}
