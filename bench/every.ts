import { publicId } from '#platform/model/ids.ts'
import { inCrowd } from './load/company.ts'
import { everyQuery, type Given } from './load/every.ts'
import { clocked, machineSpeed, median } from './measure.ts'
import type { Site } from './pipeline/site.ts'
import { type Report, figure } from './report.ts'
import type { Screen } from './load/screens.ts'

const goal = 80
const rounds = 3

/**
 * Every query that any page sends, in every order and with a search, in the company of 50.000
 * people: `load` asks what was thought of, and this what was not. Says those above 40 ms, and what
 * could not be asked. `BENCH_DATA=folder` keeps the database, `SCREENS=text` asks only those.
 */
export function every(): Promise<Report> {
  return inCrowd(async ({ site }) => {
    const speed = machineSpeed()
    const { screens, left } = await everyQuery(known)
    const wanted = process.env['SCREENS'] ?? ''
    const asked = screens.filter(({ name }) => name.includes(wanted))
    const found = []
    for (const screen of asked) found.push(await measured(site, screen))
    const answered = found.filter(({ refused }) => refused === '')
    const slow = answered.filter(({ ms }) => ms > goal / 2).toSorted((a, b) => b.ms - a.ms)
    const refusals = Map.groupBy(
      found.filter(({ refused }) => refused !== ''),
      ({ refused }) => refused,
    )
    return {
      title: `Every: what any page asks in a company of 50.000 people, ${answered.length} answers`,
      head: ['asked', 'median ms', 'first ms', 'kB'],
      rows: slow.map(({ name, ms, first, bytes }) => [
        name,
        figure(ms),
        figure(first),
        figure(bytes / 1_000),
      ]),
      goals: [
        {
          text: `answers above ${goal} ms at the median`,
          value: answered.filter(({ ms }) => ms > goal).length,
          most: 0,
        },
      ],
      notes: [
        `Machine: ${speed}; at the end: ${machineSpeed()}.`,
        ...[...refusals].map(([why, ones]) => `Refused, ${ones.length}: ${why.slice(0, 160)}`),
        `Not asked, ${left.length} that want an id of something: ${left.join(', ')}`,
      ],
    }
  })
}

/** Ids of the crowd and days of its month, by the names of fields. */
const known: Given = {
  payrollMonthId: publicId('payrollMonth', 1),
  businessId: publicId('business', 1),
  contractId: publicId('contract', 77),
  userContractId: publicId('contract', 77),
  userId: publicId('user', 77),
  yearMonth: 202609,
  month: 202609,
  year: 2026,
  date: '2026-09-15',
  on: '2026-09-15',
  day: '2026-09-15',
  asOf: '2026-09-15',
  from: '2026-09-01',
  to: '2026-09-30',
  startDate: '2026-09-01',
  endDate: '2026-09-30',
  search: 'soto',
  page: 1,
  size: 30,
}

async function measured(site: Site, { name, document, variables }: Screen) {
  const times: number[] = []
  let bytes = 0
  try {
    for (let round = 0; round <= rounds; round += 1) {
      times.push(
        await clocked(async () => {
          bytes = await site.weigh(String(document), variables)
        }),
      )
    }
  } catch (error) {
    return { name, ms: Number.NaN, first: Number.NaN, bytes, refused: String(error) }
  }
  const [first = Number.NaN, ...warm] = times
  return { name, ms: median(warm), first, bytes, refused: '' }
}
