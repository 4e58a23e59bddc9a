import { compareTexts } from '#chile/names.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { paymentListCheck, makeList } from '#modules/money/bank-lists/server/index.ts'
import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import { hasPrivatePay } from '#modules/payroll/payroll-results/server/index.ts'
import { payingAccount } from '#modules/payroll/payroll-release/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, invalid } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import {
  keyOf,
  type PartyChannel,
  type PartyKey,
  type PartyKind,
  type PartyState,
  usualChannel,
} from '../model/party.ts'
import { ensureUpToDate, keptOwed, owedNow } from './stored-amounts.ts'
import { keptLines } from './stored-amounts.queries.ts'
import { type NamedParty, nameOf } from './names.ts'
import { owingMonth } from './amounts-owed.queries.ts'

type OfMonth = { payrollMonthId: number }

/** What a month owes to third parties, in sum, and those of them that a list can pay. */
export async function thirdParties(context: Context, { payrollMonthId }: OfMonth) {
  const month = await owingMonth(context, payrollMonthId, 'transfers.read')
  const making = await ensureUpToDate(context, month)
  const { parties, squares } = await keptOwed(context, payrollMonthId)
  const rows = await withWays(context, payrollMonthId, parties)
  const ready = rows.filter(({ state, total }) => state === 'READY' && total > 0)
  return {
    payrollMonthId,
    businessName: month.businessName,
    yearMonth: month.yearMonth,
    making,
    squares,
    parties: parties.length,
    ready: ready.length,
    readyTotal: ready.reduce((sum, { total }) => sum + total, 0),
  }
}
export type PartiesOfMonth = Awaited<ReturnType<typeof thirdParties>>

type PartyFilter = OfMonth & {
  search: string | null
  kind: PartyKind | null
  state: PartyState | null
  key: string | null
}

/** What each third party is owed by a month, by which way, and how far its payment is, in pages. */
export async function owedParties(
  context: Context,
  { filter, sort, page }: ListInput<PartyFilter, 'total' | 'label'>,
) {
  const { payrollMonthId, search, kind, state, key } = filter
  const month = await owingMonth(context, payrollMonthId, 'transfers.read')
  await ensureUpToDate(context, month)
  const { parties } = await keptOwed(context, payrollMonthId)
  const asked = searchKey(search ?? '')
  const rows = (await withWays(context, payrollMonthId, parties)).filter(
    (row) =>
      (kind === null || row.kind === kind) &&
      (state === null || row.state === state) &&
      (key === null || row.key === key) &&
      searchKey(row.label).includes(asked),
  )
  const byLabel = rows.toSorted((a, b) => compareTexts(a.label, b.label))
  const inOrder = sort.by === 'label' ? byLabel : byLabel.toSorted((a, b) => a.total - b.total)
  const found = pageOf(sort.descending ? inOrder.toReversed() : inOrder, page)
  return {
    ...found,
    rows: found.rows.map(({ supplier, ...row }) => ({
      ...row,
      supplierName: supplier?.name ?? null,
    })),
  }
}
export type OwedParty = Awaited<ReturnType<typeof owedParties>>['rows'][number]

/** Each party with the channel that somebody said, or the usual one, and its supplier. */
async function withWays(context: Context, monthId: number, parties: readonly NamedParty[]) {
  const { tx } = context
  const said = await tx
    .selectFrom('thirdParty')
    .select(['kind', 'code', 'userId', 'syndicateId', 'channel', 'supplierId', 'version'])
    .execute()
  const ways = new Map(said.map((row) => [keyOf(row), row]))
  const suppliers = await tx.selectFrom('supplier').selectAll().execute()
  const byId = new Map(suppliers.map((row) => [row.id, row]))
  const unions = await tx.selectFrom('syndicate').select(['id', 'rut', 'name']).execute()
  const unionOf = new Map(unions.map((union) => [union.id, union]))
  const byRut = new Map(suppliers.map((row) => [row.identifier, row]))
  const listed = await tx
    .selectFrom('paymentListRow')
    .select(['party', 'state'])
    .where('payrollMonthId', '=', monthId)
    .where('party', 'is not', null)
    .where('state', 'in', ['LISTED', 'PAID'])
    .execute()
  const states = new Map(listed.map(({ party, state }) => [party, state]))
  return parties.map((party) => {
    const way = ways.get(party.key)
    const channel: PartyChannel = way?.channel ?? usualChannel(party.kind)
    // A union is paid to the supplier of its own RUT, unless somebody says another one.
    const union = unionOf.get(party.syndicateId ?? 0)
    const own = byRut.get(union?.rut ?? '')
    const supplier = channel === 'LIST' ? (byId.get(way?.supplierId ?? 0) ?? own) : undefined
    return {
      ...party,
      label: nameOf(party, union),
      channel,
      supplier,
      supplierId: supplier?.id ?? null,
      version: way?.version ?? 0,
      state: stateOf(channel, supplier, states.get(party.key)),
    }
  })
}
type Way = Awaited<ReturnType<typeof withWays>>[number]

function stateOf(
  channel: PartyChannel,
  supplier: { accountState: string } | undefined,
  listed: string | undefined,
): PartyState {
  if (listed !== undefined) return listed === 'PAID' ? 'PAID' : 'LISTED'
  if (channel !== 'LIST') return 'CHANNEL'
  if (!supplier) return 'NOBODY'
  return supplier.accountState === 'CONFIRMED' ? 'READY' : 'WAITING'
}

export type LineFilter = OfMonth & PartyKey

/** The people and lines behind what a third party is owed, a page of them. */
export async function thirdPartyLines(context: Context, input: ListInput<LineFilter, 'amount'>) {
  const { filter, page, sort } = input
  const month = await owingMonth(context, filter.payrollMonthId, 'transfers.read')
  await ensureUpToDate(context, month)
  return keptLines(context.client, {
    companyId: context.session.companyId,
    monthId: month.id,
    runId: month.currentRunId,
    key: keyOf(filter),
    page,
    descending: sort.descending,
  })
}
type Said = PartyKey & { channel: PartyChannel; supplierId: number | null; version: number }

/** Says by which way a third party is paid, and to which supplier when it is by a list. */
export async function setThirdParty(context: Context, given: Said) {
  const { channel, version, ...party } = given
  const supplierId = channel === 'LIST' ? given.supplierId : null
  if (channel === 'LIST' && supplierId === null) {
    throw invalid('supplierId', 'Diga a qué proveedor se paga')
  }
  const { client, session, now } = context
  const { rows } = await client.query<{ id: number }>(
    `insert into third_party (company_id, kind, code, user_id, syndicate_id, channel, supplier_id,
       updated_login_id, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (company_id, kind, code, user_id, syndicate_id)
       do update set channel = excluded.channel, supplier_id = excluded.supplier_id,
         updated_login_id = excluded.updated_login_id, updated_at = excluded.updated_at,
         version = third_party.version + 1
       where third_party.version = $10
     returning id`,
    [
      session.companyId,
      party.kind,
      party.code,
      party.userId,
      party.syndicateId,
      channel,
      supplierId,
      session.loginId,
      now,
      version,
    ],
  )
  const [row] = rows
  if (!row) {
    const { kind, code, userId, syndicateId } = party
    throw changedMeanwhile({ table: 'thirdParty', key: { kind, code, userId, syndicateId } })
  }
  return context.tx
    .selectFrom('thirdParty')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
}

type Chosen = OfMonth & { templateId: number | null; builtin: string | null }

/** The list of what a month owes to third parties that are paid by it and are in none yet. */
export async function createThirdPartyList(context: Context, asked: Chosen) {
  await holdMonth(context.tx, asked.payrollMonthId)
  const month = await owingMonth(context, asked.payrollMonthId, 'transfers.update')
  const ways = await withWays(context, month.id, await owedNow(context, month))
  const payments = ways.flatMap((way) => paymentOf(way, month.yearMonth))
  if (payments.length === 0) {
    throw conflict('Ningún tercero tiene a quién pagarse con una cuenta confirmada')
  }
  return makeList(context, {
    ...asked,
    month,
    purpose: 'THIRD',
    subject: `Terceros ${monthLabel(month.yearMonth)}`,
    account: await payingAccount(context, month.id),
    payments,
    withPrivate: await hasPrivatePay(context.tx, month.currentRunId),
  })
}

function paymentOf({ key, label, total, state, supplier }: Way, yearMonth: number) {
  if (state !== 'READY' || !supplier || total <= 0) return []
  return [
    {
      rut: supplier.identifier,
      name: supplier.name,
      bankCode: supplier.bankId,
      accountType: supplier.paymentAccountType,
      accountNumber: supplier.accountNumber,
      amount: total,
      subject: `${label} ${monthLabel(yearMonth)}`.slice(0, 100),
      of: { supplierId: supplier.id, party: key },
    },
  ]
}

paymentListCheck.on('third-parties', {
  purpose: 'THIRD',
  check: async (context, { id }, rows) => {
    const month = await owingMonth(context, id, 'transfers.update')
    const found = await withWays(context, id, await owedNow(context, month))
    const ways = new Map(found.map((way) => [way.key, way]))
    return rows.flatMap((row) => {
      const way = ways.get(row.party ?? '')
      if (!way || way.total !== row.amount) return [`${row.subject}: cambió su monto`]
      const { supplier } = way
      const isSame =
        supplier?.id === row.supplierId &&
        supplier?.accountState === 'CONFIRMED' &&
        supplier.bankId === row.bankCode &&
        supplier.paymentAccountType === row.accountType &&
        supplier.accountNumber === row.accountNumber
      return isSame ? [] : [`${row.name}: cambió su cuenta`]
    })
  },
})
