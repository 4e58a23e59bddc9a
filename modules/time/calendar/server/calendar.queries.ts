import { daysBetween } from '#chile/dates.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { unitAndBelow } from '#modules/people/structure/server/index.ts'
import { kindLabel } from '#modules/time/absences/model/catalogs.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import type { KnownDay } from '#modules/time/time-off/model/known-day.ts'
import { knownDays } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { invalid } from '#platform/server/errors.ts'
import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { MOST_DAYS, type Span } from '../model/calendar.ts'

export type Asked = Span & {
  businessId?: number | null
  /** People of this unit and of the ones under it, by their contract on the first day away. */
  unitId?: number | null
  search?: string | null
}

/** Who is away, by surname. */
export type CalendarPerson = { id: number; fullname: string; businessName: string }

/**
 * `person` is the place in the people; `kind` is «Ausente» where its reader reads no absences.
 * `half` is half a day, and `part` which half, where it is known. `changes` are the new dates of an
 * approved vacation, which wait for an answer beside the ones that it has.
 */
export type CalendarBar = Span & {
  person: number
  kind: string
  pending: boolean
  changes: boolean
  half: boolean
  part: Half | null
}

export type TeamCalendar = {
  people: CalendarPerson[]
  bars: CalendarBar[]
  holidays: KnownDay[]
  /** Whether there are more than are shown. */
  cut: boolean
}

/** Bars that are shown at once: five hundred people in a quarter have some six hundred. */
const MOST_BARS = 2000

/**
 * Who is away on some days, among the people whose absences or vacations the actor reads or
 * registers, and the holidays of these days. Where the actor does not read the absences of
 * somebody, everything of theirs is «Ausente»: if only leaves were, that word would say it.
 */
export async function teamCalendar(context: Context, asked: Asked): Promise<TeamCalendar> {
  const { from, to } = asked
  if (to < from) throw invalid('to', 'Termina antes de comenzar')
  if (daysBetween(from, to) >= MOST_DAYS) throw invalid('to', `A lo más ${MOST_DAYS} días`)
  const units = asked.unitId ? await unitAndBelow(context, asked.unitId) : undefined
  const rows = await awayBetween(context, asked, units)
  const holidays = await knownDays(context, asked)
  const shown = rows.slice(0, MOST_BARS)
  const byPerson = [...Map.groupBy(shown, ({ userId }) => userId).values()]
  return {
    people: byPerson.flatMap(([row]) =>
      row ? [{ id: row.userId, fullname: row.fullname, businessName: row.businessName }] : [],
    ),
    bars: byPerson.flatMap((own, person) => own.map((row) => barOf(row, person))),
    holidays,
    cut: rows.length > MOST_BARS,
  }
}

type Row = Awaited<ReturnType<typeof awayBetween>>[number]

function barOf(row: Row, person: number): CalendarBar {
  const { fromDay: from, toDay: to, pending, changes, type, subtype, readable } = row
  const known = type === null || subtype === null ? 'Vacaciones' : kindLabel(type, shownOf(row))
  const half = row.halfDay === true || row.part !== null
  const part = row.part === 'AM' || row.part === 'PM' ? row.part : null
  return { person, from, to, pending, changes, half, part, kind: readable ? known : 'Ausente' }
}

/** The class of a medical leave is health: a calendar never shows it. */
const shownOf = ({ type, subtype }: Pick<Row, 'type' | 'subtype'>) =>
  type === 'LICENSE' ? null : subtype

/** Whose days away the actor sees: of who they read or register absences or vacations of. */
export const isSeen = ({ reach, actor: { userId } }: Pick<Context, 'reach' | 'actor'>) =>
  (['absences.read', 'absences.create', 'vacations.read'] as const).map((permission) =>
    payWithin(reach(permission), ofContract, userId),
  )

/**
 * The days on the wall that meet some days, by the index of their ends, and the new dates of
 * approved vacations that wait for an answer: they are not on the wall, which has the old ones.
 */
const daysAway = (tx: Tx, { from, to }: Span) =>
  tx
    .selectFrom('timeOff')
    .select(['userContractId', 'fromDay', 'toDay', 'pending', 'source', 'sourceId'])
    .select(sql<boolean>`false`.as('changes'))
    .where('toDay', '>=', from)
    .where('fromDay', '<=', to)
    .unionAll(
      tx
        .selectFrom('vacation as moved')
        .innerJoin('vacation as old', 'old.id', 'moved.replacesId')
        .select(['moved.userContractId', 'moved.startDate as fromDay', 'moved.endDate as toDay'])
        .select([sql<boolean>`true`.as('pending'), sql<'VACATION'>`'VACATION'`.as('source')])
        .select(['moved.id as sourceId', sql<boolean>`true`.as('changes')])
        .where('moved.responseStatus', '=', 'PENDING')
        .where('old.responseStatus', '=', 'APPROVED')
        .where('moved.endDate', '>=', from)
        .where('moved.startDate', '<=', to),
    )

/**
 * Who is away on some days: one statement. New dates beside the old ones would tell «Ausente» from
 * a leave: only who reads the absences of somebody sees them.
 */
function awayBetween(
  { tx, reach, actor }: Context,
  { from, to, businessId, search }: Asked,
  units: readonly number[] | undefined,
) {
  const self = actor.userId
  const reads = payWithin(reach('absences.read'), ofContract, self)
  return tx
    .selectFrom(daysAway(tx, { from, to }).as('away'))
    .innerJoin('userContract as contract', 'contract.id', 'away.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .leftJoin('absence', (join) =>
      join.onRef('absence.id', '=', 'away.sourceId').on('away.source', '=', 'ABSENCE'),
    )
    .leftJoin('vacation', (join) =>
      join.onRef('vacation.id', '=', 'away.sourceId').on('away.source', '=', 'VACATION'),
    )
    .select(['away.fromDay', 'away.toDay', 'away.pending', 'away.changes', 'contract.userId'])
    .select(['absence.type', 'absence.subtype', 'absence.halfDay'])
    .select((eb) => eb.fn.coalesce('absence.half', 'vacation.half').as('part'))
    .select([personName.as('fullname'), 'business.name as businessName'])
    .select(sql<boolean>`(${reads})`.as('readable'))
    .where((eb) => eb.or([eb('away.changes', '=', false), reads]))
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.or(isSeen({ reach, actor })))
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId }))
    .$if(units !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from user_contract_version held
          where held.company_id = app.current_company()
            and held.user_contract_id = contract.id and held.superseded_at is null
            and held.valid @> away.from_day
            and held.hierarchy_node_id = any(${[...(units ?? [])]}::bigint[]))`,
      ),
    )
    .where((eb) => eb.and(userMatches(search, { reach })))
    .orderBy(personSurname)
    .orderBy('contract.userId')
    .orderBy('away.fromDay')
    .orderBy('away.sourceId')
    .limit(MOST_BARS + 1)
    .execute()
}
