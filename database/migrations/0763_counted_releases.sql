-- How many payslips of a month were released in each minute, counted as they are. The home screen
-- tells the latest of them, and to each person their own: it counted every release there ever was,
-- 600.000 a year in a company of 50.000 people, each time that somebody came home. A payslip that
-- was calculated again after its release, with the same amounts, is not released twice (`carried`).
create table payslip_release_count (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  minute           timestamptz not null,
  payslips         integer not null,
  released_at      timestamptz not null,
  released_by      bigint,
  constraint payslip_release_count_pkey primary key (company_id, payroll_month_id, minute),
  constraint payslip_release_count_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id)
);

create index payslip_release_count_newest on payslip_release_count (company_id, released_at);

select ops.protect('payslip_release_count');

grant select, insert, update on payslip_release_count to minga_app;

create function app.count_releases() returns trigger language plpgsql as $$
declare
  v_release record;
begin
  for v_release in
    select n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at) as minute,
      count(*) as payslips, max(n.released_at) as released_at, max(n.released_by) as released_by
    from new_rows n where not n.carried
    group by n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at)
    order by n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at)
  loop
    insert into payslip_release_count as known
      (company_id, payroll_month_id, minute, payslips, released_at, released_by)
    values (v_release.company_id, v_release.payroll_month_id, v_release.minute,
      v_release.payslips, v_release.released_at, v_release.released_by)
    on conflict (company_id, payroll_month_id, minute) do update
      set payslips = known.payslips + excluded.payslips,
        released_at = greatest(known.released_at, excluded.released_at),
        released_by = greatest(known.released_by, excluded.released_by);
  end loop;
  return null;
end $$;

create trigger counted after insert on payslip_release
  referencing new table as new_rows for each statement execute function app.count_releases();

insert into payslip_release_count
  (company_id, payroll_month_id, minute, payslips, released_at, released_by)
select r.company_id, r.payroll_month_id, date_trunc('minute', r.released_at), count(*),
  max(r.released_at), max(r.released_by)
from payslip_release r
where not r.carried
group by r.company_id, r.payroll_month_id, date_trunc('minute', r.released_at);

create index payslip_release_of_user on payslip_release (company_id, user_id, released_at);
