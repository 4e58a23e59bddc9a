import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { accounts, companies } from '#modules/company/identities/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { advancedSignings } from '#modules/papers/advanced-signature/server/index.ts'
import { sealOf, timestamps } from '#modules/papers/company-certificates/server/index.ts'
import { signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { addEvents } from './events.ts'
import { signedMail, thirdSignedMail } from './mails.ts'
import { personOfLogin } from './signer-identity.ts'
import { eventsOf, signersOf } from './requests.queries.ts'
import { signedEvidence } from './signed-evidence.ts'

type Parts = { storage: Storage; publicUrl: string }

/**
 * Seals a document that all of its signers signed: pages of evidence follow the bytes that they
 * signed, the company that has a certificate signs the whole, and the file is its last version.
 * Done again after a kill, it writes under the same key, and tells nobody twice.
 */
export const sealRequest = (parts: Parts | undefined) =>
  defineJob({
    kind: 'signature.seal',
    input: z.object({ requestId: z.number().int(), at: z.iso.datetime() }),
    run: async (job, { requestId, at }, progress) => {
      const sealed = await sealOne(job, known(parts), { requestId, at })
      await progress(1, 1, 'Sellando')
      return { sealed }
    },
  })

/** Seals what waited for the certificate of a razón social. */
export const sealWaiting = (parts: Parts | undefined) =>
  defineJob({
    kind: 'signature.sealWaiting',
    input: z.object({ businessId: z.number().int(), at: z.iso.datetime() }),
    run: async (job, { businessId, at }, progress) => {
      const waiting = await job.transaction((tx) =>
        tx
          .selectFrom('signatureRequest')
          .select('id')
          .where('sealBusinessId', '=', businessId)
          .where('state', '=', 'SEALING')
          .orderBy('id')
          .execute(),
      )
      // Each is a file of its own, printed and kept before the next one.
      for (const [done, { id }] of waiting.entries()) {
        await sealOne(job, known(parts), { requestId: id, at })
        await progress(done + 1, waiting.length, 'Sellando')
      }
      return { sealed: waiting.length }
    },
  })

/** The work of seals, with what a worker gives it. */
export const sealJobs = (parts: Parts) => [sealRequest(parts), sealWaiting(parts)]

function known(parts: Parts | undefined): Parts {
  if (!parts) throw new Error('Documents are sealed in a worker, with a storage')
  return parts
}

type Sealing = { requestId: number; at: string }

/** Seals one request, once, whoever does it how often. */
async function sealOne(
  job: JobContext,
  { storage, publicUrl }: Parts,
  { requestId, at }: Sealing,
): Promise<boolean> {
  const now = new Date(at)
  const found = await signedFacts(job, requestId, now)
  if (!found) return false
  const { seal, name } = found
  const about = { requestId, now, name, publicUrl }
  if (seal && seal.standing !== 'VALID' && seal.standing !== 'NONE') {
    await waitForSeal(job, { ...about, why: seal.standing })
    return false
  }
  const sealing = seal?.standing === 'VALID' ? seal : undefined
  const first = await buffer(await storage.get(found.storageKey))
  const url = `${publicUrl}/public/documento/${found.request.code}`
  const printed = await printedOrLate({ ...found, first, url, sealing, at: now })
  if (printed === 'LATE') {
    await waitForSeal(job, { ...about, why: 'STAMP' })
    return false
  }
  const { bytes, pages, stampedAt } = printed
  await job.transaction(async (tx, client, platform) => {
    const work = { tx, client, session: job.session, now, storage }
    const request = await lockedSealing(tx, requestId)
    if (!request) return
    const { no, fileId, sha256 } = await signing.store(work, {
      id: request.documentId,
      bytes,
      pages,
    })
    await tx
      .updateTable('signatureRequest')
      .set({
        state: 'COMPLETED',
        finalNo: no,
        finalSha256: sha256,
        certificateId: sealing?.certificateId ?? null,
        stampedAt: stampedAt?.toISOString() ?? null,
        updatedAt: at,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', requestId)
      .execute()
    const facts = {
      sha256: request.sha256,
      final: sha256,
      size: request.size,
      certificate: sealing?.certificate.serial ?? null,
      stampedAt: stampedAt?.toISOString() ?? null,
    }
    await addEvents(work, [{ requestId, kind: 'COMPLETED', userId: null, facts }])
    await tellSigners(
      { job, tx, platform, publicUrl },
      { requestId, name: found.name, verify: url, fileId },
    )
  })
  return true
}

/** The signed file, or a word where the authority of time stamps does not answer. */
async function printedOrLate(printing: Omit<Parameters<typeof signedEvidence.print>[0], 'stamp'>) {
  try {
    return await signedEvidence.print({ ...printing, stamp: timestamps.stamper() })
  } catch (error) {
    if (error instanceof timestamps.NoTimestamp) return 'LATE'
    throw error
  }
}

/** A request that still waits for its seal, locked. */
async function lockedSealing(tx: Tx, requestId: number) {
  const request = await tx
    .selectFrom('signatureRequest')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return request.state === 'SEALING' ? request : undefined
}

type Waiting = {
  requestId: number
  now: Date
  name: string
  publicUrl: string
  why: keyof typeof WHY
}

/** Leaves a request until it can be sealed, and tells who sent it. */
const waitForSeal = (job: JobContext, waiting: Waiting) =>
  job.transaction(async (tx, client) => {
    const { requestId, now, name, publicUrl, why } = waiting
    const request = await lockedSealing(tx, requestId)
    if (!request) return
    await tx
      .updateTable('signatureRequest')
      .set({
        state: 'SEAL_FAILED',
        sealProblem: why,
        updatedAt: now.toISOString(),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', requestId)
      .execute()
    const work = { tx, client, session: job.session, now }
    const facts = { sha256: request.sha256, why }
    await addEvents(work, [{ requestId, kind: 'SEAL_FAILED', userId: null, facts }])
    const requester = await personOfLogin(work, request.creatorLoginId)
    if (requester === null) return
    await notify({ tx, session: job.session, services: { publicUrl } }, [
      {
        userId: requester,
        kind: 'ANSWER',
        // What waits for the authority is tried every hour, and notified once.
        key: `signature:${requestId}:unsealed:${why === 'STAMP' ? why : now.toISOString()}`,
        title: `«${name}» tiene sus firmas y espera el sello de la empresa`,
        detail: WHY[why],
        link: `/home/firma-digital/${publicId('signatureRequest', requestId)}`,
        shown: true,
        mail: 'NOW',
      },
    ])
  })

const WHY = {
  EXPIRED: 'El certificado venció. Con un certificado vigente se sella solo.',
  UNREADABLE: 'El certificado no se puede abrir. Con un certificado vigente se sella solo.',
  STAMP: 'Quien da el sello de tiempo no responde. Se prueba de nuevo cada hora.',
} as const

/** What is printed of a request that waits for its seal, and where its file lies. */
const signedFacts = (job: JobContext, requestId: number, at: Date) =>
  job.transaction(async (tx, client, platform) => {
    const request = await tx
      .selectFrom('signatureRequest')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (request?.state !== 'SEALING') return undefined
    const work = { tx, client, session: job.session, now: request.updatedAt }
    const document = await signing.locked(work, request.documentId)
    const advanced = await advancedSignings.lastFile({ tx }, requestId)
    const company = await companies(platform)
      .select('name')
      .where('id', '=', job.session.companyId)
      .executeTakeFirstOrThrow()
    const { sealBusinessId } = request
    return {
      request,
      seal: sealBusinessId === null ? null : await sealOf({ ...work, now: at }, sealBusinessId),
      name: document.name,
      // What people left at the provider begins with the document, and has their signatures.
      storageKey: advanced?.storageKey ?? document.storageKey,
      company: company.name,
      signers: await signersOf({ tx }, requestId),
      events: await eventsOf({ tx }, requestId),
    }
  })

type Telling = { job: JobContext; tx: Tx; platform: PlatformTx; publicUrl: string }
type Told = { requestId: number; name: string; verify: string; fileId: number }

/** Tells all signers that the document has its signatures, in the product and by mail. */
async function tellSigners(
  { job, tx, platform, publicUrl }: Telling,
  { requestId, name, verify, fileId }: Told,
): Promise<void> {
  const signers = await signersOf({ tx }, requestId)
  const people = signers.flatMap(({ userId }) => userId ?? [])
  const link = `/home/firma-digital/${publicId('signatureRequest', requestId)}`
  await notify(
    { tx, session: job.session, services: { publicUrl } },
    people.map((userId) => ({
      userId,
      kind: 'ANSWER',
      key: `signature:${requestId}:completed`,
      title: `«${name}» tiene todas sus firmas`,
      link,
      shown: true,
      mail: 'OWN',
    })),
  )
  const mails = await accounts
    .withCompany(platform)
    .select(['login.userId', 'login.email'])
    .where('login.companyId', '=', job.session.companyId)
    .where('login.isDisabled', '=', false)
    .where(sql<boolean>`login.user_id = any(${people}::bigint[])`)
    .execute()
  const thirds = signers.flatMap(({ ord, mail }) =>
    mail === null
      ? []
      : [
          {
            key: `signature:${job.session.companyId}:${requestId}:signed:third:${ord}`,
            to: mail,
            mail: thirdSignedMail({ name, verify }),
            files: [fileId],
          },
        ],
  )
  await enqueueMails(tx, [
    ...thirds,
    ...mails.flatMap(({ userId, email }) =>
      email !== null && isMailAddress(email)
        ? [
            {
              key: `signature:${job.session.companyId}:${requestId}:signed:${userId}`,
              to: email,
              mail: signedMail({ name, url: `${publicUrl}${link}`, verify }),
              files: [fileId],
            },
          ]
        : [],
    ),
  ])
}
