import { inCrowd } from './load/company.ts'
import { costsOf, editsBeside, type Mixed, mixAt, shareOf, warmMix } from './load/mix.ts'
import { ceilingOf, type Processor, processorClock } from './load/processor.ts'
import { machineSpeed } from './measure.ts'
import { type Report, figure } from './report.ts'

const rates = [50, 100, 200, 300, 400]
const seconds = 5
/** A higher rate opens connections, and each of them plans its statements for the first time. */
const settling = 3

/**
 * Requests of many people at rising rates to the company of 50.000 people of `load`: readers, and
 * one request in twenty-five a list of the whole company; then fifty changes at once beside a
 * reader. `BENCH_DATA=folder` keeps the database.
 */
export function mix(): Promise<Report> {
  return inCrowd(async ({ site, screens, owner }) => {
    const clock = await processorClock(site.apiPid, owner)
    const speed = machineSpeed()
    await warmMix(site, screens, clock)
    const costs = await costsOf(site, screens, clock)
    const found = []
    for (const asked of rates) {
      await mixAt(site, screens, { asked, seconds: settling, clock })
      found.push(await mixAt(site, screens, { asked, seconds, clock }))
    }
    const { edits, readings } = await editsBeside(site)
    const refused = edits.filter(({ problem }) => problem !== '')
    const problems = [...found, ...refused].map(({ problem }) => problem).filter(Boolean)
    const calm = found.filter(({ times }) => shareOf(times, 0.95) <= 80)
    const slowest = Math.max(...edits.map(({ ms }) => ms))
    return {
      title: 'Mix: many at once in a company of 50.000 people, by HTTP',
      head,
      rows: found.map(rowOf),
      goals: [
        {
          text: 'requests a second with p95 ≤ 80 ms',
          value: Math.max(0, ...calm.map(answeredOf)),
          least: 300,
        },
        { text: 'ms until the last of 50 changes', value: slowest, most: 600 },
        { text: 'p95 of the shell meanwhile, ms', value: shareOf(readings, 0.95), most: 60 },
        { text: 'changes refused', value: refused.length, most: 0 },
      ],
      notes: [
        `Machine: ${speed}; at the end: ${machineSpeed()}.`,
        `Each rate runs ${settling} s before it is measured; connections plan their statements.`,
        'API ms and PostgreSQL ms: processor time of a request.',
        'Ceiling: the requests a second that two cores give for that.',
        ...costs.map(costLine),
        `The shell was read ${figure(readings.length)} times beside the changes.`,
        ...new Set(problems.map((problem) => `Failed: ${problem}`)),
      ],
    }
  })
}

/** The rate that was asked, when everything was answered; the last answers come after it ends. */
const answeredOf = ({ asked, done, shed, failed }: Mixed) => (shed + failed === 0 ? asked : done)

const head = [
  'asked a second',
  'done a second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'sent away',
  'failed',
  'API ms',
  'PostgreSQL ms',
  'ceiling',
]

const rowOf = ({ asked, done, times, shed, failed, each }: Mixed) => [
  figure(asked),
  figure(done),
  ...[0.5, 0.95, 0.99].map((share) => figure(shareOf(times, share))),
  ...[shed, failed, each.api, each.postgres, ceilingOf(each)].map(figure),
]

/** What one kind of request costs. */
const costLine = ({ name, each }: { name: string; each: Processor }) =>
  `${name}: ${figure(each.api)} + ${figure(each.postgres)} ms, ${figure(ceilingOf(each))}/s`
