import { isAtMost } from '#access/bounds.ts'
import type { Context, PlatformContext } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { type Invited, inviteAdministrators } from '#modules/company/accounts/server/index.ts'
import { secondFactorKept } from '#modules/company/second-factor/server/index.ts'
import { tenantOf } from './companies.service.ts'

/** Which people must use a second factor by the company's rule, and how many of them have one. */
export async function companySecurity({ platform, session }: Context) {
  const { secondFactor } = await platform
    .selectFrom('company')
    .select('secondFactor')
    .where('id', '=', session.companyId)
    .executeTakeFirstOrThrow(notFound)
  return { secondFactor }
}
export type CompanySecurity = Awaited<ReturnType<typeof companySecurity>>

/**
 * Asks managers and administrators for a second factor, or leaves it to each person. What binds
 * administrators is set by one of them, with a recent proof (`recentProof`); the others
 * read of it in a mail.
 *
 * @throws UserError forbidden
 */
export async function updateCompanySecurity(
  context: Context,
  { secondFactor }: CompanySecurity,
): Promise<CompanySecurity> {
  const { tx, platform, session, actor } = context
  if (!isAtMost('ADMIN', actor)) throw forbidden(ADMINISTRATORS)
  const before = await companySecurity(context)
  if (before.secondFactor === secondFactor) return before
  for (const reasonOf of secondFactorKept.listeners) {
    const reason = secondFactor === 'OPTIONAL' ? await reasonOf(context) : undefined
    if (reason) throw conflict(reason)
  }
  await platform
    .updateTable('company')
    .set({ secondFactor })
    .where('id', '=', session.companyId)
    .execute()
  const [old, now] = [before.secondFactor, secondFactor].map((rule) =>
    JSON.stringify({ second_factor: rule }),
  )
  await sql`select app.write_audit(${session.companyId}::bigint, 'Modificado', 'company',
    ${String(session.companyId)}, ${old}::jsonb, ${now}::jsonb)`.execute(tx)
  return { secondFactor }
}

const ADMINISTRATORS = 'El segundo factor de la empresa lo decide quien la administra'

/**
 * Invites again the administrators of a company who never came in: how many, and the codes of those
 * without a mail.
 */
export async function inviteCompanyAdmins(
  context: PlatformContext,
  { id }: { id: number },
): Promise<Invited> {
  const { services, principal, now } = context
  const company = await services.db.withPlatform((tx) =>
    tx.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst(),
  )
  if (!company) throw notFound()
  const invited = await services.db.withTenant(tenantOf(context, id), (tx, _client, platform) =>
    inviteAdministrators(tx, platform, {
      services,
      companyId: id,
      company: company.name,
      authorLoginId: principal.loginId,
      now,
    }),
  )
  if (invited.invited === 0) {
    throw conflict('Quienes administran ya ingresaron: pueden recuperar su contraseña')
  }
  return invited
}
