import { accounts, contracts, privatePeople } from '#modules/company/identities/server/index.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import { sealsOf } from '#modules/papers/company-certificates/server/index.ts'
import { readableDocuments, signing } from '#modules/papers/documents/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound, UserError } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { rolesOf, type SignatureOrder, type SignerRole, usualOrder } from '../model/catalogs.ts'
import type { Third } from '../model/request.ts'
import { openRequests } from './requests.queries.ts'
import { fitOf } from './signables.ts'
import { requireOthers } from './thirds.ts'

type How = {
  order: SignatureOrder | null
  employerId: number | null
  isNamed?: boolean
  /** Who signs besides, without an account, before the last one. */
  thirds?: readonly Third[]
}

/** Who signs: a person of the company, or somebody without an account. */
export type PlannedSigner =
  | { role: 'EMPLOYER' | 'WORKER'; userId: number; third?: undefined }
  | { role: 'THIRD'; userId: null; third: Third }

/** What is sent to sign, with who signs it in their turn. */
export type Planned = {
  id: number
  name: string
  /** The razón social whose certificate seals it; null where it has none. */
  sealBusinessId: number | null
  signers: readonly PlannedSigner[]
}

/** A document that is not sent, and why. */
export type Refused = { id: number; name: string | null; error: UserError }

export type SendingPlan = {
  ready: readonly Planned[]
  refused: readonly Refused[]
  /** Those that are sent although they are not issued. */
  fit: ReadonlySet<number>
}

/**
 * Who signs each of some documents, where the actor reads and sends them. One that is refused says
 * why, and stops no other.
 */
export async function sendingPlan(
  context: Context,
  ids: readonly number[],
  { order, employerId, isNamed = false, thirds = [] }: How,
): Promise<SendingPlan> {
  const rows = new Map((await reachedOf(context, ids)).map((row) => [row.id, row]))
  const fit = await fitOf(context, ids)
  const open = await openRequests(context, ids)
  const files = await signing.lockedAll(context, ids)
  const refused: Refused[] = []
  /** What a step makes of each of some documents; those that it refuses go no further. */
  const each = <In extends { id: number; name: string | null }, Out>(
    all: readonly In[],
    step: (one: In) => Out,
  ): Out[] => {
    const passed: Out[] = []
    for (const one of all) {
      try {
        passed.push(step(one))
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        refused.push({ id: one.id, name: one.name, error })
      }
    }
    return passed
  }
  const named = ids.map((id) => ({ id, name: rows.get(id)?.name ?? null }))
  const asked = each(named, ({ id }) => {
    const [row, file] = [rows.get(id), files.get(id)]
    if (!row || !file) throw notFound()
    if (open.has(id)) throw conflict('Ya está en firma')
    signing.requireSendable(file, fit.has(id))
    return askedOf(row, order)
  })
  const forCompany = await employersOf(context, asked, { chosen: employerId, isNamed })
  const seals = await sealsOf(
    context,
    asked.map(({ businessId }) => businessId),
  )
  const planned = each(asked, (one) => ({
    id: one.id,
    name: one.name,
    sealBusinessId: seals(one.businessId) ? one.businessId : null,
    signers: withThirds(
      one.roles.flatMap((role) =>
        role === 'THIRD'
          ? []
          : [{ role, userId: role === 'WORKER' ? one.userId : forCompany(one) }],
      ),
      thirds,
    ),
  }))
  const everybody = planned.flatMap(({ signers }) => signers.flatMap(({ userId }) => userId ?? []))
  await requireOthers(context, thirds, everybody)
  const known = await withAccounts(context, everybody)
  return { ready: each(planned, (one) => withTheirAccounts(one, known)), refused, fit }
}

/**
 * Who has no account signs before the last one: what follows of the last signature is done in the
 * name of somebody who has one.
 */
const withThirds = (
  signers: readonly PlannedSigner[],
  thirds: readonly Third[],
): PlannedSigner[] => [
  ...signers.slice(0, -1),
  ...thirds.map((third) => ({ role: 'THIRD' as const, userId: null, third })),
  ...signers.slice(-1),
]

/** Those of some documents that the actor reads and sends, with their person and razón social. */
const reachedOf = (context: Context, ids: readonly number[]) =>
  readableDocuments(context)
    .select(['document.id', 'document.name', 'document.userId', 'type.legalKind'])
    .select(
      sql<number | null>`coalesce(contract.business_id, (select one.business_id
        from ${contracts.rows} one
        where one.id = ${contracts.ofPerson(context.today, 'document.userId')}))`.as('businessId'),
    )
    .where(sql<boolean>`document.id = any(${[...ids]}::bigint[])`)
    .where(personWithin(context.reach('digitalSignature.create'), 'document.userId'))
    .execute()
type Reached = Awaited<ReturnType<typeof reachedOf>>[number]

function askedOf(row: Reached, order: SignatureOrder | null) {
  if (row.userId === null || row.businessId === null) {
    throw conflict(`«${row.name}» no es de una persona con contrato: nadie lo firma`)
  }
  if (row.legalKind === 'SETTLEMENT') throw conflict(SETTLEMENT)
  const { id, name, userId, businessId } = row
  return { id, name, userId, businessId, roles: rolesOf[order ?? usualOrder[row.legalKind]] }
}

/** A plan all of whose signers have an account. */
function withTheirAccounts(one: Planned, known: ReadonlySet<number>): Planned {
  const lacks = one.signers.find(({ userId }) => userId !== null && !known.has(userId))
  if (lacks?.role === 'WORKER') {
    throw conflict(`Quien firma «${one.name}» no tiene una cuenta: dele acceso antes`)
  }
  if (lacks) throw invalid('employerId', 'Esa persona no tiene una cuenta')
  return one
}

/** A finiquito is received here, and signed before somebody else (Código del Trabajo, art. 177). */
const SETTLEMENT = 'Requiere ratificación ante ministro de fe o en el portal de la DT'

type Asked = { userId: number; businessId: number; roles: readonly SignerRole[]; name: string }

/** Who signs for the company: the one that was chosen, or the representative. */
async function employersOf(
  context: Context,
  asked: readonly Asked[],
  { chosen, isNamed }: { chosen: number | null; isNamed: boolean },
) {
  const forCompany = asked.filter(({ roles }) => roles.includes('EMPLOYER'))
  const businessIds = [...new Set(forCompany.map(({ businessId }) => businessId))]
  const representatives = await context.tx
    .selectFrom('businessRepresentative as representative')
    .innerJoin('users', 'users.rut', 'representative.rut')
    .select(['representative.businessId', 'users.id as userId'])
    .where(sql<boolean>`representative.business_id = any(${businessIds}::bigint[])`)
    .orderBy('representative.position')
    .execute()
  const known = await withAccounts(context, [
    ...representatives.map(({ userId }) => userId),
    ...(chosen === null ? [] : [chosen]),
  ])
  const represents = (userId: number, businessId: number) =>
    representatives.some((one) => one.userId === userId && one.businessId === businessId)
  const mayChoose =
    chosen === null || isNamed ? undefined : await sendersOver(context, businessIds, chosen)
  return ({ userId, businessId, name }: Asked): number => {
    if (chosen !== null) {
      if (chosen === userId) {
        throw invalid('employerId', `«${name}» es de esa persona: por la empresa firma otra`)
      }
      if (!isNamed && !represents(chosen, businessId) && !mayChoose?.(businessId, userId)) {
        throw invalid('employerId', `Esa persona no firma por la empresa «${name}»`)
      }
      return chosen
    }
    const found = representatives.find(
      (one) => one.businessId === businessId && one.userId !== userId && known.has(one.userId),
    )
    if (!found) {
      throw invalid('employerId', `Elija quién firma «${name}» por la empresa`)
    }
    return found.userId
  }
}

/**
 * Whether somebody sends documents of people of some razones sociales to sign. For people of the
 * confidential payroll signs a representative alone.
 */
async function sendersOver(context: Context, businessIds: readonly number[], chosen: number) {
  const hidden = new Set(await privatePeople(context.tx))
  const over = new Map<number, (userId: number) => boolean>()
  // A company has a few razones sociales: who sends for each is asked once.
  for (const businessId of businessIds) {
    const able = await whoMayOver(context, 'digitalSignature.create', businessId)
    over.set(businessId, (userId) =>
      able(userId).some((one) => one.userId === chosen && !hidden.has(userId)),
    )
  }
  return (businessId: number, userId: number) => over.get(businessId)?.(userId) ?? false
}

/** Those of some people who have an account that works. */
async function withAccounts({ platform, session }: Context, userIds: readonly number[]) {
  const rows = await accounts
    .withCompany(platform)
    .select('login.userId')
    .where('login.companyId', '=', session.companyId)
    .where('login.isDisabled', '=', false)
    .where(sql<boolean>`login.user_id = any(${[...new Set(userIds)]}::bigint[])`)
    .execute()
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}
