import { formatDate } from '#chile/dates.ts'
import { shortNameOf } from '#chile/names.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { lastPerson } from '#platform/server/sql/person-names.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { type Circle, type DatedLine, firstCircle, linesAfter } from '../model/circles.ts'

type Reading = Pick<Context, 'tx'>

/**
 * Refuses, after it was written, a contract that makes its person report to themself on any day,
 * through whomever.
 */
export async function requireNoCircle(reading: Reading, contractId: number): Promise<void> {
  const [text] = (await circlesOf(reading, [contractId])).values()
  if (text !== undefined) throw invalid('supervisorId', text)
}

/**
 * The circles that contracts form after they were written, in words, by the contract. Two changes
 * that are lawful alone may form a circle together: from here to the end of its transaction, one
 * change of reporting lines holds the company, and the next one reads what the first one wrote.
 */
export async function circlesOf(
  { tx }: Reading,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (contractIds.length === 0) return new Map()
  await lockCompany(tx)
  const lines = await linesAbove(
    tx,
    sql`select one.user_id from ${contracts.rows} one
      where one.id = any(${[...contractIds]}::bigint[])`,
  )
  const above = Map.groupBy(lines, ({ user }) => user)
  const ofContract = Map.groupBy(lines, ({ contractId }) => contractId)
  return circleTexts(
    tx,
    contractIds.map((id) => ({ key: id, lines: ofContract.get(id) ?? [] })),
    (user) => above.get(user) ?? [],
  )
}

/** A supervisor that a contract would have from a day on; a new contract has no number yet. */
export type LineChange = DatedLine & { readonly contractId: number | null }

/**
 * The circles that changes would form, all of them made, in words, by the place of each change.
 * Nothing is written: what is shown before it is done is asked here.
 */
export async function circlesAfter(
  { tx }: Reading,
  changes: readonly LineChange[],
): Promise<ReadonlyMap<number, string>> {
  if (changes.length === 0) return new Map()
  const people = changes.flatMap(({ user, supervisor }) => [user, supervisor])
  const standing = await linesAbove(tx, sql`select unnest(${[...new Set(people)]}::bigint[])`)
  const ofContract = Map.groupBy(standing, ({ contractId }) => contractId)
  const changed = new Set(changes.map(({ contractId }) => contractId))
  const made = changes.flatMap((change) =>
    linesAfter(change.contractId === null ? [] : (ofContract.get(change.contractId) ?? []), change),
  )
  const all = [...standing.filter(({ contractId }) => !changed.has(contractId)), ...made]
  const above = Map.groupBy(all, ({ user }) => user)
  return circleTexts(
    tx,
    changes.map((change, key) => ({ key, lines: [change] })),
    (user) => above.get(user) ?? [],
  )
}

type Line = DatedLine & { contractId: number }

/** The lines of some people, those of their supervisors, and so on upwards. */
async function linesAbove(tx: Tx, people: ReturnType<typeof sql>): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with recursive above (user_id) as (
      ${people}
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
      and line.supervisor_id is not null
    order by 1, 4`.execute(tx)
  return rows
}

type Asked = { readonly key: number; readonly lines: readonly DatedLine[] }

/** The first circle of the lines of each, in words. */
async function circleTexts(
  tx: Tx,
  asked: readonly Asked[],
  above: (user: number) => readonly DatedLine[],
): Promise<ReadonlyMap<number, string>> {
  const found = asked.flatMap(({ key, lines }): [number, Circle][] => {
    const circles = lines.flatMap((line) => firstCircle(line, above) ?? [])
    const [first] = circles.toSorted((a, b) => a.from.localeCompare(b.from))
    return first ? [[key, first]] : []
  })
  if (found.length === 0) return new Map()
  const names = await namesOf(
    tx,
    found.flatMap(([, { path }]) => path),
  )
  return new Map(found.map(([key, circle]) => [key, circleText(circle, names)]))
}

async function namesOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const people = await tx
    .selectFrom(lastPerson(tx))
    .selectAll('person')
    .where(sql<boolean>`person.user_id = any(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(people.map((one) => [one.userId, shortNameOf(one)]))
}

/** «Desde el 01-03-2027, B depende de A: se formaría un círculo (A → B → A)». */
function circleText({ from, path }: Circle, names: ReadonlyMap<number, string>): string {
  const chain = path.map((id) => names.get(id) ?? '')
  const [top, below] = [chain.at(-1) ?? '', chain.at(-2) ?? '']
  const line = `Desde el ${formatDate(from)}, ${below} depende de ${top}`
  return `${line}: se formaría un círculo (${chain.join(' → ')})`
}
