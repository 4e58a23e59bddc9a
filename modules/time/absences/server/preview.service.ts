import type { Permission } from '#access/services.ts'
import { addDays, formatDate } from '#chile/dates.ts'
import {
  firstDay,
  lastDay,
  monthLabel,
  monthRange,
  type YearMonth,
  yearMonthOf,
  monthTitle,
} from '#chile/period.ts'
import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn, reachesContract } from '#modules/people/contracts/server/index.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import type { Foretold } from '#modules/time/time-off/model/leave.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn, foretold } from '#modules/time/time-off/server/index.ts'
import { unpaidHalfDays, unpaidLeaveDays } from '#law/facts/leave.ts'
import { completeInput } from '#law/schema.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import type { Absence } from '../model/absence.ts'
import { kindLabel, type RequestStatus } from '../model/catalogs.ts'
import { type Span, calendarDays, inHalves, meeting, workedDays } from '../model/days.ts'
import { problemOf } from '../model/rules.ts'
import { appliedSpan, monthTime, type PaidAbsence } from '../model/time.ts'
import { calendarYears, daysOffAround, weekOf } from './week.queries.ts'
import { absencesAround } from './of-month.queries.ts'
import { teamOfDays } from './team-words-of.ts'

type Fields = Row<typeof Absence>
export type Draft = Pick<Fields, 'userContractId' | 'type' | 'subtype' | 'pay'> &
  Pick<Fields, 'startDate' | 'endDate' | 'applicationStartDate' | 'applicationEndDate'> &
  Pick<Fields, 'halfDay' | 'half' | 'ignoreHolidays'> & {
    exceptId: number | null
    /** Whether the days of a vacation after a medical leave stay. */
    keepsAfter: boolean | null
  }

export type Overlap = {
  id: number
  kind: string
  startDate: string
  endDate: string
  status: RequestStatus
}
export type MonthEffect = { yearMonth: YearMonth; isOpen: boolean | null; words: string }

/**
 * The effect of an absence before it is saved: its days, the absences that overlap them, and its
 * effect on the payslip of each month, in words; for who answers it, who else of the team is away.
 */
export async function absenceOverlapDates(context: Context, draft: Draft) {
  const contract = await contractOf(context, draft.userContractId)
  // One who only registers sees that days are taken, without health or pay.
  const reads = await reachesContract(context, contract.id, 'absences.read')
  const years = await calendarYears(context.tx)
  const problem = problemOf({ ...draft, contributionDays: null }, contract, years)
  if (problem) throw invalid(problem.field, problem.message)
  const daysOff = await daysOffAround(context.tx, [draft])
  const week = weekOf({ ...contract, userContractId: contract.id }, daysOff)
  const real = { from: draft.startDate, to: draft.endDate }
  const overlaps = await overlapsOf(context, draft)
  const away = draft.type === 'LICENSE' && reads ? await vacationsOf(context, draft) : nothing
  const { id: contractId, businessId, userId } = contract
  return {
    /** To whoever asks for their own: that the days, or some of them, already passed. */
    past: userId === context.actor.userId ? pastWords(real, context.today) : null,
    realDays: String(inHalves(calendarDays(real), draft)),
    workDays: String(workedDays(draft, real, week)),
    overlaps: reads ? overlaps : overlaps.map((other) => ({ ...other, kind: 'Otra ausencia' })),
    effects: overlaps.length > 0 || !reads ? [] : await effectsOf(context, contract, draft),
    team: await teamOfDays(context, { contractId, businessId, userId, ...real }),
    vacations: away.sentences,
    after: away.after,
  }
}

/** What a medical leave does, once it counts, to vacations on its days. */
const vacationsOf = (context: Context, draft: Draft): Promise<Foretold> =>
  foretold(context, {
    contractId: draft.userContractId,
    from: draft.startDate,
    to: draft.endDate,
    keepsAfter: draft.keepsAfter === true,
  })

const nothing: Foretold = { sentences: [], after: null }

/**
 * A contract whose absences the actor reads or registers: a supervisor does not read the team's.
 */
async function contractOf(context: Context, id: number) {
  const reached = (permission: Permission) => contractWithin(context, permission)
  const contract = await contractsOn(context.tx, context.today)
    .where('contract.id', '=', id)
    .where((eb) => eb.or([reached('absences.read'), reached('absences.create')]))
    .executeTakeFirst()
  if (!contract) throw notFound()
  return contract
}

type Contract = Awaited<ReturnType<typeof contractOf>>

async function overlapsOf({ tx }: Context, draft: Draft): Promise<Overlap[]> {
  const rows = await tx
    .selectFrom('absence')
    .select(['id', 'type', 'subtype', 'startDate', 'endDate', 'responseStatus'])
    .where('userContractId', '=', draft.userContractId)
    .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
    .where('startDate', '<=', draft.endDate)
    .where('endDate', '>=', draft.startDate)
    .where('id', '<>', draft.exceptId ?? 0)
    // A morning and an afternoon of one day fit.
    .where(sql<boolean>`(half is null or half is not distinct from ${draft.half ?? null}::text
      or ${draft.half ?? null}::text is null)`)
    .orderBy('startDate')
    .limit(20)
    .execute()
  return rows.map(({ id, type, startDate, endDate, responseStatus }) => ({
    id,
    kind: kindLabel(type, null),
    startDate,
    endDate,
    status: responseStatus,
  }))
}

async function effectsOf(context: Context, contract: Contract, draft: Draft) {
  const own: PaidAbsence = { ...draft, previousPay: null }
  const { from, to } = appliedSpan(own)
  const months = monthRange(yearMonthOf(from), yearMonthOf(to)).slice(0, 12)
  const open = await businessMonths.get().statesOf(context.tx, contract.businessId, months)
  const others = (
    await absencesAround(context.tx, months[0] ?? yearMonthOf(from), [contract.id])
  ).filter(({ id }) => id !== draft.exceptId)
  const span = { from: firstDay(months[0] ?? yearMonthOf(from)), to }
  const daysOff = await daysOffIn(context.tx, span, [contract.id])
  const around = { own, others, daysOff }
  return months.flatMap((yearMonth): MonthEffect[] => {
    const days = meeting(spanOf(yearMonth), lifeOf(contract))
    if (!days || !meeting(appliedSpan(own), days)) return []
    const words = wordsOf(yearMonth, contract, days, around)
    const isOpen = open.get(yearMonth) ?? null
    return [{ yearMonth, isOpen, words: isOpen === false ? `${words} ${late(yearMonth)}` : words }]
  })
}

const late = (month: YearMonth) =>
  `${monthTitle(month)} está cerrado: queda registrada como «después del cierre» y su ` +
  'diferencia se paga o descuenta con un mes abierto.'

const spanOf = (month: YearMonth): Span => ({ from: firstDay(month), to: lastDay(month) })
const lifeOf = ({ initialDate, finalDate }: Contract): Span => ({
  from: initialDate,
  to: finalDate ?? '9999-12-31',
})

type Around = { own: PaidAbsence; others: readonly PaidAbsence[]; daysOff: DaysOff }

function wordsOf(month: YearMonth, contract: Contract, days: Span, around: Around) {
  const { own, daysOff } = around
  const time = monthTime([own], days, contract.daysPerWeek, (why) => daysOff(contract.id, why))
  if (own.type === 'LICENSE') return leaveWords(month, contract, days, around)
  const lost = time.absence + time.unpaid
  if (time.halfDays > 0) return `Se descuenta medio día de sueldo de ${monthLabel(month)}.`
  if (lost === 0) return `No cambia la remuneración de ${monthLabel(month)}.`
  if (lost === calendarDays(days)) return `No se paga sueldo por ${monthLabel(month)}.`
  const words = lost === 1 ? 'descuenta 1 día' : `descuentan ${lost} días`
  return `Se ${words} de sueldo de ${monthLabel(month)}.`
}

/** Días de licencia: the days that the subsidy or the employer pays, and the unpaid ones. */
function leaveWords(month: YearMonth, contract: Contract, days: Span, around: Around) {
  const { own, others } = around
  const inside = meeting(appliedSpan(own), days) ?? days
  const count = calendarDays(inside)
  const waitingWith = (absences: readonly PaidAbsence[]) =>
    waitingOf(month, contract, { ...around, others: absences })
  const waiting = waitingWith([own, ...others]) - waitingWith(others)
  const what = own.halfDay ? 'de licencia por media jornada' : 'de licencia'
  const words = `${count === 1 ? '1 día' : `${count} días`} ${what} en ${monthLabel(month)}`
  if (waiting <= 0) return `${words}: los paga el subsidio, desde el primero.`
  if (waiting >= count) return `${words}, todos de carencia: el subsidio no los paga.`
  const rest = addDays(inside.from, waiting)
  return (
    `${words}: ${waiting === 1 ? '1 de carencia' : `${waiting} de carencia`} y ` +
    `${count - waiting} que paga el subsidio, desde el ${formatDate(rest)}.`
  )
}

function waitingOf(month: YearMonth, contract: Contract, { others, daysOff }: Around): number {
  const days = meeting(spanOf(month), lifeOf(contract))
  if (!days) return 0
  const { id, daysPerWeek } = contract
  const { spells } = monthTime(others, days, daysPerWeek, (why) => daysOff(id, why))
  const { initialDate: start, finalDate: end } = contract
  const input = completeInput({ month, contract: { start, end }, leave: { spells } })
  return unpaidLeaveDays(input) + 2 * Number(unpaidHalfDays(input))
}
