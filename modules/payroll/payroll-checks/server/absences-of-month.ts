/**
 * The registered absences of each contract in the month, as `away`: the days its payslip should
 * have, requests without an answer, leaves without documents. Days are those on which the absence
 * counts.
 */
export const absencesOfMonth = `away as (
  select a.user_contract_id,
    count(*) filter (where a.response_status = 'PENDING') as pending,
    min(a.start_date) filter (where a.response_status = 'PENDING') as pending_since,
    sum(case when a.half_day then days.all / 2.0 else days.all end) filter (where leave)
      as license_days,
    min(a.start_date) filter (where leave) as license_since,
    bool_or(leave and a.subtype <> 'WORK_ACCIDENT') as common,
    bool_or(leave and a.subtype = 'WORK_ACCIDENT') as accident,
    sum(days.all) filter (where approved and not a.half_day and a.pay = 'WITHOUTPAY'
      and a.type in ('LEAVE', 'WORK_SUSPENSION')) as unpaid_days,
    sum(days.work) filter (where approved and not a.half_day and a.pay = 'WITHOUTPAY'
      and a.type = 'NOT_WORKED') as missed_days,
    count(*) filter (where leave and bare) as bare,
    min(a.start_date) filter (where leave and bare) as bare_since,
    min(a.start_date) filter (where leave and a.continuous_license and not exists (
      select from absence earlier where earlier.company_id = $1
        and earlier.user_contract_id = a.user_contract_id and earlier.type = 'LICENSE'
        and earlier.response_status = 'APPROVED' and earlier.end_date = a.start_date - 1
    )) as orphan_since
  from absence a
  join user_contract c on c.company_id = $1 and c.id = a.user_contract_id and c.business_id = $5
  cross join lateral (select a.response_status = 'APPROVED' as approved,
    a.response_status = 'APPROVED' and a.type = 'LICENSE' as leave,
    a.file_id is null and coalesce(a.license_number, '') = '' as bare) what
  cross join lateral (select count(*)::int as all, count(*) filter (
      where extract(isodow from day) < 6 and not (day::date = any($9::date[])))::int as work
    from generate_series(
      greatest(coalesce(a.application_start_date, a.start_date), $6::date, c.initial_date),
      least(coalesce(a.application_end_date, a.end_date), $7::date, c.final_date),
      interval '1 day') day) days
  where a.company_id = $1 and a.response_status in ('PENDING', 'APPROVED')
    and coalesce(a.application_start_date, a.start_date) <= $7::date
    and coalesce(a.application_end_date, a.end_date) >= $6::date
    and days.all > 0
  group by a.user_contract_id
)`
