import { z } from 'zod'
import { FORMER_YEARS } from '#access/former.ts'
import { addDays, addYears, formatDate, type ISODate } from '#chile/dates.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

const Was = z.object({
  userId: z.number(),
  before: z.string().nullable(),
  after: z.string(),
})

/**
 * Where the last contract of a person ends, their account lets them in as before until the last
 * day, and to their own papers after it (`access/former.ts`). It stays as it is: whoever is hired
 * again comes in again.
 */
contractEnd.on('people', {
  part: 'ACCESS',
  async lines(tx, endings) {
    const leaving = endings.filter(({ leaves }) => leaves)
    if (leaving.length === 0) return []
    const { rows: accounts } = await sql<Account>`select person.id,
        person.access_until::text as "accessUntil", account.username
      from users person
      join login account on account.company_id = app.current_company()
        and account.user_id = person.id and not account.is_disabled
      where person.company_id = app.current_company()
        and person.id = any(${leaving.map(({ userId }) => userId)}::bigint[])`.execute(tx)
    return leaving.flatMap(({ contractId, userId, finalDate }) =>
      accounts
        .filter(({ id }) => id === userId)
        .map(({ username, accessUntil }) => ({
          contractId,
          part: 'ACCESS' as const,
          what: `Cuenta «${username}»`,
          effect:
            `Desde el ${formatDate(addDays(finalDate, 1))} abre solo sus papeles, ` +
            `hasta el ${formatDate(addYears(finalDate, FORMER_YEARS))}`,
          was: { userId, before: accessUntil, after: finalDate },
        })),
    )
  },
  async end({ tx }, lines) {
    await write(
      tx,
      lines
        .map(({ was }) => Was.parse(was))
        .map(({ userId, after }) => ({
          userId,
          until: after,
        })),
    )
  },
  async restore({ tx }, lines) {
    const all = lines.map(({ was }) => Was.parse(was))
    await write(
      tx,
      all.map(({ userId, before }) => ({ userId, until: before })),
    )
    return lines.map(({ id }) => id)
  },
})

type Account = { id: number; accessUntil: ISODate | null; username: string }
type Until = { userId: number; until: ISODate | null }

const write = (tx: Tx, rows: readonly Until[]) =>
  sql`update users u set access_until = now.day
    from unnest(${rows.map(({ userId }) => userId)}::bigint[],
      ${rows.map(({ until }) => until)}::date[]) as now (person, day)
    where u.company_id = app.current_company() and u.id = now.person`.execute(tx)
