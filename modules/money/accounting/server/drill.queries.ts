import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { lastPerson, nameIn, personSurname } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { type AccountSum, changedSums } from '../model/compare.ts'
import { institutionName } from '../model/rule.ts'
import { entriesWithin, entryById } from './entries.queries.ts'

/** An entry by account and cost centre, beside the version before it of the same month. */
export async function centralizationSums(context: Context, { id }: { id: number }) {
  const { payrollMonthId, number, kind, sha256 } = await entryById(context, id)
  if (sha256 === null) return []
  const before = kind === 'ENTRY' ? await madeBefore(context, payrollMonthId, number) : undefined
  const sums = await sumsOfEntries(context, [id, ...(before ? [before.id] : [])])
  const of = (entryId: number) => sums.filter((one) => one.entryId === entryId)
  const now = of(id)
  const changed = before ? changedSums(of(before.id), now) : []
  const was = new Map(changed.map((one) => [keyOf(one), one]))
  const gone = before
    ? of(before.id)
        .filter((one) => !now.some((other) => keyOf(other) === keyOf(one)))
        .map((one) => ({ ...one, debit: 0, credit: 0 }))
    : []
  return [...now, ...gone]
    .toSorted((a, b) =>
      a.accountCode < b.accountCode ? -1 : a.accountCode > b.accountCode ? 1 : 0,
    )
    .map(({ entryId: _entry, ...sum }) => {
      const old = was.get(keyOf(sum))
      return {
        ...sum,
        key: keyOf(sum),
        isChanged: old !== undefined,
        debitBefore: old?.debitBefore ?? null,
        creditBefore: old?.creditBefore ?? null,
      }
    })
}
export type SumRow = Awaited<ReturnType<typeof centralizationSums>>[number]

const keyOf = ({ accountId, costCenterId }: Pick<AccountSum, 'accountId' | 'costCenterId'>) =>
  costCenterId === null ? String(accountId) : `${accountId}-${costCenterId}`

/** The version of the entry of a month that came before a number. */
const madeBefore = ({ tx }: Context, payrollMonthId: number, number: number) =>
  tx
    .selectFrom('accountingEntry')
    .select('id')
    .where('payrollMonthId', '=', payrollMonthId)
    .where('kind', '=', 'ENTRY')
    .where('sha256', 'is not', null)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Debit and credit of some entries by account and cost centre, in the order of the plan. */
export const sumsOfEntries = ({ tx }: Context, ids: readonly number[]) =>
  tx
    .selectFrom('accountingLine as line')
    .innerJoin('accountingAccount as account', 'account.id', 'line.accountId')
    .leftJoin('costCenter as center', 'center.id', 'line.costCenterId')
    .select(['line.entryId', 'line.accountId', 'line.costCenterId'])
    .select(['account.code as accountCode', 'account.name as accountName'])
    .select(['center.code as centerCode', 'center.name as centerName'])
    .select(
      sql<number>`(coalesce(sum(line.amount) filter (where line.side = 'DEBIT'), 0))::bigint`.as(
        'debit',
      ),
    )
    .select(
      sql<number>`(coalesce(sum(line.amount) filter (where line.side = 'CREDIT'), 0))::bigint`.as(
        'credit',
      ),
    )
    .where(sql<boolean>`line.entry_id = any(${[...ids]}::bigint[])`)
    .groupBy(['line.entryId', 'line.accountId', 'line.costCenterId'])
    .groupBy(['account.code', 'account.name', 'center.code', 'center.name'])
    .orderBy('account.code')
    .orderBy('center.code')
    .execute()

export type LinesAsked = { id: number; accountId: number; costCenterId: number | null }

/** The lines behind an account and a cost centre of an entry. */
export async function centralizationLines(
  context: Context,
  { id, accountId, costCenterId }: LinesAsked,
) {
  const rows = await entriesWithin(context, 'centralization.read')
    .innerJoin('accountingLine as line', 'line.entryId', 'entry.id')
    .select(['line.n', 'line.code', 'line.label', 'line.source', 'line.institution', 'line.side'])
    .select(['line.amount', sql<number>`cardinality(line.contract_ids)`.as('contracts')])
    .where('entry.id', '=', id)
    .where('line.accountId', '=', accountId)
    .where('line.costCenterId', costCenterId === null ? 'is' : '=', costCenterId)
    .orderBy('line.n')
    .execute()
  return rows.map((row) => ({ ...row, institution: institutionName(row.institution) }))
}
export type LineRow = Awaited<ReturnType<typeof centralizationLines>>[number]

export type PeopleFilter = { entryId: number; n: number }

/** The people behind a line of an entry, by surname: a page of them. Reading it is recorded. */
export async function centralizationPeople(
  context: Context,
  input: ListInput<PeopleFilter>,
): Promise<Listed<PersonRow>> {
  const { filter, page, sort } = input
  const matching = behind(context, filter)
  const rows = await peopleOf(context, matching)
    .orderBy(personSurname, sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
    .$call(onPage(page))
    .execute()
  if (rows.length > 0) recordReading(context, `${filter.entryId}-${filter.n}`, rows.length)
  return { rows, total: await totalOf(matching, input, rows.length) }
}

const behind = (context: Context, { entryId, n }: PeopleFilter) =>
  entriesWithin(context, 'centralization.read')
    .innerJoin('accountingLine as line', 'line.entryId', 'entry.id')
    .innerJoin('userContract as contract', (join) =>
      join.on(sql<boolean>`contract.id = any(line.contract_ids)`),
    )
    .innerJoin('users', 'users.id', 'contract.userId')
    .where('entry.id', '=', entryId)
    .where('line.n', '=', n)

const peopleOf = (context: Context, query: ReturnType<typeof behind>) =>
  query
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id as contractId', 'contract.userId', 'contract.code', 'users.rut'])
    .select('entry.payrollMonthId')
    .select(nameIn('contract.userId').as('name'))
    .select(sql<number>`line.amounts[array_position(line.contract_ids, contract.id)]`.as('amount'))
export type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number]

/** Says in the audit that people behind an entry were read. */
export function recordReading({ client, session }: Context, what: string, rows: number): void {
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:reporte',
    id: what,
    about: { reporte: 'Centralización contable', filas: rows },
  })
}
