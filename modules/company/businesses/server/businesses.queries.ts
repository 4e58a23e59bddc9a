import { reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** The razones sociales within a permission's reach. */
export async function businessesInReach(
  context: Context,
  permission: Permission = 'businesses.read',
  only?: number,
) {
  const reach = context.reach(permission)
  if (!reach.all && reachedIn(reach).length === 0) return []
  return context.tx
    .selectFrom('business')
    .selectAll()
    .where(businessWithin(reach, 'id'))
    .where((eb) => equalTo(eb, { id: only }))
    .orderBy('principal', 'desc')
    .orderBy(sql`app.plain(name)`)
    .execute()
}

export type BusinessName = { id: number; name: string; rut: string | null }

/**
 * The razones sociales that somebody chooses from: those that they read, and the names of those in
 * which the people of their units work, for people who are restricted to units and read none whole.
 */
export async function businessNames({ tx, reach }: Context): Promise<BusinessName[]> {
  const reached = reach('businesses.read')
  const { all, unitIds, placed } = reached
  const whole = reachedIn(reached)
  const ofUnits = unitIds === null ? [] : placed.map(({ businessId }) => businessId)
  const ids = [...new Set([...whole, ...ofUnits])]
  if (!all && ids.length === 0) return []
  const rows = await tx
    .selectFrom('business')
    .select(['id', 'name', 'rut'])
    .$if(!all, (query) => query.where('id', 'in', ids))
    .orderBy('principal', 'desc')
    .orderBy(sql`app.plain(name)`)
    .execute()
  const reads = (id: number) => all || whole.includes(id)
  return rows.map(({ id, name, rut }) => ({ id, name, rut: reads(id) ? rut : null }))
}

/** One razón social that the permission reaches; any other is not found. */
export async function businessById(
  context: Context,
  id: number,
  permission: Permission = 'businesses.read',
) {
  const [business] = await businessesInReach(context, permission, id)
  if (!business) throw notFound()
  return business
}

export type BusinessRow = Awaited<ReturnType<typeof detailed>>[number]
type Row = Awaited<ReturnType<typeof businessesInReach>>[number]

/**
 * Razones sociales with who signs for them, a link to their logo and how many people work in each
 * today: three reads for all.
 */
export async function detailed(context: Context, rows: readonly Row[]) {
  const { tx, services } = context
  if (rows.length === 0) return []
  const signers = await tx
    .selectFrom('businessRepresentative')
    .select(['businessId', 'name', 'rut', 'jobTitle'])
    .where(
      'businessId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const logos = await logosOf(context, rows)
  const workers = await workersOf(context, rows)
  const byBusiness = Map.groupBy(signers, ({ businessId }) => businessId)
  return Promise.all(
    rows.map(async (row) => {
      const logo = logos.get(row.logoFileId ?? 0)
      return {
        ...row,
        workers: workers.get(row.id) ?? 0,
        representatives: (byBusiness.get(row.id) ?? []).map(({ name, rut, jobTitle }) => ({
          name,
          rut,
          jobTitle,
        })),
        logo: logo ? await services.storage.signedUrl(logo.storageKey, logo) : null,
      }
    }),
  )
}

async function workersOf({ tx, today }: Context, rows: readonly Row[]) {
  const counted = await contracts
    .inForce(tx, today)
    .select(['contract.businessId'])
    .select(({ fn }) => fn.count<number>('contract.userId').distinct().as('people'))
    .where(
      'contract.businessId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('contract.status', '=', 'ACTIVE')
    .groupBy('contract.businessId')
    .execute()
  return new Map(counted.map(({ businessId, people }) => [businessId, people]))
}

async function logosOf({ tx }: Context, rows: readonly Row[]) {
  const ids = rows.flatMap(({ logoFileId }) => logoFileId ?? [])
  if (ids.length === 0)
    return new Map<number, { storageKey: string; name: string; mediaType: string }>()
  const files = await tx
    .selectFrom('file')
    .select(['id', 'storageKey', 'name', 'mediaType'])
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .execute()
  return new Map(files.map((file) => [file.id, file]))
}

/** One razón social as its own page shows it. */
export async function businessWhole(context: Context, id: number) {
  const [business] = await detailed(context, [await businessById(context, id)])
  if (!business) throw notFound()
  return business
}

/** Some of the razones sociales within reach, whole, by their ids. */
export async function businessesById(context: Context, ids: readonly number[]) {
  const wanted = new Set(ids)
  const reached = await businessesInReach(context)
  const rows = await detailed(
    context,
    reached.filter(({ id }) => wanted.has(id)),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The unions of the company, with how many people pay a fee to each today. */
export async function syndicates({ tx, today }: Context, only?: number) {
  return tx
    .selectFrom('syndicate')
    .selectAll()
    .select((eb) =>
      eb.fn
        .coalesce(
          contracts
            .on(tx, today)
            .select(({ fn }) => fn.count<number>('contract.userId').distinct().as('count'))
            .where(sql<boolean>`held.syndicate_id = syndicate.id`)
            .where('contract.status', '=', 'ACTIVE'),
          sql<number>`0`,
        )
        .as('members'),
    )
    .where((eb) => equalTo(eb, { 'syndicate.id': only }))
    .orderBy(sql`app.plain(syndicate.name)`)
    .execute()
}
