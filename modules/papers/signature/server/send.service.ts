import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { accounts, contracts, privatePeople } from '#modules/company/identities/server/index.ts'
import { type NewNotice, notify } from '#modules/company/notices/server/index.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import { requireSeals } from '#modules/papers/company-certificates/server/index.ts'
import {
  readableDocuments,
  type Signable,
  signing,
} from '#modules/papers/documents/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { rolesOf, type SignatureOrder, type SignerRole, usualOrder } from '../model/catalogs.ts'
import { DAYS_TO_SIGN, MOST_TO_SEND } from '../model/request.ts'
import { addEvents } from './events.ts'
import { codeOf } from './code.ts'
import { whyNotSignable } from './signed-file.ts'

type Sending = {
  documents: readonly { id: number }[]
  order: SignatureOrder | null
  employerId: number | null
}

/** What is sent to sign, with who signs it in their turn. */
type Planned = {
  id: number
  name: string
  businessId: number
  signers: readonly { role: SignerRole; userId: number }[]
}

/**
 * Sends documents to their signatures: each to its person and, unless they sign alone, to whoever
 * signs for the company, in the order of its type or in that which was chosen.
 */
export async function createSignatureRequests(context: Context, input: Sending) {
  const ids = [...new Set(input.documents.map(({ id }) => id))]
  if (ids.length === 0) throw invalid('documents', 'Elija al menos un documento')
  if (ids.length > MOST_TO_SEND) {
    throw invalid('documents', `Envíe a lo más ${MOST_TO_SEND} documentos de una vez`)
  }
  const planned = await plan(context, ids, input)
  const sealing = await requireSeals(
    context,
    planned.map(({ businessId }) => businessId),
  )
  const signables = await signing.sendAll(context, ids)
  await requireSound(context, signables)
  const byDocument = new Map(planned.map((one) => [one.id, one]))
  const requests = await keepRequests(context, signables, (documentId) => {
    const { businessId } = byDocument.get(documentId) ?? raise()
    return sealing.has(businessId) ? businessId : null
  })
  const made = requests.map((request) => ({
    ...request,
    plan: byDocument.get(request.documentId) ?? raise(),
  }))
  const { tx } = context
  await tx
    .insertInto('signatureSigner')
    .values(
      made.flatMap(({ id, plan: { signers } }) =>
        signers.map(({ role, userId }, at) => ({
          requestId: id,
          ord: at + 1,
          role,
          userId,
          state: at === 0 ? ('PENDING' as const) : ('WAITING' as const),
        })),
      ),
    )
    .execute()
  await addEvents(
    context,
    made.map(({ id, documentId, sha256, size, plan: { name, signers } }) => ({
      requestId: id,
      kind: 'SENT',
      userId: context.actor.userId,
      facts: {
        document: publicId('document', documentId),
        name,
        sha256,
        size,
        signers: signers.map(({ role, userId }) => `${role} ${publicId('user', userId)}`),
      },
    })),
  )
  await notify(
    context,
    made.flatMap(({ id, plan: { name, signers } }) =>
      signers.slice(0, 1).map(({ userId }) => turnNotice({ id, userId, name })),
    ),
  )
  return { sent: made.length }
}

function raise(): never {
  throw notFound()
}

/** The notice to whoever has the turn. */
export const turnNotice = ({
  id,
  userId,
  name,
  key = 'turn',
}: {
  id: number
  userId: number
  name: string
  key?: string
}): NewNotice => ({
  userId,
  kind: 'REQUEST',
  key: `signature:${id}:${key}`,
  title: `Le toca firmar «${name}»`,
  link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
  shown: true,
  mail: 'NOW',
})

/** Refuses files after which nothing can be added: their evidence follows them. */
async function requireSound({ services }: Context, documents: readonly Signable[]): Promise<void> {
  // One after another: a hundred files at once are too many for the memory of the server.
  for (const { name, storageKey } of documents) {
    const why = await whyNotSignable(await buffer(await services.storage.get(storageKey)))
    if (why) throw conflict(`El PDF «${name}» ${why}`)
  }
}

/** Keeps a request for each document, with the code by which anybody verifies it. */
async function keepRequests(
  context: Context,
  documents: readonly Signable[],
  sealBusinessOf: (documentId: number) => number | null,
) {
  const { tx, session, now } = context
  const expiresAt = new Date(now.getTime() + DAYS_TO_SIGN * 86_400_000).toISOString()
  const at = now.toISOString()
  return tx
    .insertInto('signatureRequest')
    .values(
      documents.map(({ id, currentNo, sha256, size }) => ({
        documentId: id,
        documentNo: currentNo,
        sha256,
        size,
        code: codeOf(session.companyId, randomBytes(16)),
        sealBusinessId: sealBusinessOf(id),
        expiresAt,
        creatorLoginId: session.loginId,
        updatedLoginId: session.loginId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning(['id', 'documentId', 'sha256', 'size'])
    .execute()
}

/** Who signs each of the documents, where the actor reads and sends all of them. */
async function plan(
  context: Context,
  ids: readonly number[],
  { order, employerId }: Sending,
): Promise<Planned[]> {
  const rows = await readableDocuments(context)
    .select(['document.id', 'document.name', 'document.userId', 'type.legalKind'])
    .select(
      sql<number | null>`coalesce(contract.business_id, (select one.business_id
        from ${contracts.rows} one
        where one.id = ${contracts.ofPerson(context.today, 'document.userId')}))`.as('businessId'),
    )
    .where(sql<boolean>`document.id = any(${[...ids]}::bigint[])`)
    .where(personWithin(context.reach('digitalSignature.create'), 'document.userId'))
    .execute()
  if (rows.length < ids.length) throw notFound()
  const asked = rows.map((row) => {
    if (row.userId === null || row.businessId === null) {
      throw conflict(`«${row.name}» no es de una persona con contrato: nadie lo firma`)
    }
    if (row.legalKind === 'SETTLEMENT') throw conflict(SETTLEMENT)
    const { id, name, userId, businessId } = row
    return { id, name, userId, businessId, roles: rolesOf[order ?? usualOrder[row.legalKind]] }
  })
  const forCompany = await employersOf(context, asked, employerId)
  const planned = asked.map((one) => ({
    id: one.id,
    name: one.name,
    businessId: one.businessId,
    signers: one.roles.map((role) => ({
      role,
      userId: role === 'WORKER' ? one.userId : forCompany(one),
    })),
  }))
  const everybody = planned.flatMap(({ signers }) => signers.map(({ userId }) => userId))
  const known = await withAccounts(context, everybody)
  for (const { name, signers } of planned) {
    const lacks = signers.find(({ userId }) => !known.has(userId))
    if (lacks?.role === 'WORKER') {
      throw conflict(`Quien firma «${name}» no tiene una cuenta: dele acceso antes`)
    }
    if (lacks) throw invalid('employerId', 'Esa persona no tiene una cuenta')
  }
  return planned
}

const SETTLEMENT =
  'El finiquito se ratifica ante ministro de fe o en el portal de la Dirección del Trabajo'

type Asked = { userId: number; businessId: number; roles: readonly SignerRole[]; name: string }

/** Who signs for the company: the one that was chosen, or the representative. */
async function employersOf(context: Context, asked: readonly Asked[], chosen: number | null) {
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
  const mayChoose = chosen === null ? undefined : await sendersOver(context, businessIds, chosen)
  return ({ userId, businessId, name }: Asked): number => {
    if (chosen !== null) {
      if (chosen === userId) {
        throw invalid('employerId', `«${name}» es de esa persona: por la empresa firma otra`)
      }
      if (!represents(chosen, businessId) && !mayChoose?.(businessId, userId)) {
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
