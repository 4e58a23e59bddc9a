import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { appUrl } from '../database/migrate.ts'
import { type Crowd, makeCrowd } from './pipeline/crowd.ts'
import type { Printed } from './pipeline/printer.ts'
import { startWorker } from './pipeline/process.ts'
import { type BenchDatabase, openBenchDatabase } from './pipeline/server.ts'
import { type Report, figure } from './report.ts'

const few = 1_000
const many = 10_000

/**
 * The payslips of a month on paper by the real job, from the rows to the stored file: a zip with a
 * PDF for each person, and all in one PDF. Each in a process of its own, whose memory is read.
 */
export async function paper(sizes: readonly number[] = [few, many]): Promise<Report> {
  const database = await openBenchDatabase()
  try {
    const rounds: Round[] = []
    for (const contracts of sizes) {
      const crowd = await calculated(database, contracts)
      for (const format of ['ZIP', 'PDF']) {
        const found = await printedApart(database, crowd, format)
        rounds.push({ contracts, format, ...found })
      }
    }
    return reported(rounds)
  } finally {
    await database.close()
  }
}

type Round = Printed & { readonly contracts: number; readonly format: string }

async function calculated({ owner, ownerUrl }: BenchDatabase, contracts: number): Promise<Crowd> {
  const crowd = await makeCrowd(owner, contracts)
  const worker = startWorker(ownerUrl)
  await worker.run(crowd)
  await worker.stop()
  await owner.query('analyze')
  return crowd
}

async function printedApart({ ownerUrl }: BenchDatabase, crowd: Crowd, format: string) {
  const child = fork(path.join(import.meta.dirname, 'pipeline/printer.ts'), [
    appUrl(ownerUrl),
    String(crowd.companyId),
    String(crowd.monthId),
    format,
  ])
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the printer ended with ${String(code)}`)
  })
  const [found] = (await Promise.race([once(child, 'message'), died])) as [Printed]
  await died.catch(() => undefined)
  return found
}

function reported(rounds: readonly Round[]): Report {
  const of = (contracts: number, format: string) =>
    rounds.find((round) => round.contracts === contracts && round.format === format)
  const [small, large] = [of(few, 'ZIP'), of(many, 'ZIP')]
  const each = (value: number, { contracts }: Round) => figure(value / contracts)
  return {
    title: 'Paper: the payslips of a month printed by the real job, stored as they are made',
    head: ['payslips', 'as', 'ms each', 'processor, ms each', 'kB each', 'peak memory, MB'],
    rows: rounds.map((round) => [
      figure(round.contracts),
      round.format === 'ZIP' ? 'a PDF each, in a zip' : 'one PDF',
      each(round.milliseconds, round),
      each(round.processor, round),
      each(round.bytes / 1000, round),
      figure(round.peakMb),
    ]),
    goals: [
      {
        text: 'milliseconds for each PDF, of the most payslips',
        value: (large?.milliseconds ?? Number.NaN) / many,
        most: 5,
      },
      {
        text: `peak memory with ${figure(many)} against ${figure(few)}`,
        value: (large?.peakMb ?? Number.NaN) / (small?.peakMb ?? Number.NaN),
        most: 1.5,
      },
    ],
    notes: ['Two threads lay out; the first reads rows, takes documents apart and writes.'],
  }
}
