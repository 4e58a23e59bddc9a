-- «¿Qué pasaría si…?»: facts and figures that replace reality from a month on, and what the whole
-- payroll would be with them. Results are totals of a calculation in memory; no payslip is written.
create table scenario (
  company_id     bigint not null references company (id),
  id             bigint generated always as identity,
  -- Without one it is about the whole company.
  business_id    bigint,
  name           text not null,
  description    text,
  first_month    integer not null,
  months         integer not null,
  step           integer not null default 1,
  monthly_growth numeric(8, 4) not null default 0,
  repeat_items   boolean not null default false,
  changes        jsonb not null,
  status         text not null default 'ACTIVE',
  created_by     bigint,
  created_at     timestamptz not null default now(),
  version        integer not null default 1,
  constraint scenario_pkey primary key (company_id, id),
  constraint scenario_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint scenario_first
    check (first_month between 190001 and 220012 and first_month % 100 between 1 and 12),
  constraint scenario_months check (months between 1 and 12),
  constraint scenario_step check (step in (1, 12)),
  constraint scenario_growth check (monthly_growth between -5 and 5),
  constraint scenario_status check (status in ('ACTIVE', 'DELETED'))
);

select ops.protect('scenario');

select ops.audit('scenario');

grant select, insert, update on scenario to minga_app;

create index scenario_recent on scenario (company_id, created_at desc);

-- One result for those who see the confidential payroll and another for those who do not.
create table scenario_run (
  company_id       bigint not null,
  id               bigint generated always as identity,
  scenario_id      bigint not null,
  scenario_version integer not null,
  job_id           bigint not null,
  includes_private boolean not null,
  summary          jsonb not null,
  result           jsonb not null,
  calculated_at    timestamptz not null default now(),
  constraint scenario_run_pkey primary key (company_id, id),
  constraint scenario_run_job unique (company_id, job_id),
  constraint scenario_run_scenario foreign key (company_id, scenario_id)
    references scenario (company_id, id)
);

select ops.protect('scenario_run');

grant select, insert on scenario_run to minga_app;

create index scenario_run_of on scenario_run (company_id, scenario_id, id desc);
