import { createHmac } from 'node:crypto'
import { addDays } from '#chile/dates.ts'
import { knownDays } from '#modules/time/time-off/server/index.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lastPerson, personName } from '#platform/server/sql/person-names.ts'
import { FEED_AHEAD, FEED_BACK, type FeedScope } from '../model/feed.ts'
import type { IcsEvent } from '../model/ics.ts'
import { isSeen } from './calendar.queries.ts'

/** What a feed reads with: as its person, on that day. */
export type Reader = Pick<Context, 'tx' | 'actor' | 'reach' | 'today' | 'now'>

type Asked = { scope: FeedScope; eventKey: Buffer }

const MOST_EVENTS = 5000

/** The events of a feed as its person may see them now. Nobody reads in it why one is away. */
export async function feedEvents(reader: Reader, { scope, eventKey }: Asked): Promise<IcsEvent[]> {
  const uid = (of: string) =>
    `${createHmac('sha256', eventKey).update(of).digest('hex').slice(0, 32)}@minga`
  if (scope === 'HOLIDAYS') {
    const days = await knownDays(reader, spanOf(reader))
    return days.map(({ date, title, place }) => ({
      uid: uid(`${date} ${title} ${place ?? ''}`),
      from: date,
      to: date,
      summary: place ? `${title} (${place})` : title,
      sequence: 0,
      changedAt: new Date(`${date}T12:00:00Z`),
      busy: false,
    }))
  }
  const rows = await away(reader, scope)
  return rows.map((row) => {
    const part = row.part === 'AM' || row.part === 'PM' ? row.part : null
    const half = part ? ` (${DayHalf.label(part).toLowerCase()})` : ''
    const words = row.halfDay === true && !part ? ' (medio día)' : half
    return {
      uid: uid(`${row.source} ${row.sourceId}`),
      from: row.fromDay,
      to: row.toDay,
      summary: scope === 'OWN' ? `Ausente${words}` : `${row.fullname}: ausente${words}`,
      sequence: row.version ?? 0,
      changedAt: row.changedAt ?? new Date(`${row.fromDay}T12:00:00Z`),
      busy: scope === 'OWN' && words === '',
    }
  })
}

const spanOf = ({ today }: Reader) => ({
  from: addDays(today, -FEED_BACK),
  to: addDays(today, FEED_AHEAD),
})

/** The confirmed days away of the person, or of the others that the person sees. */
function away(reader: Reader, scope: 'OWN' | 'TEAM') {
  const { tx, actor } = reader
  const { from, to } = spanOf(reader)
  const self = actor.userId ?? 0
  return tx
    .selectFrom('timeOff')
    .innerJoin('userContract as contract', 'contract.id', 'timeOff.userContractId')
    .innerJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .leftJoin('absence', (join) =>
      join.onRef('absence.id', '=', 'timeOff.sourceId').on('timeOff.source', '=', 'ABSENCE'),
    )
    .leftJoin('vacation', (join) =>
      join.onRef('vacation.id', '=', 'timeOff.sourceId').on('timeOff.source', '=', 'VACATION'),
    )
    .select(['timeOff.source', 'timeOff.sourceId', 'timeOff.fromDay', 'timeOff.toDay'])
    .select(['absence.halfDay', personName.as('fullname')])
    .select((eb) => [
      eb.fn.coalesce('absence.half', 'vacation.half').as('part'),
      eb.fn.coalesce('absence.version', 'vacation.version').as('version'),
      sql<Date | null>`coalesce(absence.updated_at, vacation.responded_at,
        vacation.requested_at)`.as('changedAt'),
    ])
    .where('timeOff.pending', '=', false)
    .where('timeOff.toDay', '>=', from)
    .where('timeOff.fromDay', '<=', to)
    .where('contract.status', '<>', 'DELETED')
    .$if(scope === 'OWN', (query) => query.where('contract.userId', '=', self))
    .$if(scope === 'TEAM', (query) =>
      query.where('contract.userId', '<>', self).where((eb) => eb.or(isSeen(reader))),
    )
    .orderBy('timeOff.fromDay')
    .orderBy('timeOff.source')
    .orderBy('timeOff.sourceId')
    .limit(MOST_EVENTS)
    .execute()
}
