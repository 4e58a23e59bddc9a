import type { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import {
  advancedProvider,
  advancedSignings,
} from '#modules/papers/advanced-signature/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { documentLabel } from '#chile/identity-document.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { GoingToSign } from '../model/request.ts'
import { hasConsented } from './consent.queries.ts'
import { addEvents } from './events.ts'
import { openedBy } from './opening.service.ts'
import { signatureRequest } from './requests.queries.ts'
import type { Planned, Refused } from './sending-plan.ts'
import { ownTurn } from './turns.ts'

const NOT_OFFERED = 'La firma avanzada no está configurada en esta instalación'

/** Whether documents may be sent to sign with certificates of a provider, and of which one. */
export async function advancedSignature() {
  const provider = advancedProvider.offered() ?? null
  return { offered: provider !== null, provider }
}
export type OfferedLevel = Awaited<ReturnType<typeof advancedSignature>>

/** How what is sent is signed. */
export function requireLevel(level: SignatureLevel | null | undefined): SignatureLevel {
  if (level === 'ADVANCED' && advancedProvider.offered() === undefined) {
    throw invalid('level', NOT_OFFERED)
  }
  return level ?? 'SIMPLE'
}

/** Those of some documents that somebody signs who has no RUT: no certificate is theirs. */
export async function requireRuts(
  { tx }: Context,
  level: SignatureLevel,
  planned: readonly Planned[],
): Promise<Refused[]> {
  if (level === 'SIMPLE') return []
  const userIds = planned.flatMap(({ signers }) => signers.flatMap(({ userId }) => userId ?? []))
  const rows = await people
    .all(tx)
    .select(['users.id', 'users.identificationType'])
    .where(sql<boolean>`users.id = any(${userIds}::bigint[])`)
    .execute()
  const kindOf = new Map(rows.map(({ id, identificationType }) => [id, identificationType]))
  return planned.flatMap(({ id, name, signers }) => {
    const other = signers.find(({ userId }) => (kindOf.get(userId ?? 0) ?? 'RUT') !== 'RUT')
    if (!other) return []
    const why = `Quien firma «${name}» no tiene RUT: envíelo con firma simple`
    return [{ id, name, error: conflict(why) }]
  })
}

/**
 * Sends whoever has the turn to sign at the provider. It is prepared there by the worker; the page
 * waits for its address.
 */
export async function beginAdvancedSignature(context: Context, input: GoingToSign) {
  const { id } = input
  const { userId, request, own, document } = await ownTurn(context, input, 'sign')
  if (request.level !== 'ADVANCED') throw conflict('Este documento se firma con su clave de firma')
  if (advancedProvider.offered() === undefined) throw conflict(NOT_OFFERED)
  if (!input.read) throw invalid('read', 'Marque que leyó el documento')
  if (!(await hasConsented(context, userId))) {
    throw conflict('Acepte antes firmar electrónicamente')
  }
  if (!(await openedBy(context, [id], userId)).has(id)) {
    throw conflict('Abra el documento antes de firmarlo')
  }
  if (!own.rut || own.identificationType !== 'RUT') {
    throw conflict(`La firma avanzada es de quien tiene RUT, y usted tiene ${documentLabel(own)}`)
  }
  const isNew = await advancedSignings.begin(context, {
    requestId: id,
    signerId: own.id,
    userId,
    loginId: context.principal.loginId,
    name: own.name ?? '',
    rut: own.rut,
    file: { fileId: document.fileId, sha256: document.sha256 },
    expiresAt: request.expiresAt,
    address: context.address,
  })
  if (isNew) {
    const facts = { sha256: request.sha256, provider: advancedProvider.offered() ?? null }
    await addEvents(context, [{ requestId: id, kind: 'AT_PROVIDER', userId, facts }])
  }
  return signatureRequest(context, { id })
}
