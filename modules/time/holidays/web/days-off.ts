import { DaysOff } from '#generated/operations/holidays.ts'
import { request } from '#platform/web/api/api.ts'
import type { NamedDay } from '#platform/web/screen/slots.tsx'

/** The days on which nobody works, with their names, for the calendar of any field of dates. */
export async function daysOff(signal: AbortSignal): Promise<readonly NamedDay[]> {
  const answer = await request(DaysOff, undefined, { signal })
  return answer.daysOff.map(({ date, title, place }) => ({
    date,
    name: place === null ? title : `${title} (${place})`,
  }))
}
