import { createHash, randomBytes } from 'node:crypto'
import { formatDate } from '#chile/dates.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { sql } from '#platform/server/sql/db.ts'
import { linkMail } from './mails.ts'

const COMPANY_BYTES = 6
/** 256 bits: nobody guesses them. */
const RANDOM_BYTES = 32

/** What is stored of a token: enough to recognise it, not enough to use it. */
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** A token of a company, and what is stored of it. */
export function tokenOf(companyId: number, random: Buffer): { token: string; digest: Buffer } {
  const bytes = Buffer.alloc(COMPANY_BYTES + RANDOM_BYTES)
  bytes.writeUIntBE(companyId, 0, COMPANY_BYTES)
  random.copy(bytes, COMPANY_BYTES)
  return { token: bytes.toString('base64url'), digest: digestOf(bytes) }
}

/** A token as it came in an address: its company and its digest; nothing for what is none. */
export function readToken(token: string): { companyId: number; digest: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== COMPANY_BYTES + RANDOM_BYTES || bytes.toString('base64url') !== token) {
    return undefined
  }
  return { companyId: bytes.readUIntBE(0, COMPANY_BYTES), digest: digestOf(bytes) }
}

type Linking = Pick<Context, 'tx' | 'session' | 'now'> & {
  services: Pick<Context['services'], 'publicUrl'>
}

/** The turn of somebody without an account. */
export type ExternalTurn = {
  requestId: number
  signerId: number
  mail: string
  signer: string
  document: string
  expiresAt: Date
}

/** Mails its link to each; the one that they had before opens nothing any more. */
export async function sendLinks(
  { tx, session, now, services }: Linking,
  turns: readonly ExternalTurn[],
): Promise<void> {
  if (turns.length === 0) return
  const signerIds = turns.map(({ signerId }) => signerId)
  await endLinks({ tx, now }, signerIds)
  const made = turns.map((turn) => ({
    ...turn,
    ...tokenOf(session.companyId, randomBytes(RANDOM_BYTES)),
  }))
  await tx
    .insertInto('signatureLink')
    .values(
      made.map(({ requestId, signerId, digest, expiresAt }) => ({
        requestId,
        signerId,
        digest,
        expiresAt: expiresAt.toISOString(),
        createdAt: now.toISOString(),
      })),
    )
    .execute()
  await enqueueMails(
    tx,
    made.map(({ token, digest, mail, signer, document, expiresAt }) => {
      const url = `${services.publicUrl}/public/firma/${token}`
      const until = formatDate(todayAt(expiresAt))
      return {
        key: `signature-link:${session.companyId}:${digest.toString('hex')}`,
        to: mail,
        mail: linkMail({ signer, document, url, until }),
      }
    }),
  )
}

/** Ends the open links of some signers. */
export const endLinks = ({ tx, now }: Pick<Context, 'tx' | 'now'>, signerIds: readonly number[]) =>
  tx
    .updateTable('signatureLink')
    .set({ endedAt: now.toISOString() })
    .where(sql<boolean>`signer_id = any(${[...signerIds]}::bigint[])`)
    .where('endedAt', 'is', null)
    .execute()

/** Ends the open links of some requests. */
export const endLinksOf = (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  requestIds: readonly number[],
) =>
  tx
    .updateTable('signatureLink')
    .set({ endedAt: now.toISOString() })
    .where(sql<boolean>`request_id = any(${[...requestIds]}::bigint[])`)
    .where('endedAt', 'is', null)
    .execute()
