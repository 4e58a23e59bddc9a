import { besideBare, type Measured, timesBare } from './load/beside-bare.ts'
import { inCrowd, people } from './load/company.ts'
import { machineSpeed, median } from './measure.ts'
import { type Report, figure } from './report.ts'

const goal = 80
/** A screen may take so many times what its statements take without the product around them. */
const ratioGoal = 8
/** A report is not a screen: its first rows may take a second. */
const reportGoal = 1_000
const isReport = ({ name }: { name: string }) => name.startsWith('report: ')

/**
 * What the screens ask in a company of 50.000 people, one request at a time, by HTTP of the API as
 * it runs. `BENCH_DATA=folder` keeps the database there for the next time, `SCREENS=text` asks only
 * what has the text in its name.
 */
export function load(): Promise<Report> {
  return inCrowd(async ({ site, screens, ownerUrl }) => {
    const wanted = process.env['SCREENS'] ?? ''
    // The bare server is known to answer when it answers the shell.
    const asked = screens.filter(({ name }) => name === 'me' || name.includes(wanted))
    const before = machineSpeed()
    const measured = await besideBare(site, ownerUrl, asked)
    return reported(measured, `Machine: ${before}; at the end: ${machineSpeed()}.`)
  })
}

function reported(measured: readonly Measured[], speed: string): Report {
  const worst = ({ times }: Measured) => Math.max(...times)
  const slowest = (values: readonly number[]) => Math.max(0, ...values)
  const ofScreens = measured.filter((one) => !isReport(one))
  return {
    title: `Load: what screens ask in a company of ${figure(people)} people, by HTTP`,
    head: ['asked', 'median ms', 'worst ms', 'bare ms', '× bare', 'statements', 'kB'],
    rows: measured.map((one) => [
      one.name,
      one.refused || figure(median(one.times)),
      figure(worst(one)),
      figure(median(one.bare)),
      figure(timesBare(one)),
      figure(one.statements),
      figure(one.bytes / 1_000),
    ]),
    goals: [
      {
        text: `screens whose median is above ${goal} ms`,
        value: ofScreens.filter(({ times }) => !(median(times) <= goal)).length,
        most: 0,
      },
      {
        text: `screens above ${ratioGoal} times their statements alone`,
        value: measured.filter((one) => !(timesBare(one) <= ratioGoal)).length,
        most: 0,
      },
      {
        text: 'ms to the first rows of a report, at the median',
        value: slowest(measured.filter(isReport).map(({ times }) => median(times))),
        most: reportGoal,
      },
    ],
    notes: [
      speed,
      'Bare: a server of its own that sends the same statements and writes their rows as JSON.',
      'Each is asked until two answers in a row take as long, then in turns with the bare one.',
    ],
  }
}
