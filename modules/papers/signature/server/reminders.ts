import { addDays } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import type { CompanyNow } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { REMINDED_ON } from '../model/request.ts'
import { addEvents } from './events.ts'
import { endDocuments, endOthers } from './ending.service.ts'
import { turnNotice } from './turn-passing.ts'
import { stampWhatWaited } from './waiting-seals.ts'

/**
 * Ends what nobody signed in time, tries what waits for its time stamp, and reminds whoever has the
 * turn of what is left.
 */
async function expireAndRemind(round: ReminderRun): Promise<NewNotice[]> {
  await expire(round)
  await stampWhatWaited(round)
  const { tx, today } = round
  const days = REMINDED_ON.map((after) => addDays(today, -after))
  const { rows } = await sql<Waiting>`
    select request.id, signer.user_id as "userId", document.name, signer.name as third,
      (select login.user_id from login where login.id = request.creator_login_id
        and login.company_id = app.current_company()) as "senderId"
    from signature_request request
    join signature_signer signer on signer.company_id = app.current_company()
      and signer.request_id = request.id and signer.state = 'PENDING'
    join document on document.company_id = app.current_company()
      and document.id = request.document_id
    where request.company_id = app.current_company() and request.state = 'SENT'
      and (${dayInChile('request.created_at')} = any(${days}::text[])
        or ${dayInChile('request.expires_at')} = ${addDays(today, 1)})
    order by request.id`.execute(tx)
  return rows.flatMap((row) => noticeOf(row, `reminder:${today}`))
}

type Waiting = {
  id: number
  userId: number | null
  name: string
  third: string | null
  senderId: number | null
}

/** Who has no account is reminded by who sent it, with another link («Recordar»). */
function noticeOf({ id, userId, name, third, senderId }: Waiting, key: string): NewNotice[] {
  const reader = userId ?? senderId
  if (reader === null) return []
  const notice: NewNotice = { ...turnNotice({ id, userId: reader, name, key }), kind: 'REMINDER' }
  if (userId !== null) return [notice]
  const title = `${third} no ha firmado «${name}»: envíele otro enlace con «Recordar»`
  return [{ ...notice, title }]
}

async function expire(round: ReminderRun): Promise<void> {
  const { tx, now } = round
  const due = await tx
    .selectFrom('signatureRequest')
    .select(['id', 'documentId', 'sha256'])
    .where('state', '=', 'SENT')
    .where('expiresAt', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute()
  await endLate(round, due)
}

type Late = { id: number; documentId: number; sha256: string }

/** Ends requests that nobody signed in time, which the caller has locked. */
export async function endLate(round: CompanyNow, due: readonly Late[]): Promise<void> {
  if (due.length === 0) return
  const { tx, now } = round
  const ids = due.map(({ id }) => id)
  await endOthers(round, ids, 'EXPIRED')
  await tx
    .updateTable('signatureRequest')
    .set({
      state: 'EXPIRED',
      updatedAt: now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  await addEvents(
    round,
    due.map(({ id, sha256 }) => ({
      requestId: id,
      kind: 'EXPIRED',
      userId: null,
      facts: { sha256 },
    })),
  )
  const documentIds = due.map(({ documentId }) => documentId)
  await endDocuments(round, { documentIds, act: 'expire', reason: null })
}

hourlyReminders.on('signature', expireAndRemind)
