import type { Permission } from '#access/services.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { records } from '#platform/server/records/records.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { fieldsOf, part, personOf, type RowOf, view } from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { z } from 'zod'
import { ContractAnnex, isReserved } from '../model/annex.ts'
import { changesOf, type TermChange } from '../model/terms.ts'
import { valuesIn } from './annex-values.ts'

/**
 * Whether an annex is within a permission's reach. Drafts are of who writes annexes: nobody reads
 * of their own what nobody offered them yet.
 */
function within(context: Context, permission: Permission) {
  return sql<boolean>`(${contractWithin(context, permission)}
    and contract.status <> 'DELETED'
    and (annex.state <> 'DRAFT' or ${contractWithin(context, 'annexes.create')}))`
}

/** An annex without its values. */
const annexView = view({
  ...fieldsOf(ContractAnnex, 'annex', ['id', 'userContractId', 'number', 'title', 'effectiveOn']),
  ...fieldsOf(ContractAnnex, 'annex', ['state', 'reason', 'applied', 'annulsId', 'signedOn']),
  ...fieldsOf(ContractAnnex, 'annex', ['version']),
  ...personOf('contract.userId'),
  userId: part(of.id('user'), sql<number>`contract.user_id`),
  businessName: part(of.text, sql<string>`business.name`),
  author: part(of.maybe(of.text), sql.raw<string | null>(personBehind('annex.creator_login_id'))),
  documentId: part(of.maybe(of.id('document')), sql<number | null>`annex.document_id`),
  /** Whether it is being signed with digital signatures. */
  inSignature: part(
    of.flag,
    sql<boolean>`exists (select from signature_request request
      where request.company_id = app.current_company()
        and request.document_id = annex.document_id and request.state in ('SENT', 'SEALING'))`,
  ),
  /** The number of the annex that it annuls. */
  annulsNumber: part(of.maybe(of.int), sql<number | null>`annulled.number`),
  terms: part(
    of.list(of.text),
    sql<string[]>`array(select jsonb_object_keys(annex.patch) order by 1)`,
  ),
})
export type AnnexRow = RowOf<typeof annexView>

export const annexes = records(ContractAnnex, {
  table: 'contractAnnex',
  as: 'annex',
  rows: (tx: Tx) =>
    tx
      .selectFrom('contractAnnex as annex')
      .innerJoin('userContract as contract', 'contract.id', 'annex.userContractId')
      .innerJoin('business', 'business.id', 'contract.businessId')
      .leftJoin('contractAnnex as annulled', 'annulled.id', 'annex.annulsId'),
  person: 'contract.userId',
  within,
  shows: annexView,
  read: 'annexes.read',
  list: 'contractAnnexes',
  steps: 'contractAnnexSteps',
})

type Act = Parameters<typeof annexes.require>[0]
type Locked = Awaited<ReturnType<typeof annexes.locked>>

/** Refuses an act that the state of an annex, its person or its version does not allow. */
export function requireFresh(act: Act, row: Locked, version: number | null): void {
  annexes.require(act, row)
  refuseStale(version, row.version, { table: 'contractAnnex', key: { id: row.id } })
}

const Values = z.record(z.string(), z.unknown())

/** A change of a term as it is answered: pay of others only where they ask for it. */
type ShownChange = Pick<TermChange, 'attribute' | 'label' | 'reserved'> & {
  before: string | null
  after: string | null
}

/**
 * One annex with what it changes. Pay of somebody else asks for `reveal` and the right to their
 * contract, and reading it is in the audit.
 */
export async function contractAnnex(
  context: Context,
  { id, reveal }: { id: number; reveal: boolean | null },
) {
  const row = await annexes.one(context, id)
  const { patch, before } = await storedTerms(context, id)
  const changes = changesOf(before, patch)
  const own = row.userId === context.actor.userId
  const hides = changes.some(({ reserved }) => reserved)
  const revealed = own || !hides || (reveal === true && (await readsPay(context, id)))
  if (revealed && hides && !own) auditPay(context, row.userId)
  return {
    ...row,
    revealed,
    values: valuesIn(patch, (name) => revealed || !isReserved(name)),
    changes: changes.map((change): ShownChange =>
      change.reserved && !revealed ? { ...change, before: null, after: null } : change,
    ),
  }
}
export type AnnexDetail = Awaited<ReturnType<typeof contractAnnex>>

/** What an annex changes, as it is stored. */
export async function storedTerms({ tx }: Pick<Context, 'tx'>, id: number) {
  const row = await tx
    .selectFrom('contractAnnex')
    .select(['patch', 'before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return { patch: Values.parse(row.patch), before: Values.parse(row.before) }
}

/** Whether the actor may read the pay of the contract of an annex. */
export async function readsPay(context: Context, id: number): Promise<boolean> {
  const found = await annexes
    .reached(context, 'annexes.read')
    .select('annex.id')
    .where('annex.id', '=', id)
    .where(contractWithin(context, 'contracts.read'))
    .executeTakeFirst()
  return found !== undefined
}

function auditPay({ client, session }: Context, userId: number): void {
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:remuneración',
    id: String(userId),
    about: null,
  })
}

/** The annexes of some contracts that the reader reads, the newest first, in one statement. */
export async function annexesOfContracts(context: Context, contracts: readonly { id: number }[]) {
  const found = await annexView
    .select(context, annexes.reached(context, 'annexes.read'))
    .where(sql<boolean>`annex.user_contract_id = any(${contracts.map(({ id }) => id)}::bigint[])`)
    .orderBy('annex.number', 'desc')
    .execute()
  const rows = Map.groupBy(found, ({ userContractId }) => userContractId)
  return contracts.map(({ id }) => ({ contractAnnexes: rows.get(id) ?? [] }))
}
