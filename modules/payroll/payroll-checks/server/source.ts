import { absencesOfMonth } from './absences-of-month.ts'
import { reviewedQuery } from './reviewers.ts'

/**
 * The parameters of every statement: 1 the company, 2 the run, 3 last month's run, 4 the month as a
 * number, 5 the razón social, 6 and 7 the month's first and last day, 8 the instant of the request,
 * 9 the holidays of the month. Named once, so that each has a type even when no rule reads it.
 */
const given = `given as (select $1::bigint as company, $2::bigint as run, $3::bigint as before,
  $4::int as month, $5::bigint as business, $6::date as first, $7::date as last,
  $8::timestamptz as at, $9::date[] as holidays)`

/** An amount of a payslip as `compile.ts` writes it: scaled to its own unit, or raw. */
const scaledAmount = /\((?<row>[pq])\.(?<list>facts|results)\[(?<at>\d+)\] \/ (?<unit>10+)\.0\)/g
const amount = /(?<row>[pq])\.(?<list>facts|results)\[(?<at>\d+)\]/g

/**
 * The rules over each payslip of a run and its related rows, in one statement. Each amount that
 * rules name is extracted from its payslip once, however many rules name it.
 */
export function findingsQuery(expressions: readonly string[]): string {
  const columns = { p: new Set<string>(), q: new Set<string>() }
  const take = (row: string, value: string, name: string) => {
    columns[row === 'q' ? 'q' : 'p'].add(`, ${value} as ${name}`)
    return `${row}.${name}`
  }
  const rules = expressions
    .join(',\n    ')
    .replaceAll(scaledAmount, (_all, row, list, at, unit) =>
      take(row, `${list}[${at}] / ${unit}.0`, `${list}_${at}_${unit}`),
    )
    .replaceAll(amount, (_all, row, list, at) => take(row, `${list}[${at}]`, `${list}_${at}`))
  return findingsOver(rules, [...columns.p].join(''), [...columns.q].join(''))
}

const findingsOver = (rules: string, now: string, before: string): string => `
with ${given}, run_people as materialized (
  select p.user_id, p.user_contract_id, u.rut from payslip p
  join users u on u.company_id = $1 and u.id = p.user_id
  where p.company_id = $1 and p.payroll_run_id = $2
), shared as (
  select bank_code, account_number, count(distinct user_id) as people from payment_method
  where company_id = $1 and is_current and account_number is not null
  group by bank_code, account_number having count(distinct user_id) > 1
), same_rut as (
  select ltrim(translate(rut, '.- ', ''), '0') as rut, count(distinct user_id) as people
  from run_people group by 1 having count(distinct user_id) > 1
), recent as (
  select m.user_id, max(greatest(m.created_at, e.at)) as at
  from payment_method m
  left join audit_event e on e.company_id = $1 and e.entity = 'payment_method'
    and e.entity_id = m.id::text and e.action = 'Modificado'
    and e.at > $8::timestamptz - interval '48 hours'
    and (e.before ->> 'account_number', e.before ->> 'bank_code')
      is distinct from (e.after ->> 'account_number', e.after ->> 'bank_code')
  where m.company_id = $1 and m.is_current and (e.seq is not null
    or (m.created_at > $8::timestamptz - interval '48 hours' and exists (
      select from payment_method old where old.company_id = $1 and old.user_id = m.user_id
        and not old.is_current)))
  group by m.user_id
), ${absencesOfMonth}, ${reviewedQuery}, looked as (
  select p.user_contract_id, array_remove(array[
    ${rules}
  ], null) as found
  from (select user_id, user_contract_id${now} from payslip
    where company_id = $1 and payroll_run_id = $2 offset 0) p
  join user_contract c on c.company_id = $1 and c.id = p.user_contract_id
  join users u on u.company_id = $1 and u.id = p.user_id
  left join user_contract_version t on t.company_id = $1 and t.user_contract_id = c.id
    and t.superseded_at is null
    and t.valid @> least(coalesce(c.final_date, $7::date), $7::date)
  left join user_version v on v.company_id = $1 and v.user_id = p.user_id
    and v.superseded_at is null
    and v.valid @> least(coalesce(c.final_date, $7::date), $7::date)
  left join (select user_contract_id${before} from payslip
    where company_id = $1 and payroll_run_id = $3 offset 0) q
    on q.user_contract_id = p.user_contract_id
  left join payment_method m on m.company_id = $1 and m.user_id = p.user_id and m.is_current
  left join shared on shared.bank_code = m.bank_code
    and shared.account_number = m.account_number
  left join same_rut on same_rut.rut = ltrim(translate(u.rut, '.- ', ''), '0')
  left join recent on recent.user_id = p.user_id
  left join away on away.user_contract_id = p.user_contract_id
  left join signed on signed.user_contract_id = p.user_contract_id
  left join answered on answered.user_contract_id = p.user_contract_id
  left join addressed on addressed.user_contract_id = p.user_contract_id
  cross join reached
)
select l.user_contract_id as contract_id, one.found from looked l
cross join lateral unnest(l.found) as one (found)`

/** Items of the last year, in force or ended, of contracts of the razón social; read once. */
const entered = `contracts as materialized (
  select id, initial_date from user_contract where company_id = $1 and business_id = $5
), entered as materialized (
  select i.user_contract_id, i.item_code, i.value, i.currency, i.start_month, i.end_month,
    i.total_quotas, i.origin_month, i.carried_from, c.initial_date
  from user_item i join contracts c on c.id = i.user_contract_id
  where i.company_id = $1 and i.status = 'ACTIVE' and i.start_month <= $4
    and (i.end_month is null or i.end_month >= $4 - 100)
)`

/** Joins the queries of rules into one, with the code of each rule. */
export const setQuery = (rules: readonly { code: string; query: string }[]): string =>
  `with ${given}, ${entered}\n${rules.map(named).join('\nunion all\n')}`

const named = ({ code, query }: { code: string; query: string }) =>
  `select found.contract_id, jsonb_build_array('${code}') || found.figures as found
   from (${query}) found`
