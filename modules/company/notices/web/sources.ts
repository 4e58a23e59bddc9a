import { Notices } from '#generated/operations/notices.ts'
import { request } from '#platform/web/api/api.ts'
import type { Notification } from '#platform/web/screen/slots.tsx'

/** The newest notices of this person, for the bell of the top bar. */
export async function newestNotices(signal: AbortSignal): Promise<readonly Notification[]> {
  const page = { number: 1, size: 10 }
  const sort = { by: 'createdAt' as const, descending: true }
  const { notices } = await request(Notices, { page, sort }, { signal, background: true })
  return notices.rows.map(({ id, title, createdAt, link, readAt }) => ({
    key: id,
    title,
    at: createdAt,
    to: link,
    read: !!readAt,
  }))
}
