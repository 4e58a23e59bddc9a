import type pg from 'pg'
import type { ISODate } from '#chile/dates.ts'
import { startServices } from '#modules/company/company-services/server/index.ts'
import { ofCompanies, sendLinksTo } from '#modules/company/session/server/index.ts'
import { noCode } from '#modules/company/session/model/account.ts'
import type { Row } from '#platform/model/entity.ts'
import { type PlatformContext, todayAt } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { type PlatformTx, sql, type TenantSession, type Tx } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { CompanyStatus, NewCompany } from '../model/company.ts'
import { firstPerson } from './first-person.ts'
import { newCompany } from './new-company.ts'
import { companiesOf, shown } from './companies.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

constraintMessages({
  company_slug_key: { message: 'Ya existe una empresa con ese identificador', field: 'slug' },
  company_slug_form: {
    message: 'Use de 2 a 60 minúsculas, números y guiones',
    field: 'slug',
    kind: 'invalid',
  },
})

/** An opening that has not ended by then was interrupted, and another may take its place. */
const openingMinutes = 10

type Opening = Row<typeof NewCompany>

/**
 * Opens a company with its first administrator. The company is «sin terminar» until its insides
 * stand, so an interrupted opening leaves nothing that anybody could enter, and opening it again
 * under the same name goes on. The administrator is invited by mail and chooses a password: nobody
 * else ever knows it. Where no mail can be sent, a one-time code is handed over instead.
 */
export async function createCompany(context: PlatformContext, input: Opening) {
  const { services, principal, now } = context
  const username = input.adminUsername.toLowerCase()
  if (/\s/.test(username)) throw invalid('adminUsername', 'El usuario no lleva espacios')
  const companyId = await services.db.withPlatform(async (tx) => {
    await refuseTaken(tx, username)
    return placeFor(tx, input, principal.loginId)
  })
  // One transaction: the account of the administrator has its row in the company's own trail.
  const code = await services.db.withTenant(
    tenantOf(context, companyId),
    async (tx, _client, platform) => {
      const userId = await furnish(tx, input, todayAt(now), principal.loginId)
      const first = { companyId, userId, username, email: input.adminEmail }
      const { id, code: shownCode } = await ofCompanies.openFirstAccount(platform, {
        ...first,
        by: principal.loginId,
        isInvited: services.sendsMail,
        now,
      })
      if (shownCode === null) {
        const owners = [{ id, username, company: input.name }]
        await sendLinksTo(platform, new Map([[input.adminEmail, owners]]), {
          services,
          kind: 'INVITATION',
          authorLoginId: principal.loginId,
        })
      }
      await platform
        .updateTable('company')
        .set({ status: 'ACTIVE' })
        .where('id', '=', companyId)
        .execute()
      return shownCode
    },
  )
  const invitedTo = code === null ? input.adminEmail : null
  return { id: companyId, name: input.name, username, invitedTo, ...(code ?? noCode) }
}

async function refuseTaken(tx: PlatformTx, username: string): Promise<void> {
  const taken = await tx
    .selectFrom('login')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (taken) throw conflict('Ese usuario ya existe en la plataforma', 'adminUsername')
}

/** A new row, or the one that an interrupted opening left behind under the same name. */
async function placeFor(tx: PlatformTx, input: Opening, loginId: number): Promise<number> {
  const left = await tx
    .updateTable('company')
    .set({ name: input.name, createdAt: sql<Date>`now()` })
    .where('slug', '=', input.slug)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`created_at < now() - make_interval(mins => ${openingMinutes})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('login').select('id').whereRef('companyId', '=', 'company.id'))),
    )
    .returning('id')
    .executeTakeFirst()
  if (left) return left.id
  const { id } = await tx
    .insertInto('company')
    .values({ name: input.name, slug: input.slug, status: 'PENDING' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('platformEvent')
    .values({ loginId, action: 'Creado', subject: `Empresa ${input.slug}` })
    .execute()
  return id
}

/** The services of a new company and its administrator, in place of what an opening left. */
async function furnish(tx: Tx, input: Opening, from: ISODate, authorLoginId: number) {
  await startServices(tx)
  for (const begin of newCompany.listeners) await begin(tx)
  return firstPerson.get()(tx, {
    firstname: input.adminFirstname,
    paternalLastname: input.adminLastname,
    rut: input.adminRut,
    email: input.adminEmail,
    from,
    authorLoginId,
  })
}

/** The superadmin inside a company that they open, suspend or help. */
export const tenantOf = (
  { principal, traceId }: PlatformContext,
  companyId: number,
): TenantSession => ({
  companyId,
  userId: null,
  loginId: principal.loginId,
  acting: true,
  traceId,
})

type StatusChange = {
  id: number
  status: ValueOf<typeof CompanyStatus>
  companyIdCurrent: number | null
}

/**
 * Suspends a company or opens it again. Suspending ends every session of its people and every
 * simulation of it; they are out at their next request and must sign in once it is open again.
 * `companyIdCurrent`, the company that its caller believes to be in, has to be so.
 */
export async function updateStatusCompany(
  context: PlatformContext,
  { id, status, companyIdCurrent }: StatusChange,
) {
  const current = context.principal.company?.id ?? null
  if (companyIdCurrent !== null && companyIdCurrent !== current) {
    throw conflict('Ya no está en la empresa desde donde lo pidió: revise y vuelva a intentarlo')
  }
  if (status === 'PENDING') throw invalid('status', 'Una empresa se activa o se suspende')
  const { services, principal, now } = context
  await services.db.withTenant(tenantOf(context, id), async (_tx, client, platform) => {
    const company = await platform
      .selectFrom('company')
      .select(['status', 'slug'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!company) throw notFound()
    if (company.status === 'PENDING') {
      throw conflict('La empresa no se terminó de crear: créela de nuevo con su identificador')
    }
    if (company.status === status) return
    await platform
      .updateTable('company')
      .set((eb) => ({ status, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (status === 'INACTIVE') await ofCompanies.endSessions(platform, id, now)
    const subject = `Empresa ${company.slug}: ${status}`
    await platform
      .insertInto('platformEvent')
      .values({ loginId: principal.loginId, action: 'Modificado', subject })
      .execute()
    await auditStatus(client, id, company.status, status)
  })
  return services.db.withPlatform(async (tx) =>
    shown(
      await companiesOf(tx, now).where('company.id', '=', id).executeTakeFirstOrThrow(notFound),
    ),
  )
}

/** The company reads in its own trail who suspended or opened it. */
const auditStatus = (client: pg.PoolClient, id: number, before: string, after: string) =>
  client.query(
    `select app.write_audit($1::bigint, 'Modificado', 'company', $1::bigint::text, $2, $3)`,
    [id, JSON.stringify({ status: before }), JSON.stringify({ status: after })],
  )
