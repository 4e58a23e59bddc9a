import { InboxCount } from '#generated/operations/inbox.ts'
import { request } from '#platform/web/api.ts'
import { pathTo } from '#platform/web/screens.ts'
import type { Waiting } from '#platform/web/slots.tsx'

/** What waits for this person, for the bell of the top bar. */
export const waiting: Waiting = {
  path: pathTo('bandeja'),
  count: async (signal) => {
    const { inboxCount } = await request(InboxCount, undefined, { signal, background: true })
    return inboxCount.pending
  },
}
