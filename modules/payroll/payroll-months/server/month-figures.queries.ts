import { type Reach, reachesWhole } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { CompanyCache } from '#platform/server/cache/company-cache.ts'
import { type Totals, totalsOf } from '#modules/payroll/payroll-frame/model/totals.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'

type OpenMonth = { id: number; businessId: number; yearMonth: number; type: string }

const counts = new CompanyCache<ReadonlyMap<number, number>>(200)

/**
 * How many contracts each open month has or, for settlements, how many end in it: the number that a
 * calculation would answer.
 */
export async function contractCounts(
  context: Context,
  months: readonly OpenMonth[],
): Promise<ReadonlyMap<number, number>> {
  if (months.length === 0) return new Map()
  const key = months.map(({ id, businessId, yearMonth, type }) => [id, businessId, yearMonth, type])
  return counts.of(context, key, () => countContracts(context, months))
}

/**
 * The people in payroll are read as a whole (`offset 0`): checking 10.000 contracts one by one took
 * most of the time.
 */
async function countContracts({ client, session }: Context, months: readonly OpenMonth[]) {
  const { rows } = await client.query<{ id: number; contracts: number }>(
    `select m.id, count(c.id)::int as contracts
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::text[])
       as m (id, business_id, first, last, type)
     left join (user_contract c join (select id from user_business
         where company_id = $1 and in_payroll offset 0) b on b.id = c.user_business_id)
       on c.company_id = $1 and c.business_id = m.business_id and c.status = 'ACTIVE'
       and c.initial_date <= m.last and (c.final_date is null or c.final_date >= m.first)
       and (m.type <> 'SETTLEMENT' or c.final_date <= m.last)
     group by m.id`,
    [
      session.companyId,
      months.map((month) => month.id),
      months.map((month) => month.businessId),
      months.map((month) => firstDay(month.yearMonth)),
      months.map((month) => lastDay(month.yearMonth)),
      months.map((month) => month.type),
    ],
  )
  return new Map(rows.map((row) => [row.id, row.contracts]))
}

type Process = {
  id: number
  businessId: number
  type: string
  currentRunId: number | null
  totals: unknown
  ownFigures: unknown
}

/**
 * Totals of some processes, over the people whose pay the actor may see: the stored totals for an
 * actor who sees everybody of the razón social, otherwise the sum of the visible rows. A larger
 * total would reveal, beside those rows, the pay of a single hidden person. Each total says how
 * many people it covers. Processes without results, or whose pay the actor may not see, have none.
 */
export async function totalsInSight(
  context: Context,
  processes: readonly Process[],
): Promise<ReadonlyMap<number, Totals>> {
  const known = processes.filter(({ totals, ownFigures }) => (totals ?? ownFigures) !== null)
  const byType = Map.groupBy(known, ({ type }) => (type in results ? type : 'PAYROLL'))
  const byMonth = new Map<number, Totals>()
  for (const [type, own] of byType) {
    const rights = results[type]?.rights ?? ['payslips.read']
    if (!rights.every((right) => context.can(right))) continue
    const reaches = rights.map((right) => context.reach(right))
    for (const [id, totals] of await sumsOf(context, reaches, type, own)) byMonth.set(id, totals)
  }
  return byMonth
}

/** The totals of processes of one kind: stored ones, and one statement for those seen in part. */
async function sumsOf(
  context: Context,
  reaches: readonly Reach[],
  type: string,
  processes: readonly Process[],
): Promise<[number, Totals][]> {
  const isWhole = (one: Process) => reaches.every((reach) => reachesWhole(reach, one.businessId))
  const [whole, part] = [processes.filter(isWhole), processes.filter((one) => !isWhole(one))]
  const ids = part.map(({ id }) => id)
  const sums = ids.length === 0 ? [] : await sumRows(context, reaches, type, ids)
  const byId = new Map(sums.map(({ id, ...totals }) => [id, totals]))
  return [
    ...whole.map(({ id, ...one }): [number, Totals] => [
      id,
      totalsOf(one.totals ?? one.ownFigures),
    ]),
    ...part.map(({ id }): [number, Totals] => [id, byId.get(id) ?? totalsOf(undefined)]),
  ]
}

type Kept = { from: string; sums: string; rights?: readonly Permission[] }

/**
 * For each kind of process besides the payroll: the table of its results, the sums, and the
 * permission that opens them.
 */
const results: Readonly<Record<string, Kept>> = {
  ADVANCE: {
    from: 'salary_advance',
    sums: 'r.amount, r.amount, 0, 0, null::bigint',
    rights: ['payslips.read', 'userItems.read'],
  },
  ADDITIONAL: {
    from: 'additional_payment',
    sums: 'r.net, r.earnings, r.deductions, r.employer_cost, r.base_run_id',
  },
  SETTLEMENT: {
    from: 'settlement_payslip',
    sums: 'r.net, r.earnings, r.deductions, r.employer_cost, r.base_run_id',
  },
}

/** A result is as confidential as the payslip that it rests on. */
function rowsOf(type: string, ids: readonly number[]) {
  const kept = results[type]
  if (!kept) {
    return sql`(select p.company_id, p.payroll_month_id, p.user_contract_id, p.user_id, p.net,
      p.earnings, p.deductions, p.employer_cost, p.snapshot
    from payroll_month m join payslip p on p.company_id = m.company_id
      and p.payroll_run_id = m.current_run_id
    where m.company_id = app.current_company() and m.id = any(${[...ids]}::bigint[]))`
  }
  return sql`(select r.company_id, r.payroll_month_id, r.user_contract_id, r.user_id, r.net,
    r.earnings, r.deductions, r.employer_cost, base.snapshot
  from (select r.company_id, r.payroll_month_id, r.user_contract_id, r.user_id,
      ${sql.raw(kept.sums)}
      from ${sql.table(kept.from)} r
      where r.company_id = app.current_company()
        and r.payroll_month_id = any(${[...ids]}::bigint[]))
    as r (company_id, payroll_month_id, user_contract_id, user_id, net, earnings, deductions,
      employer_cost, base_run_id)
  left join payslip base on base.company_id = r.company_id
    and base.payroll_run_id = r.base_run_id and base.user_contract_id = r.user_contract_id)`
}

type Sum = Totals & { id: number }

async function sumRows(
  { tx, actor }: Context,
  reaches: readonly Reach[],
  type: string,
  ids: readonly number[],
): Promise<Sum[]> {
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  const within = reaches.map((reach) => payslipWithin(reach, columns, actor.userId))
  const { rows } = await sql<Sum>`select payslip.payroll_month_id as id,
      count(*)::int as payslips, sum(payslip.net)::bigint as net,
      sum(payslip.earnings)::bigint as earnings, sum(payslip.deductions)::bigint as deductions,
      sum(payslip.employer_cost)::bigint as "employerCost"
    from ${rowsOf(type, ids)} payslip
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = payslip.user_contract_id
    where ${sql.join(within, sql` and `)}
    group by payslip.payroll_month_id`.execute(tx)
  return rows
}
