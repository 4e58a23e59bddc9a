import { publicId } from '#platform/model/ids.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/**
 * Files that go with a person: their photo and the photos before it, and the copies of their data
 * that they asked for.
 */
const filesOfPerson = (userId: number) => sql`file.company_id = app.current_company() and (
    file.id = (select own.avatar_file_id from users own
      where own.company_id = app.current_company() and own.id = ${userId})
    or (file.related_type = 'avatar' and file.related_id = ${publicId('user', userId)})
    or (file.kept_as = 'COPY' and file.related_type = 'personExport' and file.related_id in (
      select made.id::text from job made where made.company_id = app.current_company()
        and made.kind = 'privacy.export' and made.input ->> 'userId' = ${String(userId)})))
  and file.removed_at is null`
export async function countFiles(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from file
    where ${filesOfPerson(userId)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Erases the bytes of the files of a person, and marks their rows: killed between both, the next
 * round removes the same bytes again, which is no error. A photo stays as a row without a name, for
 * a row that was a record is not deleted.
 */
export async function eraseFiles(tx: Tx, userId: number, storage: Storage): Promise<number> {
  const { rows } = await sql<{ id: number; place: string }>`
    select file.id, file.storage_key as place from file where ${filesOfPerson(userId)}
    order by file.id for update`.execute(tx)
  await Promise.all(rows.map(({ place }) => storage.remove(place)))
  await sql`update file set removed_at = now(), name = 'Suprimido'
    where company_id = app.current_company()
      and id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  return rows.length
}

/** Mails that were sent to an address of the person that is of nobody else of the company. */
const mailsTo = (userId: number) => sql`mail.company_id = app.current_company()
  and mail.status <> 'QUEUED' and lower(mail.recipient) in (
    select lower(own.email) from user_version own
    where own.company_id = app.current_company() and own.user_id = ${userId}
    union select lower(own.email) from login own
    where own.company_id = app.current_company() and own.user_id = ${userId})
  and not exists (select from user_version other where other.company_id = app.current_company()
    and other.user_id <> ${userId} and lower(other.email) = lower(mail.recipient))`

export async function countMails(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from mail_outbox mail where ${mailsTo(userId)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function eraseMails(tx: Tx, userId: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from mail_outbox mail
    where ${mailsTo(userId)}`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
