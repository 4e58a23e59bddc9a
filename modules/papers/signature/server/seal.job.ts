import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { accounts, companies } from '#modules/company/identities/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { addEvents } from './events.ts'
import { signedMail } from './mails.ts'
import { eventsOf, signersOf } from './requests.queries.ts'
import { signedEvidence } from './signed-evidence.ts'

type Parts = { storage: Storage; publicUrl: string }

/**
 * Seals a document that all of its signers signed: pages of evidence follow the bytes that they
 * signed, and the file is its last version. Done again after a kill, it writes the same file under
 * the same key, and tells nobody twice.
 */
export const sealRequest = (parts: Parts | undefined) =>
  defineJob({
    kind: 'signature.seal',
    input: z.object({ requestId: z.number().int(), at: z.iso.datetime() }),
    async run(job, { requestId, at }, progress) {
      if (!parts) throw new Error('sealRequest runs in a worker, with a storage')
      const now = new Date(at)
      const found = await signedFacts(job, requestId)
      if (!found) return { sealed: false }
      const { storage, publicUrl } = parts
      const first = await buffer(await storage.get(found.storageKey))
      const url = `${publicUrl}/public/documento/${found.request.code}`
      const { bytes, pages } = await signedEvidence.print({ ...found, first, url })
      await progress(1, 2, 'Sellando')
      await job.transaction(async (tx, client, platform) => {
        const work = { tx, client, session: job.session, now, storage }
        const request = await tx
          .selectFrom('signatureRequest')
          .selectAll()
          .where('id', '=', requestId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (request.state !== 'SEALING') return
        const id = request.documentId
        const { no, sha256 } = await signing.store(work, { id, bytes, pages })
        await tx
          .updateTable('signatureRequest')
          .set({
            state: 'COMPLETED',
            finalNo: no,
            finalSha256: sha256,
            updatedAt: at,
            version: sql<number>`version + 1`,
          })
          .where('id', '=', requestId)
          .execute()
        const facts = { sha256: request.sha256, final: sha256, size: request.size }
        await addEvents(work, [{ requestId, kind: 'COMPLETED', userId: null, facts }])
        await tellSigners(
          { job, tx, platform, publicUrl },
          { requestId, name: found.name, verify: url },
        )
      })
      return { sealed: true }
    },
  })

/** What is printed of a request that waits for its seal, and where its file lies. */
const signedFacts = (job: JobContext, requestId: number) =>
  job.transaction(async (tx, client, platform) => {
    const request = await tx
      .selectFrom('signatureRequest')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (request?.state !== 'SEALING') return undefined
    const work = { tx, client, session: job.session, now: request.updatedAt }
    const document = await signing.locked(work, request.documentId)
    const company = await companies(platform)
      .select('name')
      .where('id', '=', job.session.companyId)
      .executeTakeFirstOrThrow()
    return {
      request,
      name: document.name,
      storageKey: document.storageKey,
      company: company.name,
      signers: await signersOf({ tx }, requestId),
      events: await eventsOf({ tx }, requestId),
    }
  })

type Telling = { job: JobContext; tx: Tx; platform: PlatformTx; publicUrl: string }
type Told = { requestId: number; name: string; verify: string }

/** Tells all signers that the document has its signatures, in the product and by mail. */
async function tellSigners(
  { job, tx, platform, publicUrl }: Telling,
  { requestId, name, verify }: Told,
): Promise<void> {
  const signers = await signersOf({ tx }, requestId)
  const link = `/home/firma-digital/${publicId('signatureRequest', requestId)}`
  await notify(
    { tx, session: job.session, services: { publicUrl } },
    signers.map(({ userId }) => ({
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
    .where(sql<boolean>`login.user_id = any(${signers.map(({ userId }) => userId)}::bigint[])`)
    .execute()
  await enqueueMails(
    tx,
    mails.flatMap(({ userId, email }) =>
      email !== null && isMailAddress(email)
        ? [
            {
              key: `signature:${job.session.companyId}:${requestId}:signed:${userId}`,
              to: email,
              mail: signedMail({ name, url: `${publicUrl}${link}`, verify }),
            },
          ]
        : [],
    ),
  )
}
