import { notify } from '#modules/company/notices/server/index.ts'
import type { ChangedFile } from '#modules/papers/documents/model/changes.ts'
import { documentFiles, signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { SignatureOrder, rolesOf } from '../model/catalogs.ts'
import { effectOf } from '../model/changes.ts'
import { signatureStates, WHY } from '../model/states.ts'
import { endOthers, reachedToKeep } from './ending.service.ts'
import { addEvents } from './events.ts'
import { replacedMail } from './mails.ts'
import { signatureRequest, signersOf, type SignerRow } from './requests.queries.ts'
import { sendAgain } from './send.service.ts'
import { fitOf, tellUnsigned } from './signables.ts'
import { lockedRequest } from './turns.ts'

type Replacing = { id: number; version: number; fileId: number | null; reason: string | null }

/**
 * Sends the corrected file of a document to the same signers in the same order, in the place of a
 * request that was rejected, expired, or still waits: its signatures count no more.
 */
export async function replaceSignatureRequest(context: Context, input: Replacing) {
  const { id, version, fileId } = input
  const { request } = await reachedToKeep(context, id)
  requireAct(signatureStates, 'replace', { state: request.state, relations: ['other'] })
  refuseStale(version, request.version, { table: 'signatureRequest', key: { id } })
  const reason = input.reason?.trim() ?? ''
  if (reason === '') throw invalid('reason', WHY.replace)
  const { documentId } = request
  if ((await lastOf(context, documentId)) !== id) {
    throw conflict('Este documento se envió otra vez a firma: corrija esa solicitud')
  }
  const signers = await signersOf(context, id)
  await documentFiles.correct(context, { id: documentId, fileId, reason })
  await sendAgain(context, {
    documentId,
    replacesId: id,
    ...howSigned(signers),
    level: request.level,
  })
  return signatureRequest(context, { id: (await lastOf(context, documentId)) ?? id })
}

/** The order in which a request was signed, and who signed it besides its person. */
function howSigned(signers: readonly SignerRow[]) {
  const own = signers.filter(({ userId }) => userId !== null)
  const roles = own.map(({ role }) => role).join()
  const thirds = signers.flatMap(({ name, rut, mail, capacity }) =>
    name === null || mail === null || capacity === null ? [] : [{ name, rut, mail, capacity }],
  )
  const order = SignatureOrder.values.find((one) => rolesOf[one].join() === roles) ?? null
  const employerId = own.find(({ role }) => role === 'EMPLOYER')?.userId ?? null
  return { order, employerId, thirds }
}

/** The last request for the signatures of a document. */
async function lastOf({ tx }: Pick<Context, 'tx'>, documentId: number) {
  const last = await tx
    .selectFrom('signatureRequest')
    .select('id')
    .where('documentId', '=', documentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id
}

/** What a change of the file of a document does to the request for its signatures (`effectOf`). */
async function followChange(context: Context, changed: ChangedFile): Promise<void> {
  const { documentId, change, reason } = changed
  const id = await lastOf(context, documentId)
  if (id === undefined) return
  const request = await lockedRequest(context, id)
  const effect = effectOf[change][request.state]
  if (effect === 'NOTHING') return
  if (effect !== 'REPLACE') throw conflict(effect.refuse)
  const wasSent = request.state === 'SENT'
  if (wasSent && change === 'CORRECTED' && (await fitOf(context, [documentId])).has(documentId)) {
    throw conflict('Espera las firmas en otra pantalla: corríjalo donde se hizo')
  }
  const signers = await signersOf(context, id)
  await endOthers(context, [id], 'CANCELLED')
  await context.tx
    .updateTable('signatureRequest')
    .set({ state: 'REPLACED', reason, ...touched(context), version: request.version + 1 })
    .where('id', '=', id)
    .execute()
  const facts = { sha256: request.sha256, reason, change }
  const { userId } = context.actor
  await addEvents(context, [{ requestId: id, kind: 'REPLACED', userId, facts }])
  if (wasSent && change === 'CORRECTED') {
    await tellUnsigned(context, { documentIds: [documentId], act: 'cancel', reason })
  }
  await tellReplaced(context, { id, signers, reason, name: await nameOf(context, documentId) })
}

async function nameOf({ tx }: Context, documentId: number): Promise<string> {
  const { name } = await tx
    .selectFrom('document')
    .select('name')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  return name
}

type Told = { id: number; name: string; reason: string; signers: readonly SignerRow[] }

/** Tells whoever signed, rejected or had the turn that it counts no more. */
async function tellReplaced(context: Context, { id, name, reason, signers }: Told) {
  const told = signers.filter(({ state }) => state !== 'WAITING' && state !== 'CANCELLED')
  await enqueueMails(
    context.tx,
    told.flatMap(({ ord, mail, state }) =>
      mail === null
        ? []
        : [
            {
              key: `signature:${context.session.companyId}:${id}:replaced:${ord}`,
              to: mail,
              mail: replacedMail({ name, reason, signed: state === 'SIGNED' }),
            },
          ],
    ),
  )
  const own = told.flatMap(({ userId, state }) => (userId === null ? [] : [{ userId, state }]))
  await notify(
    context,
    own.map(({ userId, state }) => ({
      userId,
      kind: 'ANSWER' as const,
      key: `signature:${id}:replaced`,
      title:
        state === 'SIGNED'
          ? `«${name}» se reemplazó: su firma quedó sin efecto`
          : `«${name}» se reemplazó: ya no se firma`,
      detail: reason,
      link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
      shown: true,
      mail: 'NOW' as const,
    })),
  )
}

signing.documentChange.on('signature', followChange)
