import { formatDate } from '#chile/dates.ts'
import { shortNameOf } from '#chile/names.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { lastPerson } from '#platform/server/sql/person-names.ts'
import { type Circle, type DatedLine, firstCircle } from '../model/circles.ts'

/**
 * Refuses, after it was written, a contract that makes its person report to themself on any day,
 * through whomever. Two changes that are lawful alone may form a circle together: from here to the
 * end of its transaction, one change of reporting lines holds the company, and the next one reads
 * what the first one wrote.
 */
export async function requireNoCircle(
  { tx }: Pick<Context, 'tx'>,
  contractId: number,
): Promise<void> {
  await sql`select 1 from company where id = app.current_company() for no key update`.execute(tx)
  const lines = await linesAbove(tx, contractId)
  const above = Map.groupBy(lines, ({ user }) => user)
  const circles = lines
    .filter((line) => line.contractId === contractId)
    .flatMap((line) => firstCircle(line, (user) => above.get(user) ?? []) ?? [])
  const [first] = circles.toSorted((a, b) => a.from.localeCompare(b.from))
  if (first) throw invalid('supervisorId', await circleText(tx, first))
}

type Line = DatedLine & { contractId: number }

/** The lines of the person of a contract, those of their supervisor, and so on upwards. */
async function linesAbove(tx: Tx, contractId: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with recursive above (user_id) as (
      select one.user_id from ${contracts.rows} one where one.id = ${contractId}
      union
      select line.supervisor_id from above
      join ${contracts.lines} line on line.user_id = above.user_id
        and line.supervisor_id is not null
    )
    select line.id as "contractId", line.user_id as "user", line.supervisor_id as "supervisor",
      greatest(lower(line.valid), line.initial_date)::text as "from",
      least(upper(line.valid), line.final_date + 1)::text as "until"
    from above
    join ${contracts.lines} line on line.user_id = above.user_id
      and line.supervisor_id is not null`.execute(tx)
  return rows
}

/** «Desde el 01-03-2027, B depende de A: se formaría un círculo (A → B → A)». */
async function circleText(tx: Tx, { from, path }: Circle): Promise<string> {
  const people = await tx
    .selectFrom(lastPerson(tx))
    .selectAll('person')
    .where(sql<boolean>`person.user_id = any(${[...new Set(path)]}::bigint[])`)
    .execute()
  const names = new Map(people.map((one) => [one.userId, shortNameOf(one)]))
  const chain = path.map((id) => names.get(id) ?? '')
  const [top, below] = [chain.at(-1) ?? '', chain.at(-2) ?? '']
  const line = `Desde el ${formatDate(from)}, ${below} depende de ${top}`
  return `${line}: se formaría un círculo (${chain.join(' → ')})`
}
