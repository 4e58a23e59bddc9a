import type { ISODate } from '#chile/dates.ts'
import type { Until } from './story.ts'

/** The day on which the demo world stands still, and from which it goes on. */
const lastDay: ISODate = '2026-09-15'

/**
 * What happened in the demo world since its last day: what waited is answered, months are closed as
 * far as their legal figures are known, and something waits, begins or ends near today. The same
 * for the same day: no chance. Until the last day of the demo world nothing happened.
 *
 * @param ownerUrl address of the role that owns the tables, where the demo world is
 */
export async function seedSince(ownerUrl: string, until: Until): Promise<void> {
  if (until.today <= lastDay) return
  // It works with every module of the product, and the demo world is seeded with some of them.
  const { tell } = await import('./story.ts')
  await tell(ownerUrl, until)
}
