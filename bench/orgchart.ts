import { OrgChart, OrgChartChanges, OrgChartSearch } from '#generated/operations/organization.ts'
import { publicId } from '#platform/model/ids.ts'
import { beside, type Beside, head, rowOf } from './time/bare-pairs.ts'
import { openTimeSite, type TimeSite } from './time/world.ts'
import type { Report } from './report.ts'

/**
 * The organization chart of 50.000 people, by HTTP: its first answer, a team that is opened, a day
 * for the first time and again, two days compared, and somebody moved to another supervisor, with
 * the chart after it. Beside each, the rows of the same people read alone; beside a comparison, the
 * two charts of its days.
 */
export async function orgchart(): Promise<Report> {
  const bench = await openTimeSite()
  try {
    const first = await once(bench, 'first answer of a process', {})
    const again = await beside(chart(bench, 'first answer, company known', () => ({}), 130))
    const expand = await beside(
      chart(bench, 'a team opened', (n) => ({ rootId: person(1 + n), levels: 2 }), 8),
    )
    const otherDay = await beside(
      chart(bench, 'another day, never asked', (n) => ({ asOf: `2026-07-${10 + n}` }), 130),
    )
    const sameDay = await beside(
      chart(bench, 'another day, again', () => ({ asOf: '2026-07-12' }), 130),
    )
    const search = await beside({
      ...chart(bench, 'search by name', () => ({}), 20),
      run: () => bench.site.weigh(String(OrgChartSearch), { input: { search: 'soto' } }),
    })
    const compared = await beside(comparison(bench, 'two days compared, never asked', 0))
    const comparedAgain = await beside(comparison(bench, 'two days compared, again', undefined))
    const listed = await beside({
      ...comparison(bench, 'the list of their changes', undefined),
      run: () => bench.site.weigh(String(OrgChartChanges), { input: daysOf(undefined, 0) }),
    })
    const moves = await beside(move(bench))
    let place = 0
    const after = await beside({
      ...chart(bench, 'the chart after a move', () => ({}), 130),
      run: async () => {
        await moved(bench, 40_000 + (place += 1), 3 + place)
        const start = performance.now()
        await bench.site.weigh(String(OrgChart), { input: {} })
        counted.push(performance.now() - start)
        return 0
      },
    })
    const afterMove: Beside = { ...after, ms: middle(counted), worst: Math.max(...counted) }
    const charts = [first, again, expand, otherDay, sameDay, search]
    const rows = charts.concat([compared, comparedAgain, listed, moves, afterMove])
    return {
      title: 'Organization chart: 50.000 people, by HTTP',
      head,
      rows: rows.map(rowOf),
      goals: [
        { text: 'ms for the first answer', value: again.ms, most: 300 },
        { text: 'ms for a team opened', value: expand.ms, most: 50 },
        { text: 'ms for a move', value: moves.ms, most: 30 },
        { text: 'ms for another day', value: otherDay.ms, most: 800 },
        { text: 'ms for another day, again', value: sameDay.ms, most: 100 },
        {
          text: 'times two charts for their comparison',
          value: compared.ms / compared.bare,
          most: 2,
        },
        {
          text: 'times two charts for their comparison, again',
          value: comparedAgain.ms / comparedAgain.bare,
          most: 2,
        },
        { text: 'ms for the chart after a move', value: afterMove.ms, most: 300 },
      ],
    }
  } finally {
    await bench.close()
  }
}

const counted: number[] = []
const middle = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN
const person = (id: number) => publicId('user', id)

/** So many people with their names and terms, read alone. */
const people = ({ owner, companyId }: TimeSite, many: number) =>
  owner.query(
    `select v.user_id, v.firstname, v.paternal_lastname, t.job_title, t.area, t.supervisor_id
     from user_version v
     join user_contract c on c.company_id = v.company_id and c.user_id = v.user_id
     join user_contract_version t on t.company_id = c.company_id and t.user_contract_id = c.id
       and t.superseded_at is null and t.valid @> date '2026-09-15'
     where v.company_id = $1 and v.user_id <= $2 and v.superseded_at is null`,
    [companyId, many],
  )

function chart(bench: TimeSite, name: string, inputOf: (n: number) => object, many: number) {
  let n = 0
  return {
    name,
    run: () => bench.site.weigh(String(OrgChart), { input: inputOf((n += 1)) }),
    bare: () => people(bench, many),
  }
}

/** Two days, other ones each time they are counted; the same ones without a count. */
const daysOf = (n: number | undefined, month: number) => {
  const day = String(10 + (n ?? 0)).padStart(2, '0')
  return { asOf: `2026-0${5 + month}-${day}`, comparedTo: `2021-0${5 + month}-${day}` }
}

/** The chart of two days compared; beside it, the charts of two other days as old. */
function comparison(bench: TimeSite, name: string, from: number | undefined) {
  let n = from
  const next = () => (n === undefined ? undefined : (n += 1))
  const ask = (input: object) => bench.site.weigh(String(OrgChart), { input })
  return {
    name,
    run: () => ask(daysOf(next(), 0)),
    bare: async () => {
      const { asOf, comparedTo } = daysOf(n, 1)
      await ask({ asOf })
      await ask({ asOf: comparedTo })
    },
  }
}

/** The first time alone: what the process has never counted. */
async function once(bench: TimeSite, name: string, input: object): Promise<Beside> {
  const start = performance.now()
  const bytes = await bench.site.weigh(String(OrgChart), { input })
  const between = performance.now()
  await people(bench, 130)
  const bare = performance.now() - between
  return { name, ms: between - start, worst: between - start, bare, bytes }
}

const moved = async ({ site }: TimeSite, contract: number, supervisor: number) => {
  await site.call('updateUserContract', {
    id: publicId('contract', contract),
    from: '2026-09-01',
    supervisorId: person(supervisor),
  })
  return 0
}

/** Somebody of the lowest level under another supervisor: all that a contract's change does. */
function move(bench: TimeSite) {
  let n = 0
  return {
    name: 'a move, the whole request',
    run: () => moved(bench, 45_000 + (n += 1), 2 + n),
    bare: () =>
      bench.owner.query(
        `update user_contract_version set supervisor_id = $2
         where company_id = $1 and user_contract_id = $3 and superseded_at is null`,
        [bench.companyId, 20 + n, 30_000 + n],
      ),
  }
}
