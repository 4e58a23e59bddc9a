import { standardModules } from '#access/modules.ts'
import { hashPassword } from '#modules/session/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import { type Context, type PlatformContext, todayAt } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { startVersions } from '#platform/server/versions.ts'
import type { Company, NewCompany } from '../model/company.ts'
import { temporaryPassword } from './temporary-password.ts'

constraintMessages({
  company_slug_key: { message: 'Ya existe una empresa con ese identificador', field: 'slug' },
  company_slug_form: { message: 'Use minúsculas, números y guiones', field: 'slug', kind: 'invalid' },
  login_username_key: { message: 'Ese usuario ya existe en la plataforma', field: 'adminUsername' },
})

const columns = [
  'id',
  'name',
  'slug',
  'description',
  'phone',
  'url',
  'email',
  'status',
  'version',
  'createdAt',
] as const

type Filter = { search: string | null }
type Sort = 'name' | 'createdAt'

/** Every company of the platform. Rows of a platform table: nothing of what is inside them. */
export async function companies(
  { services }: PlatformContext,
  { filter, sort, page }: ListInput<Filter, Sort>,
) {
  return services.db.withPlatform(async (tx) => {
    const matching = tx
      .selectFrom('company')
      .$if(filter.search !== null, (query) =>
        query.where(sql<boolean>`app.plain(name) like '%' || app.plain(${filter.search}) || '%'`),
      )
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await matching
      .select(columns)
      .orderBy(sort.by, sort.descending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .execute()
    return { rows, total }
  })
}

type Opening = Row<typeof NewCompany>

/**
 * Opens a company with its first administrator. The company is pending until its insides stand, so an
 * interrupted opening leaves nothing that anybody could enter. The password is shown once.
 */
export async function createCompany(context: PlatformContext, input: Opening) {
  const { services, principal, now } = context
  const password = temporaryPassword()
  const passwordHash = await hashPassword(password)
  const username = input.adminUsername.toLowerCase()
  if (/\s/.test(username)) throw invalid('adminUsername', 'El usuario no lleva espacios')
  const companyId = await services.db.withPlatform(async (tx) => {
    const taken = await tx
      .selectFrom('login')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst()
    if (taken) throw conflict('Ese usuario ya existe en la plataforma', 'adminUsername')
    const { id } = await tx
      .insertInto('company')
      .values({ name: input.name, slug: input.slug, status: 'PENDING' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('platformEvent')
      .values({ loginId: principal.loginId, action: 'Creado', subject: `Empresa ${input.slug}` })
      .execute()
    return id
  })
  const session = {
    companyId,
    userId: null,
    loginId: principal.loginId,
    acting: true,
    traceId: context.traceId,
  }
  const userId = await services.db.withTenant(session, (tx) =>
    furnish(tx, input, todayAt(now), principal.loginId),
  )
  await services.db.withPlatform(async (tx) => {
    await tx
      .insertInto('login')
      .values({ username, email: input.adminEmail, passwordHash, companyId, userId, forcePasswordChange: true })
      .execute()
    await tx.updateTable('company').set({ status: 'ACTIVE' }).where('id', '=', companyId).execute()
  })
  return { id: companyId, name: input.name, username, temporaryPassword: password }
}

/** The switches of a new company and its administrator. */
async function furnish(tx: Tx, input: Opening, today: string, loginId: number): Promise<number> {
  const modules = Object.entries(standardModules).map(([module, own]) => ({ module, ...own }))
  await tx.insertInto('companyModule').values(modules).execute()
  const { id } = await tx
    .insertInto('users')
    .values({
      rut: input.adminRut,
      role: 'ADMIN',
      search: `${input.adminFirstname} ${input.adminLastname} ${input.adminRut}`.toLowerCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = {
    firstname: input.adminFirstname,
    paternalLastname: input.adminLastname,
    email: input.adminEmail,
  }
  await startVersions(tx, { table: 'userVersion', owner: 'userId' }, id, today, names, loginId)
  return id
}

type StatusChange = { id: number; status: string }

/** Suspends a company or opens it again. Its people are out at their next request. */
export async function updateStatusCompany(context: PlatformContext, { id, status }: StatusChange) {
  const { services, principal } = context
  return services.db.withPlatform(async (tx) => {
    const company = await tx
      .updateTable('company')
      .set((eb) => ({ status, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
    if (!company) throw notFound()
    await tx
      .insertInto('platformEvent')
      .values({ loginId: principal.loginId, action: 'Modificado', subject: `Empresa ${company.slug}: ${status}` })
      .execute()
    return company
  })
}

/** The platform at a glance: how many companies, and what this server is. */
export async function superadminGeneral({ services }: PlatformContext) {
  const counts = await services.db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .select(({ fn }) => [
        fn.countAll<number>().as('companies'),
        sql<number>`count(*) filter (where status = 'ACTIVE')`.as('active'),
      ])
      .executeTakeFirstOrThrow(),
  )
  const logins = await services.db.withPlatform((tx) =>
    tx
      .selectFrom('login')
      .select(({ fn }) => fn.countAll<number>().as('logins'))
      .executeTakeFirstOrThrow(),
  )
  return { ...counts, ...logins, runtime: process.version, uptimeMinutes: Math.floor(process.uptime() / 60) }
}

/** The company one works in. */
export const ownCompany = ({ services, session }: Context) =>
  services.db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .select(columns)
      .where('id', '=', session.companyId)
      .executeTakeFirstOrThrow(notFound),
  )

type Change = Partial<Pick<Row<typeof Company>, 'name' | 'description' | 'phone' | 'url' | 'email'>>

export async function updateCompany(context: Context, { version, ...fields }: Change & { version: number }) {
  const { services, session } = context
  return services.db.withPlatform(async (tx) => {
    const changed = await tx
      .updateTable('company')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', session.companyId)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst()
    if (!changed) throw conflict('Otra persona cambió estos datos. Revise lo nuevo y vuelva a guardar.')
    return changed
  })
}
