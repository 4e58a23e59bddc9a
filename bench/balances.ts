import { readFileSync } from 'node:fs'
import { VacationBalanceReport, VacationConfig } from '#generated/operations/vacations.ts'
import { balancesAt } from '#modules/time/vacations/server/balances.queries.ts'
import { publicId } from '#platform/model/ids.ts'
import { openDatabase, sql } from '#platform/server/sql/db.ts'
import { beside, head, rowOf } from './time/bare-pairs.ts'
import { openTimeSite } from './time/world.ts'
import type { Report } from './report.ts'

const days = ['2026-09-15', '2025-12-31', '2028-02-29', '2026-03-31'] as const

/**
 * The vacation balances of 50.000 people on a day, in the one statement of the report, beside the
 * sum of their entries alone; and what the screens ask by HTTP: a page of everybody's balances, and
 * one's own.
 */
export async function balances(): Promise<Report> {
  const { companyId, owner, ownerUrl, site, close } = await openTimeSite()
  const db = openDatabase(ownerUrl, { connections: 1 })
  try {
    const session = { companyId, userId: null, loginId: null, acting: true, traceId: 'bench' }
    const { rows } = await owner.query<{ id: string }>(
      'select id from user_contract where company_id = $1',
      [companyId],
    )
    const ids = rows.map(({ id }) => Number(id))
    const config = await beside({
      name: 'own balance, by HTTP',
      run: () =>
        site.weigh(String(VacationConfig), {
          input: { userContractId: publicId('contract', 77) },
        }),
      bare: () =>
        owner.query(
          `select pool, sum(units) from vacation_entry
           where company_id = $1 and user_contract_id = 77 group by pool`,
          [companyId],
        ),
    })
    const page = await beside({
      name: 'a page of balances, by HTTP',
      run: () =>
        site.weigh(String(VacationBalanceReport), { filter: {}, page: { number: 1, size: 30 } }),
      bare: () =>
        owner.query(
          `select user_contract_id, pool, sum(units) from vacation_entry
           where company_id = $1 and user_contract_id <= 30 group by 1, 2`,
          [companyId],
        ),
    })
    const before = await processorOf(db, session)
    let asked = 0
    const all = await beside({
      name: '50.000 balances at a date, one statement',
      run: () =>
        db.withTenant(session, async (tx) => {
          const day = days[(asked += 1) % days.length] ?? days[0]
          return (await balancesAt(tx, ids, day)).size
        }),
      bare: () =>
        owner.query(
          `select user_contract_id, pool, sum(units) from vacation_entry
           where company_id = $1 and effective_on <= '2026-09-15' group by 1, 2`,
          [companyId],
        ),
    })
    const spent = ((await processorOf(db, session)) - before) / asked
    return {
      title: 'Balances: vacation days on a date in a company of 50.000 people',
      head,
      rows: [all, page, config].map(rowOf),
      goals: [
        { text: 'ms for 50.000 balances', value: all.ms, most: 1_000 },
        { text: 'ms of processor of the database for them', value: spent, most: 1_000 },
        { text: 'ms for one’s own balance', value: config.ms, most: 80 },
      ],
    }
  } finally {
    await db.close()
    await close()
  }
}

/** Milliseconds of processor that the one connection's process has used, as Linux counts them. */
async function processorOf(
  db: ReturnType<typeof openDatabase>,
  session: Parameters<typeof db.withTenant>[0],
): Promise<number> {
  const pid = await db.withTenant(session, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    return rows[0]?.pid ?? 0
  })
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  // A tick of Linux is a hundredth of a second.
  return ((user ?? 0) + (system ?? 0)) * 10
}
