import type pg from 'pg'
import { amountTables } from './amounts.ts'

/**
 * Columns that hold numbers and no amount: which row, which month, how many, in what order. Of
 * every other number in a row of somebody it is assumed that it says what they earn.
 */
const notAmounts = new RegExp(
  `^(${[
    'id|.*_id|version|revision|origin_id|seq|change_seq|audit_seq|number|.*_by|reminders',
    '.*_month|months|year|.*_days|days_.*|hours_.*|.*_hours|accrued_.*',
    '.*_quotas|quotas|size|.*burdens|fixed_term_renewals|nationality_previred',
    // Days of vacation, in 1/720 of a day.
    'units|.*_units',
    // The last closed month that came before an answer.
    'late_until|settled_until',
    // Places in a file that is declared.
    'n|line|field',
    // Units of work that were done.
    'quantity',
  ].join('|')})$`,
)

/** Numbers that say where a cost is booked, and nothing of what somebody earns. */
const notPay: readonly string[] = ['cost_center_contract.percentage']

type Column = { table: string; column: string; type: string }

/**
 * Changes every amount of some people in every table that has them, bypassing the walls and without
 * a trace: the answers to somebody who may not see those people must not change with it. The
 * columns come from the database itself, so that new tables are included.
 */
export async function changeAmounts(
  owner: pg.Client,
  companyId: number,
  userIds: readonly number[],
): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  const columns = await amountColumns(owner)
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const whose = await ownerOf(owner, table)
    if (!whose) continue
    // An amount that is looked for becomes an odd one, and every other one an even one.
    const more = amountTables.has(table) ? 77 : 78
    const sets = own.map(
      ({ column, type }) => `${column} = ${other[type]?.(column, more) ?? column}`,
    )
    await owner.query(
      `update ${table} t set ${sets.join(', ')}
       where t.company_id = $1 and ${whose} = any($2::bigint[])`,
      [companyId, userIds],
    )
  }
  await sumAgain(owner, companyId)
  await owner.query('commit')
}

/** What becomes of an amount of 1.000 pesos or more that is looked for. */
export const changedAmount = (amount: number): number => amount * 2 + 77

/** Another amount of the same kind: nothing that rounds to the one before. */
const other: Readonly<Record<string, (column: string, more: number) => string>> = {
  bigint: changed,
  integer: changed,
  numeric: (column, more) =>
    `case when ${column} >= 1000 then ${column} * 2 + ${more} else ${column} + 0.5 end`,
  'bigint[]': (column, more) =>
    `(select array_agg(case when abs(v) >= 10000 then v * 2 + ${more} else v end order by at)
      from unnest(${column}) with ordinality as x (v, at))`,
  account: (column) => `translate(${column}, '0123456789', '5678901234')`,
}

function changed(column: string, more: number): string {
  return `case when abs(${column}) >= 1000 then ${column} * 2 + ${more} else ${column} end`
}

async function amountColumns(owner: pg.Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, a.attname as column,
       case when a.attname = 'account_number' then 'account'
         else format_type(a.atttypid, null) end as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped
     where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
       and (a.attname = 'account_number'
         or format_type(a.atttypid, null) in ('bigint', 'integer', 'numeric', 'bigint[]'))
     order by 1, 2`,
  )
  return rows.filter(
    ({ table, column }) => !notAmounts.test(column) && !notPay.includes(`${table}.${column}`),
  )
}

/** Whose a row of a table is, as an expression; nothing when it is nobody's. */
async function ownerOf(owner: pg.Client, table: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [table],
  )
  const names = new Set(rows.map(({ name }) => name))
  const ofContract = (column: string) =>
    `(select c.user_id from user_contract c where c.company_id = t.company_id and c.id = ${column})`
  if (table === 'audit_event' || table === 'file' || table === 'job' || table === 'users') return
  if (names.has('user_id')) return 't.user_id'
  if (names.has('user_contract_id')) return ofContract('t.user_contract_id')
  if (names.has('loan_id')) {
    return `(select l.user_id from employer_loan l
      where l.company_id = t.company_id and l.id = t.loan_id)`
  }
  if (names.has('user_item_id')) {
    return ofContract(`(select i.user_contract_id from user_item i
      where i.company_id = t.company_id and i.id = t.user_item_id)`)
  }
  return ownerByKey(owner, table)
}

/** Whose a row is by the row that it belongs to: a line of a finiquito, a payment of a subsidy. */
async function ownerByKey(owner: pg.Client, table: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ column: string; target: string; own: string }>(
    `select a.attname as column, k.confrelid::regclass::text as target, o.attname as own
     from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     join pg_attribute i on i.attrelid = k.confrelid and i.attnum = k.confkey[2]
       and i.attname = 'id'
     join pg_attribute o on o.attrelid = k.confrelid
       and o.attname in ('user_id', 'user_contract_id')
     where k.contype = 'f' and k.conrelid = $1::regclass and array_length(k.conkey, 1) = 2
     order by o.attname desc, a.attname limit 1`,
    [table],
  )
  const [key] = rows
  if (!key) return undefined
  const whose = `(select r.${key.own} from ${key.target} r
    where r.company_id = t.company_id and r.id = t.${key.column})`
  if (key.own === 'user_id') return whose
  return `(select c.user_id from user_contract c
    where c.company_id = t.company_id and c.id = ${whose})`
}

/** What runs and processes remember of their sums follows, as if it had been calculated so. */
async function sumAgain(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query(
    `update payroll_run r set totals = totals || (select jsonb_build_object(
       'net', coalesce(sum(p.net), 0), 'earnings', coalesce(sum(p.earnings), 0),
       'deductions', coalesce(sum(p.deductions), 0),
       'employerCost', coalesce(sum(p.employer_cost), 0))
       from payslip p where p.company_id = r.company_id and p.payroll_run_id = r.id)
     where r.company_id = $1 and r.totals ? 'net'`,
    [companyId],
  )
  for (const [type, table, net] of [
    ['ADVANCE', 'salary_advance', 'amount'],
    ['ADDITIONAL', 'additional_payment', 'net'],
    ['SETTLEMENT', 'settlement_payslip', 'net'],
  ] as const) {
    await owner.query(
      `update payroll_month m set figures = figures || (select jsonb_build_object('net',
         coalesce(sum(t.${net}), 0)) from ${table} t
         where t.company_id = m.company_id and t.payroll_month_id = m.id)
       where m.company_id = $1 and m.type = $2 and m.figures is not null`,
      [companyId, type],
    )
  }
}
