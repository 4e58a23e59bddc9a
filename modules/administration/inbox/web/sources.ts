import { InboxCount } from '#generated/operations/inbox.ts'
import { request } from '#platform/web/api/api.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Waiting } from '#platform/web/screen/slots.tsx'

/** What waits for this person, for the bell of the top bar. */
export const waiting: Waiting = {
  path: pathTo('bandeja'),
  count: async (signal) => {
    const { inboxCount } = await request(InboxCount, undefined, { signal, background: true })
    return inboxCount
  },
}
