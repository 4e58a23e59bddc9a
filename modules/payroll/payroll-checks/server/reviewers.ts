import { isMailAddressSql } from '#platform/server/mail/mail.ts'
import { WORK_MAIL } from '#modules/payroll/payroll-frame/server/index.ts'
import { fingerprintSql } from '#modules/payroll/payroll-review/server/index.ts'

/**
 * Who reviewed each payslip and how each person can be notified: `signed` the sign-off in
 * «Comparar», `answered` the last note about a contract, `addressed` mail and login of each
 * contract, `reached` how many contracts have them.
 */
export const reviewedQuery = `signed as (
  select r.user_contract_id, r.fingerprint <> ${fingerprintSql('q', 'p')} as changed,
    (r.reviewed_at at time zone 'America/Santiago')::date as reviewed_on
  from payslip_review r
  join payslip p on p.company_id = $1 and p.payroll_run_id = $2
    and p.user_contract_id = r.user_contract_id
  left join payslip q on q.company_id = $1 and q.payroll_run_id = $3
    and q.user_contract_id = r.user_contract_id
  where r.company_id = $1 and r.payroll_month_id
    = (select payroll_month_id from payroll_run where company_id = $1 and id = $2)
), answered as (
  select distinct on (n.user_contract_id) n.user_contract_id, n.payslip_net,
    n.payslip_print <> md5(p.results::text) as changed,
    (n.written_at at time zone 'America/Santiago')::date as written_on
  from payroll_check_note n
  join payslip p on p.company_id = $1 and p.payroll_run_id = $2
    and p.user_contract_id = n.user_contract_id
  where n.company_id = $1 and n.payslip_print is not null and n.payroll_month_id
    = (select payroll_month_id from payroll_run where company_id = $1 and id = $2)
  order by n.user_contract_id, n.id desc
), addressed as materialized (
  select p.user_contract_id, coalesce(l.user_id is not null, false) as login,
    ${isMailAddressSql(WORK_MAIL)} as mail,
    coalesce(old.mailed, false) as was_mailed
  from run_people p
  join user_contract c on c.company_id = $1 and c.id = p.user_contract_id
  left join user_business link on link.company_id = $1 and link.id = c.user_business_id
  left join user_version person on person.company_id = $1 and person.user_id = p.user_id
    and person.superseded_at is null and upper_inf(person.valid)
  left join (select distinct user_id from login
    where company_id = $1 and not is_disabled) l on l.user_id = p.user_id
  left join payslip_release old on old.company_id = $1 and old.payroll_run_id = $3
    and old.user_contract_id = p.user_contract_id
), reached as (
  select count(*) as all, count(*) filter (where mail) as by_mail,
    count(*) filter (where login) as by_login
  from addressed
)`
