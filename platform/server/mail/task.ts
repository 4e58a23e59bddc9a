import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { type Database, type PlatformTx, sql } from '../sql/db.ts'
import type { Storage } from '../storage/storage.ts'
import type { PlatformTask } from '../jobs/worker.ts'
import type { Log } from '../observe/logger.ts'
import { messageId } from './mail.ts'

type Options = {
  readonly db: Database
  readonly storage: Storage
  readonly log: Log
  /**
   * SMTP_URL (smtp:// or smtps://) and MAIL_FROM. Without SMTP_URL mail stays in the outbox, to be
   * read there.
   */
  readonly env: Readonly<Record<string, string | undefined>>
}
type Waiting = NonNullable<Awaited<ReturnType<typeof lockMail>>>

const FROM = 'Minga <no-responder@minga.localhost>'
const TIMEOUT_MS = 15_000
const payloadOf = z.object({ key: z.string() })

/**
 * The task that sends one mail of the outbox. The row is locked while the server answers, so that
 * two workers cannot both send it; once sent, its text is forgotten.
 */
export function sendMailTask({ db, storage, log, env }: Options): PlatformTask {
  const send = env['SMTP_URL'] ? smtp(env['SMTP_URL'], env['MAIL_FROM'] ?? FROM) : undefined
  return {
    name: 'mail',
    async run(payload, { isLast }) {
      const { key } = payloadOf.parse(payload)
      await db.withPlatform(async (tx) => {
        const mail = await lockMail(tx, key)
        if (!mail) return
        if (!send) return close(tx, mail.id, { status: 'KEPT' })
        try {
          await send(mail, await attachmentsOf({ db, storage }, mail))
        } catch (error) {
          if (!isLast) throw error
          log.error('mail given up', { kind: key.split(':')[0] }, error)
          return close(tx, mail.id, {
            status: 'FAILED',
            error: 'El servidor de correo no lo aceptó',
          })
        }
        await close(tx, mail.id, {
          status: 'SENT',
          sentAt: new Date().toISOString(),
          textBody: null,
          htmlBody: null,
        })
      })
    },
  }
}

const lockMail = (tx: PlatformTx, key: string) =>
  tx
    .selectFrom('mailOutbox')
    .selectAll()
    .where('key', '=', key)
    .where('status', '=', 'QUEUED')
    .forUpdate()
    .executeTakeFirst()

/** Bytes that the files of a mail weigh together, at most: what most mailboxes take. */
export const MOST_ATTACHED = 10_000_000

/** Said where files are too big to go with their mail. */
const LEFT_OUT = 'El archivo es muy grande para un correo: ábralo en minga.'

type Attached = {
  readonly attachments: readonly { filename: string; content: Buffer; contentType: string }[]
  /** Whether files stay out. */
  readonly left: boolean
}

/** The files of a mail, of its own company, unless they weigh too much. */
async function attachmentsOf(
  { db, storage }: Pick<Options, 'db' | 'storage'>,
  { companyId, fileIds, key }: Waiting,
): Promise<Attached> {
  if (companyId === null || !fileIds || fileIds.length === 0)
    return { attachments: [], left: false }
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: key }
  const files = await db.withTenant(session, (tx) =>
    tx
      .selectFrom('file')
      .select(['name', 'mediaType', 'storageKey', 'size'])
      .where(sql<boolean>`id = any(${fileIds}::bigint[])`)
      .where('removedAt', 'is', null)
      .orderBy('id')
      .execute(),
  )
  const weight = files.reduce((sum, { size }) => sum + Number(size), 0)
  if (weight > MOST_ATTACHED) return { attachments: [], left: true }
  const attachments = await Promise.all(
    files.map(async ({ name, mediaType, storageKey }) => ({
      filename: name,
      content: await buffer(await storage.get(storageKey)),
      contentType: mediaType,
    })),
  )
  return { attachments, left: files.length < fileIds.length }
}

type End = {
  readonly status: 'KEPT' | 'FAILED' | 'SENT'
  readonly error?: string
  readonly sentAt?: string
  readonly textBody?: null
  readonly htmlBody?: null
}

async function close(tx: PlatformTx, id: number, end: End) {
  await tx.updateTable('mailOutbox').set(end).where('id', '=', id).execute()
}

function smtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (
    { key, recipient, subject, textBody, htmlBody }: Waiting,
    { attachments, left }: Attached,
  ) =>
    transport.sendMail({
      from,
      to: recipient,
      subject,
      text: `${textBody ?? ''}${left ? `\n\n${LEFT_OUT}` : ''}`,
      html: (htmlBody ?? '').replace('</div></body>', `${left ? `<p>${LEFT_OUT}</p>` : ''}$&`),
      attachments: [...attachments],
      messageId: messageId(key),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
}
