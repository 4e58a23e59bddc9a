import { bookedGroups } from '#modules/payroll/month-parts/server/index.ts'

bookedGroups.by(
  'accounting',
  `select newest.group_id from (
      select e.group_id from accounting_entry e
      where e.company_id = $1 and e.business_id = $5 and e.kind = 'ENTRY'
        and e.sha256 is not null and not exists (select from accounting_entry back
          where back.company_id = $1 and back.reverses_id = e.id)
      order by e.year_month desc, e.number desc limit 1
    ) newest where newest.group_id is not null
    union
    select center.group_id from accounting_rule r
    join cost_center center on center.company_id = $1 and center.id = r.cost_center_id
    where r.company_id = $1 and coalesce(r.business_id, $5) = $5
      and coalesce(center.business_id, $5) = $5`,
)
