import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { lastPerson, nameIn, personSurname } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { figuresOf, normOf } from '../model/figures.ts'
import { type ProvisionKind, policyAt } from '../model/policy.ts'
import { recordReading } from './drill.queries.ts'
import { entriesWithin } from './entries.queries.ts'
import { policiesOf } from './provisions.queries.ts'

const provisionsWithin = (context: Context, entryId: number) =>
  entriesWithin(context, 'centralization.read')
    .innerJoin('accountingProvision as provision', 'provision.entryId', 'entry.id')
    .where('entry.id', '=', entryId)

/** What an entry left provided for, kind by kind: the balance before, the movement, the balance. */
export async function centralizationProvisions(context: Context, { id }: { id: number }) {
  const rows = await provisionsWithin(context, id)
    .select(['provision.kind', 'month.businessId', 'month.yearMonth'])
    .select(totalIn('amounts').as('left'))
    .select(totalIn('moved').as('moved'))
    .select(sql<number>`cardinality(provision.contract_ids)`.as('contracts'))
    .select(
      sql<number>`(select count(*) from jsonb_array_elements(provision.figures) as one
        where one ->> 'problem' is not null)`.as('unknown'),
    )
    .orderBy('provision.kind')
    .execute()
  const [first] = rows
  if (!first) return []
  const policies = await policiesOf(context.tx, first.businessId)
  return rows.map(({ kind, left, moved, contracts, unknown, yearMonth }) => {
    const policy = kind === 'VACATION' ? undefined : policyAt(policies, kind, yearMonth)
    return {
      kind,
      before: left - moved,
      moved,
      left,
      contracts,
      unknown,
      norm: normOf[kind],
      method: policy?.method ?? null,
      percent: policy?.percent ?? null,
      since: policy?.fromMonth ?? null,
    }
  })
}

/** Pesos that an array of a provision adds up to. */
const totalIn = (column: 'amounts' | 'moved') =>
  sql<number>`(select coalesce(sum(pesos), 0)::bigint
    from unnest(${sql.ref(`provision.${column}`)}) as pesos)`

export type ProvisionRow = Awaited<ReturnType<typeof centralizationProvisions>>[number]

export type ProvisionFilter = { entryId: number; kind: ProvisionKind }

/** Each contract of a provision with the figures of its balance: a page, by surname. */
export async function centralizationProvisionPeople(
  context: Context,
  input: ListInput<ProvisionFilter>,
): Promise<Listed<ProvisionPerson>> {
  const { entryId, kind } = input.filter
  const matching = provisionsWithin(context, entryId)
    .innerJoin('userContract as contract', (join) =>
      join.on(sql<boolean>`contract.id = any(provision.contract_ids)`),
    )
    .innerJoin('users', 'users.id', 'contract.userId')
    .where('provision.kind', '=', kind)
  const rows = await matching
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id as contractId', 'contract.userId', 'contract.code', 'users.rut'])
    .select(nameIn('contract.userId').as('name'))
    .select(sql<number>`provision.amounts[${at}]`.as('left'))
    .select(sql<number>`provision.moved[${at}]`.as('moved'))
    .select(sql<unknown>`provision.figures -> (${at} - 1)`.as('figures'))
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
    .$call(onPage(input.page))
    .execute()
  if (rows.length > 0) recordReading(context, `${entryId}-${kind}`, rows.length)
  return {
    rows: rows.map(({ figures, ...row }) => ({
      ...row,
      before: row.left - row.moved,
      ...figuresOf(kind, figures),
    })),
    total: await totalOf(matching, input, rows.length),
  }
}

/** The place of a contract in the arrays of a provision. */
const at = sql<number>`array_position(provision.contract_ids, contract.id)`

export type ProvisionPerson = {
  readonly contractId: number
  readonly userId: number
  readonly code: string
  readonly rut: string
  readonly name: string | null
  readonly before: number
  readonly moved: number
  readonly left: number
} & ReturnType<typeof figuresOf>
