import { TeamCalendar } from '#generated/operations/calendar.ts'
import { publicId } from '#platform/model/ids.ts'
import { beside, head, type Pair, rowOf } from './time/bare-pairs.ts'
import { ofSecond, openTimeSite } from './time/world.ts'
import type { Report } from './report.ts'

const quarter = { from: '2026-09-01', to: '2026-11-30' } as const
const asked = (businessId: string | null) => ({ input: { ...quarter, businessId } })

/**
 * Who is away in a quarter, by HTTP: of a razón social of 500 people, and of all 50.000, of which a
 * calendar shows the first two thousand bars. Beside it, the same rows with the names alone.
 */
export async function calendar(): Promise<Report> {
  const { companyId, owner, site, close } = await openTimeSite()
  const pair = (name: string, businessId: string | null, where: string): Pair => ({
    name,
    run: () => site.weigh(String(TeamCalendar), asked(businessId)),
    bare: () =>
      owner.query(
        `select t.from_day, t.to_day, t.pending, c.user_id, v.firstname, v.paternal_lastname
         from time_off t
         join user_contract c on c.company_id = t.company_id and c.id = t.user_contract_id
         join user_version v on v.company_id = c.company_id and v.user_id = c.user_id
           and v.superseded_at is null and v.valid @> date '2026-09-15'
         where t.company_id = $1 and t.to_day >= $2 and t.from_day <= $3 and ${where}
         order by v.paternal_lastname, v.firstname limit 2001`,
        [companyId, quarter.from, quarter.to],
      ),
  })
  try {
    const business = publicId('business', 2)
    const ofPlace = `c.id between ${ofSecond.from} and ${ofSecond.to}`
    const team = await beside(pair('500 people, a quarter', business, ofPlace))
    const packed = await site.carried(String(TeamCalendar), asked(business))
    const everybody = await beside(pair('50.000 people, a quarter', null, 'true'))
    return {
      title: 'Calendar: who is away, by HTTP, in a company of 50.000 people',
      head,
      rows: [team, everybody].map(rowOf),
      goals: [
        { text: 'ms for 500 people', value: team.ms, most: 150 },
        { text: 'kB for 500 people on their way', value: packed / 1_000, most: 40 },
      ],
    }
  } finally {
    await close()
  }
}
