-- What the checks found in a large open month is kept by the worker: its rules over 50.000 payslips
-- take some seconds, which whoever looked first after any change of the company waited for.

create table payroll_check_found (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  -- What the company, its payslips and its debts were when the rules began to look.
  mark             text not null,
  -- The payslips that they looked at.
  payslips         text not null,
  begun_at         timestamptz not null,
  -- Of each finding its rule, its contract, its sentence and the place to correct it.
  found            jsonb not null,
  constraint payroll_check_found_pkey primary key (company_id, payroll_month_id),
  constraint payroll_check_found_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id) on delete cascade
);

select ops.protect('payroll_check_found');

grant select, insert, update, delete on payroll_check_found to minga_app;

-- How often what is kept of a razón social was calculated or left since: that is in no trail, and
-- answers about it hold as long as this number does.
alter table retroactive_reading add column times bigint not null default 0;
