import { setTimeout as sleep } from 'node:timers/promises'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { median } from './measure.ts'
import { makeCrowd } from './pipeline/crowd.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite, type Site } from './pipeline/site.ts'
import { type Report, figure } from './report.ts'

const contracts = 10_000
const rounds = 5

/**
 * The whole way by HTTP, against the API and a worker in processes of their own: «Calcular» is
 * pressed, everybody is calculated, the warnings of the checks are answered for, the month is
 * closed, its payslips are released, with mails.
 */
export async function product(): Promise<Report> {
  const database = await openBenchDatabase()
  const crowd = await makeCrowd(database.owner, contracts)
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('superadmin', demoPassword)
    await site.call('simulateCompany', { companyId: publicId('company', crowd.companyId) })
    const month = publicId('payrollMonth', crowd.monthId)
    const ways: Way[] = []
    for (let round = 0; round < rounds; round += 1) {
      ways.push(await walked(site, month))
      await site.call('reopenPayrollMonth', { id: month, reason: 'Otra vuelta' })
    }
    return reported(ways)
  } finally {
    await site.close()
    await database.close()
  }
}

/** Milliseconds of each part. */
type Way = Readonly<Record<'calculate' | 'check' | 'close' | 'release', number>>

async function walked(site: Site, month: string): Promise<Way> {
  const [, calculate] = await timed(() => site.calculated(month))
  const [, check] = await timed(() => answered(site, month))
  const [, close] = await timed(() =>
    site.call('closePayrollMonth', { id: month, acceptErrors: true }),
  )
  const [, release] = await timed(async () => {
    await site.call('releasePayslips', { payrollMonthId: month })
    while ((await releaseOf(site, month)).waiting > 0) await sleep(100)
  })
  return { calculate, check, close, release }
}

/** The checks are looked at, and one note is written for all their warnings. */
async function answered(site: Site, payrollMonthId: string): Promise<void> {
  const { counts } = await site.ask<{ counts: { warnings: number } }>(
    'payrollChecks',
    'PayrollChecksInput',
    { payrollMonthId },
    'counts { warnings }',
  )
  if (counts.warnings === 0) return
  const waiting = counts.warnings
  await site.call('notePayrollChecks', { payrollMonthId, note: 'Revisado', waiting })
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

const releaseOf = (site: Site, payrollMonthId: string) =>
  site.ask<{ waiting: number }>('payslipRelease', 'OfProcess', { payrollMonthId }, 'waiting')

function reported(ways: readonly Way[]): Report {
  const middle = (part: keyof Way) => median(ways.map((way) => way[part]))
  const whole = median(
    ways.map(({ calculate, check, close, release }) => calculate + check + close + release),
  )
  const row = (text: string, milliseconds: number) => [
    text,
    figure(milliseconds),
    figure((milliseconds * 1_000) / contracts),
  ]
  return {
    title: `Product: ${figure(contracts)} contracts by HTTP, medians of ${rounds} rounds`,
    head: ['from the click to the answer', 'ms', 'µs/payslip'],
    rows: [
      row('«Calcular» until everybody is calculated', middle('calculate')),
      row('checks looked at, warnings answered for', middle('check')),
      row('«Cerrar mes»', middle('close')),
      row('«Liberar» until everybody may see theirs', middle('release')),
      row('the whole', whole),
    ],
    goals: [{ text: 'seconds from the click to published', value: whole / 1_000, most: 60 }],
    notes: [
      'Published elsewhere, per payslip: Frappe HR 92 ms, Odoo 9 s (their own reports).',
      'The first round sends 10.000 mails to the outbox; the others carry what did not change.',
    ],
  }
}
