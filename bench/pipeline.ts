import { median } from './measure.ts'
import { bareCopy, encodedRows, makeBareTables } from './pipeline/bare.ts'
import { makeCrowd } from './pipeline/crowd.ts'
import { type BenchDatabase, openBenchDatabase } from './pipeline/server.ts'
import type { Spans } from './pipeline/spans.ts'
import { type RunAnswer, startWorker } from './pipeline/process.ts'
import { type Report, figure } from './report.ts'
import type { Stages } from './pipeline/stages.ts'
import { type Written, writtenOf } from './pipeline/written-rows.ts'

/** With this many contracts and more, fewer rounds: one takes too long. */
const many = 100_000

/**
 * A month calculated by the real job, from the tables to the tables, against a COPY of the same
 * payslips and nothing else, on a database of its own that is forced to disk as in `npm start`.
 */
export async function pipeline(sizes: readonly number[] = [10_000, many]): Promise<Report> {
  const database = await openBenchDatabase()
  try {
    await makeBareTables(database.owner)
    const measured: Measured[] = []
    for (const contracts of sizes) measured.push(await measure(database, contracts))
    return reported(measured)
  } finally {
    await database.close()
  }
}

type Round = RunAnswer & { readonly bare: number; readonly tied: number }
type Measured = {
  readonly contracts: number
  readonly rounds: readonly Round[]
  readonly written: Written
  readonly stages: Stages
}

async function measure({ owner, ownerUrl }: BenchDatabase, contracts: number): Promise<Measured> {
  const crowd = await makeCrowd(owner, contracts)
  const worker = startWorker(ownerUrl)
  // The first run warms the process up, and leaves the rows to copy and their statistics.
  await worker.run(crowd)
  await owner.query('analyze')
  const rows = await encodedRows(owner, crowd)
  const rounds: Round[] = []
  for (let round = 0; round < (contracts < many ? 7 : 5); round += 1) {
    const ours = await worker.run(crowd)
    const bare = await bareCopy(owner, 'bare_payslip', rows)
    const tied = await bareCopy(owner, 'bare_payslip_tied', rows)
    rounds.push({ ...ours, bare, tied })
  }
  const stages = await worker.stages(crowd)
  await worker.stop()
  return { contracts, rounds, stages, written: await writtenOf(owner, crowd) }
}

const middle = ({ rounds }: Measured, of: 'milliseconds' | 'processor' | 'bare' | 'tied') =>
  median(rounds.map((round) => round[of]))

const timesCopy = ({ rounds }: Measured) =>
  median(rounds.map(({ milliseconds, tied }) => milliseconds / tied))

function reported(all: readonly Measured[]): Report {
  const last = all.at(-1)
  if (last === undefined) throw new RangeError('nothing was measured')
  return {
    title:
      'Pipeline: a month by the real job, against a COPY of the same payslips; rounds in turns',
    head: ['contracts', ...all.map(({ contracts }) => figure(contracts))],
    rows: rowsOf(all),
    goals: [
      {
        text: 'times a COPY of the same rows with the same keys, of the most contracts',
        value: timesCopy(last),
        most: 2,
      },
      {
        text: 'share of calculating in the whole, of the most contracts',
        value: (last.stages.kernels * last.contracts) / 1_000 / middle(last, 'milliseconds'),
        most: 0.15,
      },
      {
        text: 'contracts with neither payslip nor reason',
        value: all.reduce((sum, { written }) => sum + written.missing, 0),
        most: 0,
      },
      {
        text: 'stored payslips that the tree evaluator makes otherwise',
        value: all.reduce((sum, { written }) => sum + written.different, 0),
        most: 0,
      },
    ],
    notes: [
      'Two batches are under way at once, so what the parts wait adds up to more than the whole.',
      'COPY alone: the rows ready in memory, one transaction, the same indexes, no foreign keys,',
      'no triggers, no row-level security. Both tables are forced to disk at each commit.',
      ...all.map(
        ({ contracts, written }) =>
          `${figure(contracts)} contracts: ${figure(written.failed)} have no payslip and say why.`,
      ),
    ],
  }
}

function rowsOf(all: readonly Measured[]): Report['rows'] {
  const row = (text: string, of: (one: Measured) => number): readonly string[] => [
    text,
    ...all.map((one) => figure(of(one))),
  ]
  const each = (of: (spans: Spans) => number) => (one: Measured) =>
    (median(one.rounds.map(({ spans }) => of(spans))) * 1_000) / one.contracts
  return [
    row('rounds', ({ rounds }) => rounds.length),
    row('calculate and persist, ms', (one) => middle(one, 'milliseconds')),
    row('payslips/s', (one) => (one.contracts * 1_000) / middle(one, 'milliseconds')),
    row('COPY alone, ms', (one) => middle(one, 'bare')),
    row('times COPY alone', ({ rounds }) =>
      median(rounds.map(({ milliseconds, bare }) => milliseconds / bare)),
    ),
    row('COPY with foreign keys, ms', (one) => middle(one, 'tied')),
    row('times COPY with foreign keys', timesCopy),
    row(
      'µs/payslip: processor of the worker',
      (one) => (middle(one, 'processor') * 1_000) / one.contracts,
    ),
    row(
      'µs/payslip: gather (SQL, rows to objects)',
      each(({ gather }) => gather),
    ),
    row('µs/payslip: input and facts', ({ stages }) => stages.facts),
    row('µs/payslip: kernels', ({ stages }) => stages.kernels),
    row('µs/payslip: rows and encoding', ({ stages }) => stages.encode),
    row(
      'µs/payslip: INSERT, keys, indexes',
      each(({ insert }) => insert),
    ),
    row(
      'µs/payslip: publish',
      each(({ publish }) => publish),
    ),
    row(
      'µs/payslip: opening, commits, progress',
      each(({ rest }) => rest),
    ),
    row('peak memory of the process, MB', ({ rounds }) => rounds.at(-1)?.peakMb ?? 0),
    row('bytes of a payslip', ({ written }) => written.bytesEach),
  ]
}
