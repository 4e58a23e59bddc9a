import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Database, PlatformTx } from '../sql/db.ts'
import type { PlatformTask } from '../jobs/worker.ts'
import type { Log } from '../observe/logger.ts'
import { messageId } from './mail.ts'

type Options = {
  readonly db: Database
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
export function sendMailTask({ db, log, env }: Options): PlatformTask {
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
          await send(mail)
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
  return ({ key, recipient, subject, textBody, htmlBody }: Waiting) =>
    transport.sendMail({
      from,
      to: recipient,
      subject,
      text: textBody ?? '',
      html: htmlBody ?? '',
      messageId: messageId(key),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
}
