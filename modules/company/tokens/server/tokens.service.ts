import { addDays, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { type TokenScope, usualScopes } from '../model/scopes.ts'
import { MOST_DAYS, MOST_TOKENS } from '../model/token.ts'
import { digestOf, newKey, prefixOf } from './secret.ts'
import { integrationToken } from './tokens.queries.ts'

type NewToken = {
  description: string
  companyId: number | null
  scopes: readonly { scope: TokenScope }[] | null
  businesses: readonly { businessId: number }[] | null
  expiresOn: ISODate | null
}

/**
 * Makes a key, which is answered once and never again. It opens no more than its author may, who
 * reaches the whole company.
 */
export async function createIntegrationToken(context: Context, input: NewToken) {
  const { tx, session, now, today } = context
  const { companyId, loginId } = session
  if (session.acting || loginId === null) {
    throw forbidden('Una clave de integración la crea la empresa, no quien la simula')
  }
  if (input.companyId !== null && input.companyId !== companyId) throw notFound()
  const expiresOn = input.expiresOn ?? addDays(today, MOST_DAYS)
  if (expiresOn <= today) throw invalid('expiresOn', 'Elija un día posterior a hoy')
  if (expiresOn > addDays(today, MOST_DAYS)) {
    throw invalid('expiresOn', `Una clave vale a lo más ${MOST_DAYS} días`)
  }
  const given = input.scopes?.map(({ scope }) => scope) ?? []
  const scopes = [...new Set(given.length > 0 ? given : usualScopes)]
  const businessIds = [...new Set(input.businesses?.map(({ businessId }) => businessId) ?? [])]
  await requireRoom(context)
  await requireBusinesses(context, businessIds)
  const key = newKey(companyId)
  const { id } = await tx
    .insertInto('integrationToken')
    .values({
      description: input.description,
      prefix: prefixOf(key),
      tokenHash: digestOf(key),
      scopes,
      isWhole: businessIds.length === 0,
      expiresOn,
      creatorLoginId: loginId,
      createdAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (businessIds.length > 0) {
    await tx
      .insertInto('integrationTokenBusiness')
      .values(businessIds.map((businessId) => ({ integrationTokenId: id, businessId })))
      .execute()
  }
  return { ...(await integrationToken(context, id)), token: key }
}
export type NewTokenRow = Awaited<ReturnType<typeof createIntegrationToken>>

async function requireRoom({ tx, today }: Context): Promise<void> {
  await lockCompany(tx)
  const { count } = await tx
    .selectFrom('integrationToken')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('revokedAt', 'is', null)
    .where('expiresOn', '>=', today)
    .executeTakeFirstOrThrow()
  if (count >= MOST_TOKENS) {
    throw conflict(`Hay ${MOST_TOKENS} claves vigentes: revoque las que ya no se usan`)
  }
}

async function requireBusinesses({ tx }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx.selectFrom('business').select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length) throw notFound()
}

/** Revokes a key at once and for good: whatever uses it is refused from its next request on. */
export async function deleteIntegrationToken(context: Context, { id }: { id: number }) {
  const { tx, now, session } = context
  const row = await tx
    .selectFrom('integrationToken')
    .select('revokedAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (row.revokedAt !== null) throw conflict('Ya está revocada')
  await tx
    .updateTable('integrationToken')
    .set({
      revokedAt: now.toISOString(),
      revokedLoginId: session.loginId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  return integrationToken(context, id)
}
