import { payWithin } from '#modules/people/sight/server/index.ts'
import type { Permission } from '#access/services.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn, nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { type CertificateKind, stateOn } from '../model/certificate.ts'

export type CertificateFilter = {
  search: string | null
  kind: CertificateKind | null
  userId: number | null
}
export const certificateSort = ['issuedOn', 'fullname'] as const
export type CertificateSort = (typeof certificateSort)[number]

const columns = { user: 'certificate.userId', business: 'certificate.businessId' }
const wasPrivate = sql<boolean>`certificate.with_private`

/** Whether the pay that a certificate says is within a permission, or it says none. */
const saysNoMore = ({ reach, actor }: Context, permission: Permission) => {
  const within = payWithin(reach(permission), columns, actor.userId, wasPrivate)
  return sql<boolean>`(certificate.kind = 'SENIORITY' or ${within})`
}

/**
 * The certificates within reach. One of pay asks for the right to payslips too: its paper says what
 * they say.
 */
const reached = (context: Context) =>
  context.tx
    .selectFrom('certificate')
    .innerJoin('users', 'users.id', 'certificate.userId')
    .innerJoin('userContract as contract', 'contract.id', 'certificate.userContractId')
    .innerJoin('business', 'business.id', 'certificate.businessId')
    .where('certificate.fileId', 'is not', null)
    .where(payWithin(context.reach('certificates.read'), columns, context.actor.userId, wasPrivate))
    .where(saysNoMore(context, 'payslips.read'))

const selected = ({ actor }: Context, query: ReturnType<typeof reached>) =>
  query
    .select(['certificate.id', 'certificate.userContractId', 'certificate.userId'])
    .select(['certificate.kind', 'certificate.span', 'certificate.fromMonth'])
    .select(['certificate.toMonth', 'certificate.issuedOn', 'certificate.expiresOn'])
    .select(['certificate.sha256', 'users.rut', nameIn('certificate.userId').as('fullname')])
    .select(['contract.code as contractCode', 'business.name as businessName'])
    .select(sql<string | null>`${sql.raw(loginNameIn('certificate.login_id'))}`.as('author'))
    .select(sql<boolean>`certificate.user_id = ${actor.userId ?? 0}`.as('isOwn'))
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const shown = ({ today }: Context, row: Row) => ({ ...row, state: stateOn(today, row.expiresOn) })
export type CertificateRow = ReturnType<typeof shown>

/** A page of the certificates that were issued. */
export async function certificates(
  context: Context,
  input: ListInput<CertificateFilter, CertificateSort>,
): Promise<Listed<CertificateRow>> {
  const { filter, sort } = input
  const { search, kind, userId } = filter
  const matching = reached(context)
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'certificate.kind': kind, 'certificate.userId': userId }))
  const by = {
    issuedOn: sql`certificate.issued_on`,
    fullname: surnameIn('certificate.userId'),
  }[sort.by]
  const ordered = selected(context, matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('certificate.id', 'desc')
  const { rows, total } = await listed(matching, ordered, input)
  return { rows: rows.map((row) => shown(context, row)), total }
}

/** One certificate within reach; out of reach is answered as not found. */
export async function certificateById(context: Context, id: number): Promise<CertificateRow> {
  const row = await selected(context, reached(context))
    .where('certificate.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return shown(context, row)
}
