import { reachedIn } from '#access/reach.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { withWork, workOf } from '#platform/server/records/mass-act-records.ts'
import { lastPerson, personName, personSurname } from '#platform/server/sql/person-names.ts'
import { listed, onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { actText, heldText } from '../model/words.ts'

/** Reading a change names what it gives: its readers are those who may make one of an item. */
const right = 'userItems.update'

/**
 * The changes of the razones sociales within reach. Who is restricted to units reaches none of
 * these whole, and has the changes that they ordered of their own people.
 */
const reached = ({ tx, reach, session }: Context) => {
  const within = reach(right)
  const units = [...new Set(within.placed.map(({ businessId }) => businessId))]
  return tx
    .selectFrom('massChange as change')
    .innerJoin('business', 'business.id', 'change.businessId')
    .leftJoin('job', 'job.id', 'change.jobId')
    .$if(!within.all, (query) =>
      query.where(
        sql<boolean>`(change.business_id = any(${[...reachedIn(within)]}::bigint[])
          or (change.creator_login_id = ${session.loginId}
            and change.business_id = any(${units}::bigint[])))`,
      ),
    )
}

const shown = (query: ReturnType<typeof reached>) =>
  query
    .select(['change.id', 'change.kind', 'change.businessId', 'change.reason', 'change.fromDate'])
    .select(['change.startMonth', 'change.endMonth', 'change.raiseMode', 'change.value'])
    .select(['change.rounding', 'change.least', 'change.itemCode', 'change.state'])
    .select(['change.version', 'change.createdAt', 'business.name as businessName'])
    .select('change.creatorLoginId')
    .select(workOf('change'))
    .select(countOf('PREPARED', 'DONE').as('people'))
    .select(countOf('KEPT').as('kept'))
    .select(
      sql<string | null>`(select min(p.currency) from mass_change_person p
        where p.company_id = app.current_company() and p.mass_change_id = change.id)`.as(
        'currency',
      ),
    )

const countOf = (...statuses: readonly string[]) =>
  sql<number>`(select count(*)::int from mass_change_person p
    where p.company_id = app.current_company() and p.mass_change_id = change.id
      and p.status = any(${[...statuses]}::text[]))`

type StoredChange = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const shownTo =
  (labels: ReadonlyMap<string, string>) =>
  ({ currency, ...row }: StoredChange) => ({
    ...withWork(row),
    what: actText({
      ...row,
      itemLabel: row.itemCode === null ? null : (labels.get(row.itemCode) ?? row.itemCode),
      currency: currency ?? 'CLP',
    }),
  })
export type MassChangeRow = ReturnType<ReturnType<typeof shownTo>>

/** What items are called, for the changes that name one. */
async function labelsOf({ tx }: Context, rows: readonly { itemCode: string | null }[]) {
  if (rows.every(({ itemCode }) => itemCode === null)) return new Map<string, string>()
  const items = knownItemsOf(await companyLibrary(tx, await newestMonth(tx)))
  return new Map(items.map(({ code, label }) => [code, label]))
}

type Filter = { businessId?: number | null }

/** The changes of many people within reach, the newest first. */
export async function massChanges(
  context: Context,
  input: ListInput<Filter, 'createdAt'>,
): Promise<Listed<MassChangeRow>> {
  const { filter, sort } = input
  const found = reached(context).where((eb) =>
    equalTo(eb, { 'change.businessId': filter.businessId }),
  )
  const ordered = shown(found).orderBy('change.id', sort.descending ? 'desc' : 'asc')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: rows.map(shownTo(await labelsOf(context, rows))), total }
}

/** One change within reach; any other is answered as not found. */
export async function massChangeById(context: Context, id: number): Promise<MassChangeRow> {
  const row = await shown(reached(context)).where('change.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shownTo(await labelsOf(context, [row]))(row)
}

/** One change within reach, for its page. */
export const massChange = (context: Context, { id }: { id: number }) => massChangeById(context, id)

/** What a change did to each of its people, within the reach of whoever looks. */
export async function changedPeople(
  context: Context,
  input: ListInput<{ id: number }, 'fullname'>,
) {
  const { filter, sort } = input
  const { kind } = await massChangeById(context, filter.id)
  const found = context.tx
    .selectFrom('massChangePerson as changed')
    .innerJoin('userContract as contract', 'contract.id', 'changed.userContractId')
    .where('changed.massChangeId', '=', filter.id)
    .where(contractWithin(context, right))
  const ordered = found
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )
    .select(['changed.id', 'contract.userId', 'changed.before', 'changed.after'])
    .select(['changed.currency', 'changed.basis', 'changed.status', 'changed.problem'])
    .select(personName.as('fullname'))
    .orderBy(personSurname, sort.descending ? 'desc' : 'asc')
    .orderBy('changed.id')
  const rows = await ordered.$call(onPage(input.page)).execute()
  const total = await totalOf(found, input, rows.length)
  const texts = rows.map(({ before, after, currency, ...row }) => ({
    ...row,
    before: kind === 'ITEM' ? null : heldText(kind, before, currency),
    after: heldText(kind, after, currency),
  }))
  return { rows: texts, total } satisfies Listed<unknown>
}
export type ChangedPerson = Awaited<ReturnType<typeof changedPeople>>['rows'][number]
