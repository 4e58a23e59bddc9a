import { z } from 'zod'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { daysInWords } from '../model/delegation.ts'

const Was = z.object({
  id: z.number(),
  /** Its days before; and its last day afterwards, or none if it never begins. */
  startDate: z.string(),
  endDate: z.string(),
  until: z.string().nullable(),
})
type Was = z.infer<typeof Was>

/**
 * What somebody received by delegation ends with their last contract: on its last day, or at once
 * if it begins later. What was answered until then stays.
 */
contractEnd.on('delegations', {
  part: 'DELEGATIONS',
  async lines(tx, endings) {
    const leaving = endings.filter(({ leaves }) => leaves)
    if (leaving.length === 0) return []
    const rows = await receivedBy(
      tx,
      leaving.map(({ userId }) => userId),
    )
    return leaving.flatMap(({ contractId, userId, finalDate }) =>
      rows
        .filter((row) => row.toUserId === userId && row.endDate > finalDate)
        .map((row) => {
          const { id, startDate, endDate, fromName } = row
          const until = startDate > finalDate ? null : finalDate
          const was: Was = { id, startDate, endDate, until }
          return {
            contractId,
            part: 'DELEGATIONS' as const,
            what: `Delegación de ${fromName ?? ''} ${daysInWords(row)}`,
            effect: until === null ? 'Queda sin efecto' : `Termina el ${formatDate(until)}`,
            was,
          }
        }),
    )
  },
  async end({ tx, session }, lines) {
    const all = lines.map(({ was }) => Was.parse(was))
    const rows = all.map(({ id, startDate, endDate, until }) => {
      return { id, from: startDate, to: addDays(until ?? endDate, 1), revoked: until === null }
    })
    await write(tx, session.loginId, rows)
  },
  async restore({ tx, session }, lines) {
    const all = lines.map(({ id, was }) => ({ line: id, ...Was.parse(was) }))
    const free = await unchanged(tx, all)
    const same = all.filter(({ id }) => free.has(id))
    const rows = same.map(({ id, startDate, endDate }) => {
      return { id, from: startDate, to: addDays(endDate, 1), revoked: false }
    })
    await write(tx, session.loginId, rows)
    return same.map(({ line }) => line)
  },
})

const receivedBy = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('delegation')
    .select([
      'delegation.id',
      'delegation.toUserId',
      nameIn('delegation.fromUserId').as('fromName'),
    ])
    .select(sql<ISODate>`lower(delegation.valid)::text`.as('startDate'))
    .select(sql<ISODate>`(upper(delegation.valid) - 1)::text`.as('endDate'))
    .where(sql<boolean>`delegation.to_user_id = any(${[...userIds]}::bigint[])`)
    .where('delegation.revokedAt', 'is', null)
    .orderBy('delegation.id')
    .execute()

/**
 * The delegations that are as the ending left them, and whose days nobody delegated to another
 * person since.
 */
async function unchanged(tx: Tx, all: readonly Was[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select d.id
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as was (id bigint, "startDate" date, "endDate" date, until date)
    join delegation d on d.company_id = app.current_company() and d.id = was.id
    where d.valid = daterange(was."startDate", coalesce(was.until, was."endDate"), '[]')
      and (d.revoked_at is null) = (was.until is not null)
      and not exists (select from delegation_kind other
        where other.company_id = app.current_company() and other.delegation_id <> d.id
          and other.from_user_id = d.from_user_id and other.kind = any(d.kinds)
          and other.valid && daterange(was."startDate", was."endDate", '[]'))
    for no key update of d`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

type Stored = { id: number; from: ISODate; to: ISODate; revoked: boolean }

const write = (tx: Tx, loginId: number | null, rows: readonly Stored[]) =>
  sql`update delegation d set valid = daterange(now."from", now."to", '[)'),
      revoked_at = case when now.revoked then now() end,
      revoked_login_id = case when now.revoked then ${loginId}::bigint end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as now (id bigint, "from" date, "to" date, revoked boolean)
    where d.company_id = app.current_company() and d.id = now.id`.execute(tx)
