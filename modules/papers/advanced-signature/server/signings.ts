import { randomBytes } from 'node:crypto'
import type { CertificateFacts } from '#modules/papers/company-certificates/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { CompanyDb, CompanyNow } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { type Tx, sql } from '#platform/server/sql/db.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { advanceSigning } from './advance.job.ts'

type Beginning = {
  readonly requestId: number
  readonly signerId: number
  readonly userId: number
  readonly loginId: number
  readonly name: string
  readonly rut: string
  /** The document, unless somebody signed it before: then what they left. */
  readonly file: { readonly fileId: number; readonly sha256: string }
  readonly expiresAt: Date
  readonly address: string
}

const OPEN = ['PREPARING', 'WAITING'] as const

/** The signature that a signer went to give last. */
const lastOfSigner = ({ tx }: Pick<CompanyDb, 'tx'>, signerId: number) =>
  tx
    .selectFrom('advancedSignature')
    .select(['id', 'state', 'url', 'problem', 'createdAt'])
    .where('signerId', '=', signerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type OwnAdvanced = NonNullable<Awaited<ReturnType<typeof lastOfSigner>>>

/**
 * Sends somebody to sign at the provider, who has the turn: the worker prepares it there. One that
 * is open already goes on; answers whether it is new. Rights are asked by who calls.
 */
async function begin(work: CompanyNow, asked: Beginning): Promise<boolean> {
  const { tx, session, now } = work
  const last = await lastOfSigner(work, asked.signerId)
  if (last && OPEN.some((state) => state === last.state)) return false
  const { file, ...facts } = asked
  const base = (await lastFile(work, asked.requestId)) ?? file
  const row = await tx
    .insertInto('advancedSignature')
    .values({
      ...facts,
      baseFileId: base.fileId,
      baseSha256: base.sha256,
      reference: newReference(session.companyId),
      nextAt: now.toISOString(),
      createdAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await goOn(work, row.id)
  return true
}

/** The company, and 192 random bits: nobody guesses it. */
const newReference = (companyId: number) =>
  `${publicId('company', companyId)}-${randomBytes(24).toString('base64url')}`

/** Does the next step of a signature now, in the session in which it is given. */
export const goOn = ({ tx, session }: Pick<CompanyDb, 'tx' | 'session'>, id: number) =>
  enqueue({ tx, session }, advanceSigning(undefined), { id }, { key: `advanced:${id}` })

/** The file that the last one of some request's signers left at the provider. */
async function lastFile({ tx }: { tx: Tx }, requestId: number) {
  const row = await tx
    .selectFrom('advancedSignature as one')
    .innerJoin('file', 'file.id', 'one.fileId')
    .select(['file.id as fileId', 'file.sha256', 'file.storageKey'])
    .where('one.requestId', '=', requestId)
    .where('one.state', '=', 'ACCEPTED')
    .orderBy('one.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, sha256: Buffer.from(row.sha256).toString('hex') }
}

/** Takes back at the provider whatever is open there of some requests. */
async function cancelAll(
  { tx, now }: Pick<CompanyNow, 'tx' | 'now'>,
  requestIds: readonly number[],
) {
  await tx
    .updateTable('advancedSignature')
    .set({ state: 'CANCELLING', tries: 0, nextAt: now.toISOString() })
    .where(sql<boolean>`request_id = any(${[...requestIds]}::bigint[])`)
    .where('state', 'in', OPEN)
    .execute()
}

type Accepted = {
  readonly id: number
  readonly requestId: number
  readonly bytes: Buffer
  readonly by: CertificateFacts
  /** Of the file. */
  readonly name: string
}

/**
 * Keeps the signed file. The same work done twice stores the same file under the same key.
 *
 * @throws UserError where it waits for the provider no more
 */
async function accept(work: CompanyNow & { storage: Storage }, accepted: Accepted) {
  const { tx, session, storage } = work
  const { id, requestId, bytes, by, name } = accepted
  const { createdAt } = await tx
    .selectFrom('advancedSignature')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const storageKey = keyOf(session.companyId, createdAt.getUTCFullYear(), `advanced:${id}`)
  const mediaType = 'application/pdf'
  await storage.put(storageKey, bytes, mediaType)
  const weight = weightOf(bytes)
  const file = await tx
    .insertInto('file')
    .values({
      storageKey,
      name,
      mediaType,
      ...weight,
      relatedType: 'signature_request',
      relatedId: String(requestId),
      keptAs: 'RECORD',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { subject, issuer, serial } = by
  await end(work, id, {
    state: 'ACCEPTED',
    problem: null,
    fileId: file.id,
    subject,
    issuer,
    serial,
  })
  return { sha256: weight.sha256.toString('hex'), size: bytes.length }
}

type Ending = {
  readonly state: 'ACCEPTED' | 'REFUSED' | 'REJECTED' | 'EXPIRED'
  readonly problem: string | null
  readonly fileId?: number
  readonly subject?: string
  readonly issuer?: string
  readonly serial?: string
}

/** @throws UserError where it ended already */
async function end({ tx, now }: Pick<CompanyNow, 'tx' | 'now'>, id: number, ending: Ending) {
  const { numUpdatedRows } = await tx
    .updateTable('advancedSignature')
    .set({ ...ending, endedAt: now.toISOString(), nextAt: null })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('Esa firma ya no espera al prestador')
}

/** What is done with signatures that are given at the provider, by who knows their requests. */
export const advancedSignings = { begin, lastOfSigner, lastFile, cancelAll, accept, end }
