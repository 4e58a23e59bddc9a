import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { notify } from '#modules/company/notices/server/index.ts'
import { secretFor } from '#modules/papers/company-certificates/server/index.ts'
import { documentFiles } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { conflict, invalid, tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { enqueueMail } from '#platform/server/mail/mail.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import { EXTERNAL_CONSENT_TEXT } from '../model/consent.ts'
import { CODE_MINUTES, CODE_TRIES, CODES_AN_HOUR, LEAST_REASON } from '../model/request.ts'
import { WHY } from '../model/states.ts'
import { endDocuments, endOthers } from './ending.service.ts'
import { addEvents, type Facts } from './events.ts'
import { type HeldLink, type Inside, type LinkedTurn, throughLink } from './external-door.ts'
import { endLinks } from './external-links.ts'
import { masked } from './key.queries.ts'
import { externalCodeMail } from './mails.ts'
import { personOfLogin } from './signer-identity.ts'
import { giveTurns } from './turn-passing.ts'
import { signersOf } from './requests.queries.ts'

const consentSha256 = createHash('sha256').update(EXTERNAL_CONSENT_TEXT).digest('hex')

/** What whoever was sent a link reads before they sign; reading it signs nothing. */
export const externalSigning = (request: RequestContext, held: HeldLink) =>
  throughLink(request, held, async (inside, { signer, request: asked, document, link }) => {
    const { label } = await inside.tx
      .selectFrom('documentType')
      .select('label')
      .where('id', '=', document.typeId)
      .executeTakeFirstOrThrow()
    return {
      company: inside.company,
      documentName: document.name,
      typeLabel: label,
      name: signer.name,
      capacity: signer.capacity,
      mail: masked(signer.mail),
      expiresAt: asked.expiresAt,
      sha256: asked.sha256,
      opened: link.openedAt !== null,
      consent: EXTERNAL_CONSENT_TEXT,
      consentSha256,
    }
  })
export type ExternalSigning = Awaited<ReturnType<typeof externalSigning>>

/** Opens the file that is signed: nobody signs what they have not opened. */
export const openExternalSigning = (request: RequestContext, held: HeldLink) =>
  throughLink(request, held, async (inside, turn) => {
    const { tx, client, session, now } = inside
    const { document, link, request: asked } = turn
    if (link.openedAt === null) {
      await tx
        .updateTable('signatureLink')
        .set({ openedAt: now.toISOString() })
        .where('id', '=', link.id)
        .execute()
      await tell(inside, turn, 'VIEWED', { sha256: asked.sha256 })
    }
    recordAtEnd(client, {
      companyId: session.companyId,
      what: 'lectura:documento',
      id: document.userId === null ? null : String(document.userId),
      about: { document_id: document.id, no: asked.documentNo, signature_link: link.id },
    })
    const name = documentFiles.pdfNamed(document.name)
    const { storageKey, mediaType } = document
    const url = await request.services.storage.signedUrl(storageKey, { name, mediaType })
    return { name, url }
  })

/** Mails a code that proves whose mailbox it is; a newer one ends the older one. */
export const requestExternalCode = (request: RequestContext, held: HeldLink) =>
  throughLink(request, held, async ({ tx, session, now }, { link, signer }) => {
    const { services } = request
    const limit = { capacity: CODES_AN_HOUR, seconds: 3600 }
    const bucket = `signature-code:${session.companyId}:link:${link.signerId}`
    if (!(await services.db.withPlatform((platform) => take(platform, bucket, limit)))) {
      throw tooMany(`Ya se enviaron ${CODES_AN_HOUR} códigos: espere un rato y pida otro`)
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const codeUntil = new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString()
    const codeHmac = hmacOf(session.companyId, link.id, code)
    await tx
      .updateTable('signatureLink')
      .set({ codeHmac, codeUntil, codeTries: 0 })
      .where('id', '=', link.id)
      .execute()
    const about = `signature-code:${session.companyId}:link:${link.id}:${now.getTime()}`
    const mail = externalCodeMail({ code, minutes: CODE_MINUTES })
    await enqueueMail(tx, about, signer.mail, mail)
    return { mail: masked(signer.mail), until: new Date(codeUntil) }
  })

const hmacOf = (companyId: number, linkId: number, code: string): Buffer =>
  createHmac('sha256', secretFor('signature-code'))
    .update(`${companyId}:${linkId}:${code}`)
    .digest()

type Acting = HeldLink & { sha256: string; code: string }
type Signing = Acting & { read: boolean; accepts: boolean; consentSha256: string }

/** Signs a document in one's turn, with the code of one's mailbox; the link opens nothing more. */
export const signExternally = (request: RequestContext, input: Signing) =>
  throughLink(request, input, async (inside, turn) => {
    requireSeen(turn, input)
    if (!input.accepts) throw invalid('accepts', 'Acepte firmar electrónicamente')
    if (input.consentSha256 !== consentSha256) throw conflict('El texto cambió: léalo de nuevo')
    if (!input.read) throw invalid('read', 'Marque que leyó el documento')
    const { link, signer, request: asked, document } = turn
    if (link.openedAt === null) throw conflict('Abra el documento antes de firmarlo')
    await requireCode(request, inside, turn, input.code)
    const { tx, now } = inside
    await tx
      .updateTable('signatureSigner')
      .set({ state: 'SIGNED', actedAt: now.toISOString() })
      .where('id', '=', link.signerId)
      .execute()
    await endLinks(inside, [link.signerId])
    await tell(inside, turn, 'SIGNED', {
      sha256: asked.sha256,
      consent: consentSha256,
      mail: signer.mail,
      // As the server sees it: what the browser says of itself is nobody's proof.
      ip: request.address,
      factors: [
        'enlace de un solo uso enviado a ese correo',
        'RUT escrito por quien firma: coincide con el de la solicitud, y no prueba quién es',
        'código enviado al correo: prueba que lo recibe',
      ],
    })
    const next = (await signersOf(inside, asked.id)).find(({ ord }) => ord > signer.ord)
    if (!next) throw new Error('Somebody without an account never signs last')
    await tx
      .updateTable('signatureSigner')
      .set({ state: 'PENDING' })
      .where('id', '=', next.id)
      .execute()
    await bump(inside, asked.id)
    const giving = { ...inside, services: request.services }
    await giveTurns(giving, [{ request: asked, name: document.name, signer: next }])
    return { document: document.name, act: 'SIGNED' as const }
  })

/** Rejects it with the reason: nobody else signs the document. */
export const rejectExternally = (request: RequestContext, input: Acting & { reason: string }) =>
  throughLink(request, input, async (inside, turn) => {
    requireSeen(turn, input)
    const reason = input.reason.trim()
    if (reason.length < LEAST_REASON) throw invalid('reason', WHY.reject)
    await requireCode(request, inside, turn, input.code)
    const { tx, session, now } = inside
    const { link, signer, request: asked, document } = turn
    await tx
      .updateTable('signatureSigner')
      .set({ state: 'REJECTED', actedAt: now.toISOString(), reason })
      .where('id', '=', link.signerId)
      .execute()
    await endLinks(inside, [link.signerId])
    await endOthers(inside, [asked.id], 'CANCELLED')
    await tx
      .updateTable('signatureRequest')
      .set({ state: 'REJECTED', reason })
      .where('id', '=', asked.id)
      .execute()
    await bump(inside, asked.id)
    await tell(inside, turn, 'REJECTED', { sha256: asked.sha256, reason })
    await endDocuments(inside, { documentIds: [document.id], act: 'reject', reason })
    const requester = await personOfLogin(inside, asked.creatorLoginId)
    if (requester !== null) {
      await notify({ tx, session, services: request.services }, [
        {
          userId: requester,
          kind: 'ANSWER',
          key: `signature:${asked.id}:rejected`,
          title: `${signer.name} rechazó firmar «${document.name}»`,
          detail: reason,
          link: `/home/firma-digital/${publicId('signatureRequest', asked.id)}`,
          shown: true,
          mail: 'NOW',
        },
      ])
    }
    return { document: document.name, act: 'REJECTED' as const }
  })
export type ExternalAct = { document: string; act: 'SIGNED' | 'REJECTED' }

function requireSeen({ request, document }: LinkedTurn, { sha256 }: { sha256: string }): void {
  if (sha256 === request.sha256 && document.sha256 === request.sha256) return
  throw conflict('El documento cambió: vuelva a abrirlo antes de firmarlo')
}

/**
 * Refuses a code that is not the one that was mailed. Each try is counted in a transaction of its
 * own before it is looked at: a refusal undoes what the request wrote, and no try.
 */
async function requireCode(
  { services }: RequestContext,
  { tx, session, now }: Inside,
  { link }: LinkedTurn,
  code: string,
): Promise<void> {
  if (link.codeHmac === null || link.codeUntil === null || link.codeUntil <= now) {
    throw invalid('code', 'Ese código venció: pida otro')
  }
  const counted = await services.db.withTenant(session, (own) =>
    own
      .updateTable('signatureLink')
      .set({ codeTries: sql<number>`code_tries + 1` })
      .where('id', '=', link.id)
      .where('codeTries', '<', CODE_TRIES)
      .executeTakeFirst(),
  )
  if (counted.numUpdatedRows === 0n) {
    throw invalid('code', 'Probó tres códigos que no eran: pida otro')
  }
  if (!timingSafeEqual(hmacOf(session.companyId, link.id, code), link.codeHmac)) {
    throw invalid('code', 'El código no es el del correo')
  }
  await tx
    .updateTable('signatureLink')
    .set({ provenAt: now.toISOString(), codeHmac: null, codeUntil: null })
    .where('id', '=', link.id)
    .execute()
}

const bump = ({ tx, now }: Inside, requestId: number) =>
  tx
    .updateTable('signatureRequest')
    .set({ updatedAt: now.toISOString(), version: sql<number>`version + 1` })
    .where('id', '=', requestId)
    .execute()

/** Keeps what somebody without an account did, by their name and their place. */
const tell = (
  inside: Inside,
  { request, signer }: LinkedTurn,
  kind: 'VIEWED' | 'SIGNED' | 'REJECTED',
  facts: Facts,
) => {
  const { name, rut, capacity, ord } = signer
  const all = { ...facts, name, rut, capacity, ord, role: 'THIRD' }
  return addEvents(inside, [{ requestId: request.id, kind, userId: null, facts: all }])
}
