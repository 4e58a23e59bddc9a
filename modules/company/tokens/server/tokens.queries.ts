import { can } from '#access/decide.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { TokenScope } from '../model/scopes.ts'
import { stateOf } from '../model/token.ts'

export const tokenSort = ['createdAt', 'expiresOn'] as const

/** The keys of the company, the newest first, with how each stands and when it was last used. */
export async function integrationTokens(
  context: Context,
  input: ListInput<object, (typeof tokenSort)[number]>,
) {
  const { by, descending } = input.sort
  const direction = descending ? 'desc' : 'asc'
  const ordered = rowsOf(context.tx)
    .orderBy(`token.${by}`, direction)
    .orderBy('token.id', direction)
  const { rows, total } = await listed(tokensOf(context.tx), ordered, input)
  return { total, rows: await withStates(context, rows) }
}

/** One key. */
export async function integrationToken(context: Context, id: number) {
  const row = await rowsOf(context.tx).where('token.id', '=', id).executeTakeFirstOrThrow(notFound)
  const [shown] = await withStates(context, [row])
  if (!shown) throw notFound()
  return shown
}
export type TokenRow = Awaited<ReturnType<typeof integrationToken>>

const tokensOf = (tx: Tx) =>
  tx
    .selectFrom('integrationToken as token')
    .leftJoin('integrationTokenUse as use', 'use.integrationTokenId', 'token.id')

const rowsOf = (tx: Tx) =>
  tokensOf(tx)
    .select(['token.id', 'token.description', 'token.prefix', 'token.scopes', 'token.expiresOn'])
    .select(['token.revokedAt', 'token.createdAt', 'token.version', 'token.creatorLoginId'])
    .select(['use.usedAt as lastUsedAt', 'token.isWhole'])
    .select(sql.raw<string | null>(personBehind('token.creator_login_id')).as('author'))
    .select(
      sql<string[]>`array(select business.name from integration_token_business one
        join business on business.company_id = one.company_id and business.id = one.business_id
        where one.company_id = app.current_company() and one.integration_token_id = token.id
        order by business.name)`.as('businesses'),
    )

type Read = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** How each stands: whether its author may make keys is read once for all of them. */
async function withStates(context: Context, rows: readonly Read[]) {
  const { tx, platform, session, company, today } = context
  const loginIds = [...new Set(rows.map(({ creatorLoginId }) => creatorLoginId))]
  const known =
    loginIds.length === 0
      ? []
      : await accounts
          .withCompany(platform)
          .select(['login.id', 'login.userId'])
          .where('login.id', 'in', loginIds)
          .where('login.isDisabled', '=', false)
          .execute()
  const userOf = new Map(known.map(({ id, userId }) => [id, userId ?? 0]))
  const actors = await loadActors(tx, session.companyId, [...userOf.values()], today)
  return rows.map(({ creatorLoginId, isWhole, scopes, ...row }) => {
    const author = actors.get(userOf.get(creatorLoginId) ?? 0)
    const may = author !== undefined && can(author, company, 'integrationTokens.create')
    return {
      ...row,
      scopes: scopes.filter(TokenScope.has),
      businesses: isWhole ? [] : row.businesses,
      isWhole,
      state: stateOf(row, today, may),
    }
  })
}

/** What some keys are called, by their numbers, for whoever tells who wrote something. */
export async function tokenNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('integrationToken')
    .select(['id', 'description'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, description }) => [id, description]))
}
