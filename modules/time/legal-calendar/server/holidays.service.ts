import { formatDate } from '#chile/dates.ts'
import { holidaysOfYear } from '#chile/holiday-year.ts'
import { juneSolsticeOf } from '#chile/sky.ts'
import { requireSecondOfPlatform } from '#modules/company/second-person/server/index.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { type Act, MUST_BE_ANOTHER, whyNot, yearToPropose } from '../model/public-holiday.ts'
import { checkEntry, type Entered } from './entry-checks.ts'
import { holidayOf, yearsInForce } from './holidays.queries.ts'

constraintMessages({
  public_holiday_answer_pkey: { message: 'Otra persona ya lo respondió' },
  public_holiday_second: { message: MUST_BE_ANOTHER },
})

type Seen = { id: number }

/** Enters a day that a law gives. It counts once another person of the platform confirms it. */
export const enterPublicHoliday = (context: PlatformContext, input: Entered) =>
  written(context, async (tx) => {
    const row = await checkEntry(tx, input, null)
    return inserted(tx, context, { ...row, change: 'ADD', replacesId: null })
  })

/** Proposes that a day in force be another one, with the law that changes it. */
export const replacePublicHoliday = (context: PlatformContext, { id, ...input }: Entered & Seen) =>
  written(context, async (tx) => {
    await standing(tx, context, id, 'replace')
    const row = await checkEntry(tx, input, id)
    return inserted(tx, context, { ...row, change: 'CHANGE', replacesId: id })
  })

type Removal = Seen & { law: string; comment: string | null }

/** Proposes that a day in force be no holiday any more, with the law that takes it away. */
export const removePublicHoliday = (context: PlatformContext, { id, law, comment }: Removal) =>
  written(context, async (tx) => {
    const { date, title, type, irrevocable, scope, places } = await standing(
      tx,
      context,
      id,
      'replace',
    )
    const kept = { date, title, type, irrevocable, scope, places: places?.split(', ') ?? [] }
    const rest = { law, comment, proposed: false, change: 'REMOVE', replacesId: id } as const
    return inserted(tx, context, { ...kept, ...rest })
  })

/** Another person agrees: from now on every company counts with it. */
export const confirmPublicHoliday = (context: PlatformContext, { id }: Seen) =>
  written(context, async (tx) => {
    const row = await standing(tx, context, id, 'confirm')
    await requireSecondOfPlatform(tx, context, row.enteredById ?? 0)
    if (row.change !== 'REMOVE') await checkEntry(tx, row, row.replacesId, id)
    await answered(tx, context, [id], 'CONFIRMED', null)
    return id
  })

/** Refuses what was entered, with the reason; who entered it may take it back in this way. */
export const rejectPublicHoliday = (context: PlatformContext, { id, reason }: Rejection) =>
  written(context, async (tx) => {
    await standing(tx, context, id, 'reject')
    await answered(tx, context, [id], 'REJECTED', reason)
    return id
  })
type Rejection = Seen & { reason: string }

const SOLSTICE =
  'Día del solsticio de invierno, calculado: verifíquelo con su fuente antes de confirmar ' +
  '(Ley 21.357)'

/**
 * Enters the calendar of the year after the last one, as the law computes it. Its rows wait, and
 * another person confirms them together.
 */
export function proposeHolidayYear(context: PlatformContext, { year }: { year: number }) {
  return changing(context, async (tx) => {
    const next = yearToPropose(await yearsInForce(tx))
    if (year < next) throw conflict(`El calendario de ${year} ya está vigente`, 'year')
    if (year > next) throw conflict(`Primero va el calendario de ${next}`, 'year')
    if ((await waitingOf(tx, year)).length > 0) {
      throw conflict(`El calendario de ${year} ya espera que otra persona lo confirme`, 'year')
    }
    const solstice = juneSolsticeOf(year)
    const rows = holidaysOfYear(year).map(({ name, places, status: _sure, ...day }) => ({
      ...day,
      title: name,
      places: [...places],
      comment: day.date === solstice ? SOLSTICE : null,
      proposed: true,
      ...author(context),
    }))
    await tx.insertInto('publicHoliday').values(rows).execute()
    await recorded(tx, context, 'Creado', `Calendario legal de ${year}`)
    return rows.length
  })
}

/** Another person confirms all that waits of a year: from now on the year has a calendar. */
export function confirmHolidayYear(context: PlatformContext, { year }: { year: number }) {
  return changing(context, async (tx) => {
    const waiting = await waitingOf(tx, year)
    if (waiting.length === 0) throw conflict(`Nada espera del calendario de ${year}`, 'year')
    // A year has one or two authors.
    for (const one of new Set(waiting.map(({ enteredBy }) => enteredBy))) {
      await requireSecondOfPlatform(tx, context, one)
    }
    const ids = waiting.map(({ id }) => id)
    await answered(tx, context, ids, 'CONFIRMED', null)
    await recorded(tx, context, 'Modificado', `Calendario legal de ${year}: confirmado`)
    return ids.length
  })
}

/** What waits of the calendar of a whole year. */
async function waitingOf(tx: PlatformTx, year: number) {
  const { rows } = await sql<{ id: number; enteredBy: number }>`
    select day.id, day.entered_by as "enteredBy" from public_holiday day
    where day.proposed and day.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and not exists (select from public_holiday_answer said
        where said.public_holiday_id = day.id)
    order by day.id`.execute(tx)
  return rows
}

/** The changes of the calendar come one after the other: each sees what the one before left. */
const changing = <T>({ services }: PlatformContext, work: (tx: PlatformTx) => Promise<T>) =>
  services.db.withPlatform(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('public_holiday'))`.execute(tx)
    return work(tx)
  })

/** A change of one row, kept in the platform's record, and the row after it. */
const written = (context: PlatformContext, work: (tx: PlatformTx) => Promise<number>) =>
  changing(context, async (tx) => {
    const id = await work(tx)
    const row = await holidayOf(tx, id, context.principal.loginId)
    const what = `Feriado legal ${formatDate(row.date)}, ${row.title}: ${row.change}, ${row.state}`
    await recorded(tx, context, row.state === 'PENDING' ? 'Creado' : 'Modificado', what)
    return row
  })

async function standing(tx: PlatformTx, { principal }: PlatformContext, id: number, act: Act) {
  const row = await holidayOf(tx, id, principal.loginId)
  const reason = whyNot(act, row)
  if (reason) throw conflict(reason)
  return row
}

type Row = Awaited<ReturnType<typeof checkEntry>> & {
  change: 'ADD' | 'CHANGE' | 'REMOVE'
  replacesId: number | null
}

async function inserted(tx: PlatformTx, context: PlatformContext, row: Row): Promise<number> {
  const { id } = await tx
    .insertInto('publicHoliday')
    .values({ ...row, places: [...row.places], ...author(context) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const author = ({ principal, now }: PlatformContext) => ({
  enteredBy: principal.loginId,
  enteredAt: now,
})

async function answered(
  tx: PlatformTx,
  { principal, now }: PlatformContext,
  ids: readonly number[],
  answer: 'CONFIRMED' | 'REJECTED',
  reason: string | null,
): Promise<void> {
  await sql`insert into public_holiday_answer
      (public_holiday_id, entered_by, answer, answered_by, answered_at, reason)
    select day.id, day.entered_by, ${answer}, ${principal.loginId}, ${now}, ${reason}
    from public_holiday day where day.id = any(${[...ids]}::bigint[])`.execute(tx)
  if (answer === 'CONFIRMED') await sql`select app.queue_legal_days()`.execute(tx)
}

async function recorded(
  tx: PlatformTx,
  { principal }: PlatformContext,
  action: 'Creado' | 'Modificado',
  subject: string,
): Promise<void> {
  await tx
    .insertInto('platformEvent')
    .values({ loginId: principal.loginId, action, subject })
    .execute()
}
