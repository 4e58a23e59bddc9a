import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { conceptRecords, libraryAt } from '#modules/concepts/concept-library/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'

export type Names = ReadonlyMap<number, string>

/** The names behind the ids of a page. Each table is read once, and only when the page needs it. */
export async function namesOf(
  context: Context,
  wanted: ReadonlyMap<string, readonly number[]>,
): Promise<(table: string, id: number) => string | undefined> {
  const found = new Map<string, Names>()
  for (const [table, ids] of wanted) {
    const read = readers[table]
    if (read && ids.length > 0) found.set(table, await read(context, ids))
  }
  return (table, id) => found.get(table)?.get(id)
}

type Reader = (context: Context, ids: readonly number[]) => Promise<Names>

const readers: Readonly<Record<string, Reader>> = {
  business: async ({ tx }, ids) => named(await businessRows.rows(tx, { ids })),
  syndicate: async ({ tx }, ids) =>
    named(await tx.selectFrom('syndicate').select(['id', 'name']).where('id', 'in', ids).execute()),
  profile: async ({ tx }, ids) =>
    named(await tx.selectFrom('profile').select(['id', 'name']).where('id', 'in', ids).execute()),
  restriction: async ({ tx }, ids) =>
    named(
      await tx.selectFrom('restriction').select(['id', 'name']).where('id', 'in', ids).execute(),
    ),
  formula: async ({ tx }, ids) =>
    named(
      await tx
        .selectFrom('formula')
        .select(['id', 'code as name'])
        .where('id', 'in', ids)
        .execute(),
    ),
  bankAccount: async ({ tx }, ids) =>
    named(
      await tx
        .selectFrom('bankAccount')
        .select(['id', 'accountIdentifier as name'])
        .where('id', 'in', ids)
        .execute(),
    ),
}

const businessRows = companyStatement({ ids: 'ids' }, (tx, { ids }) =>
  tx
    .selectFrom('business')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`),
)

const named = (rows: readonly { id: number; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

export type Month = { businessId: number; label: string }

/** Months by their name and razón social: «septiembre 2026 · Viña Los Coihues». */
export async function monthsOf({ tx }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Month>()
  const rows = await monthRows.rows(tx, { ids })
  return new Map(
    rows.map(({ id, businessId, yearMonth, name }) => [
      id,
      { businessId, label: `${monthLabel(yearMonth)} · ${name}` },
    ]),
  )
}

const monthRows = companyStatement({ ids: 'ids' }, (tx, { ids }) =>
  tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id', 'month.businessId', 'month.yearMonth', 'business.name'])
    .where(sql<boolean>`month.id = any(${ids}::bigint[])`),
)

export type Login = { username: string; userId: number | null }

/** The owners of logins. Logins belong to the platform, so only those of this company are read. */
export async function loginsOf({ client, session }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Login>()
  const { rows } = await client.query<{ id: number } & Login>({
    name: 'logins-of',
    text: `select id, username, case when company_id = $2 then user_id end as "userId"
     from login where id = any($1)`,
    values: [ids, session.companyId],
  })
  return new Map(rows.map(({ id, ...login }) => [id, login]))
}

/** The current names of the company's concepts, by code. */
export async function conceptsNow({ tx, today }: Context): Promise<ReadonlyMap<string, string>> {
  const { payroll } = libraryAt(await conceptRecords(tx), yearMonthOf(today))
  return new Map(payroll.concepts.map(({ code, label }) => [code, label]))
}
