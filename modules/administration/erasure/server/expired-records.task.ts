import { addMonths, type ISODate } from '#chile/dates.ts'
import { firstDay, yearMonthOf } from '#chile/period.ts'
import { inPagesOfEachCompany } from '#modules/company/notices/server/index.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { type Database, sql, type Tx } from '#platform/server/sql/db.ts'
import { followed, standsAs } from '../model/next-standing.ts'
import { leftBefore, MONTHS_AHEAD } from '../model/free-on.ts'
import { type Expiring, expiringOf } from './expired-facts.queries.ts'

type Parts = { db: Database; now?: () => Date }

/** People whose records are looked at together. */
const PEOPLE = 500

/**
 * Finds every night the records whose terms are over or end in the next months, one a person, and
 * follows those that are known. A page of people is a transaction, so that nobody who writes in the
 * company waits for the others; killed, the next night finds what is left.
 */
export const expiredTask = ({ db, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'expired_records',
  cron: '37 6 * * *',
  run: () =>
    inPagesOfEachCompany(db, now(), async ({ tx, today }, after) => {
      const people = await peopleAfter(tx, today, after)
      await followPeople(tx, today, people)
      return people.at(-1)
    }),
})

/** The day from which a term that ends is not listed yet. */
const horizon = (today: ISODate): ISODate =>
  addMonths(firstDay(yearMonthOf(today)), MONTHS_AHEAD + 1)

/** The next people whose record may have to be found or followed. */
async function peopleAfter(tx: Tx, today: ISODate, after: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select one.user_id as "userId" from (
      select own.user_id from user_contract own
      where own.company_id = app.current_company() and own.user_id > ${after}
        and own.status <> 'DELETED'
      group by own.user_id
      having coalesce(bool_and(own.final_date < ${leftBefore(horizon(today))}::date), false)
      union
      select known.user_id from expired_record known
      where known.company_id = app.current_company() and known.user_id > ${after}) one
    order by one.user_id limit ${PEOPLE}`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Writes how the records of some people stand on a day: those found, and those that changed. */
export async function followPeople(
  tx: Tx,
  today: ISODate,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const known = await tx
    .selectFrom('expiredRecord')
    .select(['id', 'userId', 'state', 'leftOn', 'lastMonth', 'freeOn', 'heldBy', 'keptUntil'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const standing = await expiringOf(tx, today, userIds)
  const has = new Set(known.map(({ userId }) => userId))
  const found = [...standing.values()].filter(
    (one) => !has.has(one.userId) && one.heldBy === null && one.freeOn < horizon(today),
  )
  await insertFound(tx, today, found)
  const changed = known.flatMap(({ id, ...record }) => {
    const next = followed(record, standing.get(record.userId), today)
    return next === undefined ? [] : [{ id, ...next }]
  })
  await writeChanged(tx, changed)
}

async function insertFound(tx: Tx, today: ISODate, found: readonly Expiring[]): Promise<void> {
  if (found.length === 0) return
  await tx
    .insertInto('expiredRecord')
    .values(
      found.map((one) => ({
        userId: one.userId,
        leftOn: one.leftOn,
        lastMonth: one.lastMonth,
        freeOn: one.freeOn,
        state: standsAs(one, today).state,
      })),
    )
    .onConflict((on) => on.columns(['companyId', 'userId']).doNothing())
    .execute()
}

type Changed = Omit<Expiring, 'userId'> & { id: number; state: string }

/** What people had agreed on of a record that changed, they agree on anew. */
async function writeChanged(tx: Tx, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  await sql`update expired_record record
    set state = one.state, left_on = one.left_on, last_month = one.last_month,
      free_on = one.free_on, held_by = one.held_by, reason = null, kept_until = null,
      confirmed_login_id = null, confirmed_at = null, approved_login_id = null,
      approved_at = null, updated_login_id = null, updated_at = now(),
      version = record.version + 1
    from jsonb_to_recordset(${JSON.stringify(
      changed.map(({ id, state, leftOn, lastMonth, freeOn, heldBy }) => ({
        id,
        state,
        left_on: leftOn,
        last_month: lastMonth,
        free_on: freeOn,
        held_by: heldBy,
      })),
    )}::jsonb) as one (id bigint, state text, left_on date, last_month integer, free_on date,
      held_by text)
    where record.company_id = app.current_company() and record.id = one.id`.execute(tx)
}
