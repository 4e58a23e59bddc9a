import { awayQuery } from './away.ts'
import { reviewedQuery } from './reviewed.ts'

/**
 * What every statement is given: 1 the company, 2 the run, 3 last month's run, 4 the month as a
 * number, 5 the razón social, 6 and 7 the month's first and last day, 8 the instant of the
 * question, 9 the holidays of the month. Named once, so that each has its type whether or not a
 * rule reads it.
 */
const given = `given as (select $1::bigint as company, $2::bigint as run, $3::bigint as before,
  $4::int as month, $5::bigint as business, $6::date as first, $7::date as last,
  $8::timestamptz as at, $9::date[] as holidays)`

/** The rows beside each payslip of a run, and the rules over them, in one statement. */
export const findingsQuery = (expressions: readonly string[]): string => `
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
), ${awayQuery}, ${reviewedQuery}, looked as (
  select p.user_contract_id, array_remove(array[
    ${expressions.join(',\n    ')}
  ], null) as found
  from payslip p
  join user_contract c on c.company_id = $1 and c.id = p.user_contract_id
  join users u on u.company_id = $1 and u.id = p.user_id
  left join user_contract_version t on t.company_id = $1 and t.user_contract_id = c.id
    and t.superseded_at is null
    and t.valid @> least(coalesce(c.final_date, $7::date), $7::date)
  left join user_version v on v.company_id = $1 and v.user_id = p.user_id
    and v.superseded_at is null
    and v.valid @> least(coalesce(c.final_date, $7::date), $7::date)
  left join payslip q on q.company_id = $1 and q.payroll_run_id = $3
    and q.user_contract_id = p.user_contract_id
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
  where p.company_id = $1 and p.payroll_run_id = $2
)
select l.user_contract_id as contract_id, one.found from looked l
cross join lateral unnest(l.found) as one (found)`

/** The queries of rules as one, each naming its rule. */
export const setQuery = (rules: readonly { code: string; query: string }[]): string =>
  `with ${given}\n${rules.map(named).join('\nunion all\n')}`

const named = ({ code, query }: { code: string; query: string }) =>
  `select found.contract_id, jsonb_build_array('${code}') || found.figures as found
   from (${query}) found`
