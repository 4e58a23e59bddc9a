import { kept } from '../../../modules/administration/audit/model/words.ts'
import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import type { Session } from '../../client.ts'
import { lasting } from './sweep.ts'

const Trail = `query T($filter: AuditLogFilter, $page: Page) {
  auditLog(filter: $filter, page: $page) {
    rows { subject author parts { entity changes { field before after } } }
  }
}`

/**
 * The newest changes of every kind in the audit, as one reader sees them. Kept apart from the other
 * requests, because it grows with each of them.
 */
export async function trailOf(session: Session) {
  const texts: { name: string; text: string }[] = []
  await inLanes(4, Object.keys(kept), async (entity) => {
    const { text } = await session.raw(Trail, {
      filter: { entity },
      page: { number: 1, size: 100 },
    })
    texts.push({ name: `audit of ${entity}`, text: lasting(text) })
  })
  return texts
}
