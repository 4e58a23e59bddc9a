import { DaysOff } from '#generated/operations/calendar.ts'
import { request } from '#platform/web/api/api.ts'
import type { Slots } from '#platform/web/screen/slots.tsx'

/** The days on which nobody works, with their names, for the calendar of any field of dates. */
export const daysOff: NonNullable<Slots['daysOff']> = {
  needs: 'holidays.read',
  load: async (signal) => {
    const answer = await request(DaysOff, undefined, { signal })
    return answer.daysOff.map(({ date, title, place }) => ({
      date,
      name: place === null ? title : `${title} (${place})`,
    }))
  },
}
