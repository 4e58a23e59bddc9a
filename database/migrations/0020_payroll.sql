-- The payroll month: what was entered, what was calculated, what was paid. Results are one narrow
-- row per contract in plan order; a run is immutable and one pointer swap publishes it; a closed
-- month refuses writes here, whatever the application thinks.

-- A pay concept of the company. The law's own concepts are not here: they are payroll/law.
create table item (
  company_id         bigint not null references company (id),
  id                 bigint generated always as identity,
  code               text not null,
  title              text not null,
  category           text not null,
  input_unit         text not null default 'CLP',
  formula            text,
  taxable            boolean not null default false,
  tributable         boolean not null default false,
  gratification      boolean not null default false,
  extra_hours        boolean not null default false,
  proportional       boolean not null default false,
  is_fixed           boolean not null default true,
  print              boolean not null default true,
  print_order        integer not null default 100,
  lre_code           text,
  status             text not null default 'ACTIVE',
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  constraint item_pkey primary key (company_id, id),
  constraint item_code_key unique (company_id, code),
  constraint item_code_form check (code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  constraint item_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint item_category check (category in ('EARNING', 'SPECIAL_EARNING', 'LEGAL_DEDUCTION',
    'DEDUCTION', 'EMPLOYER_EARNING', 'PROVISION', 'OTHER', 'ASSIGNATION'))
);

select ops.protect('item');

grant select, insert, update, delete on item to minga_app;

-- What one contract is given or discounted, from a month to a month. item_code names a company
-- item or one of the law's input items.
create table user_item (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  item_code        text not null,
  value            numeric(16, 4) not null,
  currency         text not null default 'CLP',
  start_month      integer not null,
  end_month        integer,
  total_quotas     integer,
  status           text not null default 'ACTIVE',
  comment          text,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint user_item_pkey primary key (company_id, id),
  constraint user_item_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint user_item_months check (end_month is null or end_month >= start_month),
  constraint user_item_quotas check (total_quotas is null or total_quotas between 1 and 480),
  constraint user_item_currency
    check (currency in ('CLP', 'UF', 'UTM', 'PERCENT', 'HOURS', 'DAYS', 'NUMBER')),
  constraint user_item_status check (status in ('ACTIVE', 'SUSPENDED'))
);

select ops.protect('user_item');

grant select, insert, update, delete on user_item to minga_app;

create index user_item_contract on user_item (company_id, user_contract_id, start_month);

create table payroll_month (
  company_id       bigint not null,
  id               bigint generated always as identity,
  business_id      bigint not null,
  year_month       integer not null,
  type             text not null default 'PAYROLL',
  is_open          boolean not null default true,
  current_run_id   bigint,
  opened_by        bigint,
  opened_at        timestamptz not null default now(),
  closed_by        bigint,
  closed_at        timestamptz,
  closed_hash      text,
  reopen_reason    text,
  version          integer not null default 1,
  constraint payroll_month_pkey primary key (company_id, id),
  constraint payroll_month_key unique (company_id, business_id, year_month, type),
  constraint payroll_month_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint payroll_month_form
    check (year_month between 190001 and 220012 and year_month % 100 between 1 and 12),
  constraint payroll_month_type check (type in ('PAYROLL', 'ADDITIONAL', 'ADVANCE', 'SETTLEMENT'))
);

select ops.protect('payroll_month');

grant select, insert, update on payroll_month to minga_app;

-- The formulas and the order a run was made with, kept so that a payslip of years ago still
-- explains itself.
create table payroll_plan (
  company_id bigint not null references company (id),
  hash       text not null,
  library    jsonb not null,
  created_at timestamptz not null default now(),
  constraint payroll_plan_pkey primary key (company_id, hash)
);

select ops.protect('payroll_plan');

grant select, insert on payroll_plan to minga_app;

create table payroll_run (
  company_id       bigint not null,
  id               bigint generated always as identity,
  payroll_month_id bigint not null,
  job_id           bigint,
  plan_hash        text not null,
  period_values    jsonb not null,
  state            text not null default 'RUNNING',
  total            integer not null default 0,
  done             integer not null default 0,
  failed           integer not null default 0,
  totals           jsonb not null default '{}',
  requested_by     bigint,
  started_at       timestamptz not null default now(),
  finished_at      timestamptz,
  constraint payroll_run_pkey primary key (company_id, id),
  constraint payroll_run_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint payroll_run_plan foreign key (company_id, plan_hash)
    references payroll_plan (company_id, hash),
  constraint payroll_run_state check (state in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED'))
);

select ops.protect('payroll_run');

grant select, insert, update on payroll_run to minga_app;

create index payroll_run_of_month on payroll_run (company_id, payroll_month_id);

create table payslip (
  company_id       bigint not null,
  payroll_run_id   bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  payroll_month_id bigint not null,
  facts            bigint[] storage external not null,
  results          bigint[] storage external not null,
  inputs_hash      text not null,
  net              bigint not null,
  earnings         bigint not null,
  deductions       bigint not null,
  employer_cost    bigint not null,
  snapshot         jsonb not null,
  constraint payslip_pkey primary key (company_id, payroll_run_id, user_contract_id),
  constraint payslip_run foreign key (company_id, payroll_run_id)
    references payroll_run (company_id, id),
  constraint payslip_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

-- Nobody searches by amounts or by what the payslip says of the person: they need no statistics.
-- It is said before the table is spread, because a cluster takes neither this nor storage after.
alter table payslip
  alter column facts set statistics 0,
  alter column results set statistics 0,
  alter column snapshot set statistics 0;

select ops.protect('payslip');

grant select, insert on payslip to minga_app;

create index payslip_of_contract on payslip (company_id, user_contract_id, payroll_month_id);

create index payslip_of_month on payslip (company_id, payroll_month_id);

create table payslip_error (
  company_id       bigint not null,
  payroll_run_id   bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  code             text not null,
  message          text not null,
  field            text,
  constraint payslip_error_pkey primary key (company_id, payroll_run_id, user_contract_id),
  constraint payslip_error_run foreign key (company_id, payroll_run_id)
    references payroll_run (company_id, id),
  constraint payslip_error_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

select ops.protect('payslip_error');

grant select, insert on payslip_error to minga_app;

-- Whether a payslip was paid is a later fact and not part of the result.
create table payslip_payment (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  status           text not null default 'UNPAID',
  updated_at       timestamptz not null default now(),
  constraint payslip_payment_pkey primary key (company_id, payroll_month_id, user_contract_id),
  constraint payslip_payment_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint payslip_payment_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint payslip_payment_status check (status in ('PAID', 'IN_PROGRESS', 'UNPAID'))
);

select ops.protect('payslip_payment');

grant select, insert, update on payslip_payment to minga_app;

-- A closed month takes no more runs, payslips or pointer swaps. The share lock makes closing wait
-- for writers and writers see the closing.
create function app.refuse_closed_month() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = new.company_id and m.id = new.payroll_month_id for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return new;
end $$;

create trigger closed_month before insert or update on payroll_run
  for each row execute function app.refuse_closed_month();

create trigger closed_month before insert or update on payslip_error
  for each row execute function app.refuse_closed_month();

-- Payslips come by the hundred thousand: one check per statement instead of one per row.
create function app.refuse_closed_month_bulk() returns trigger language plpgsql as $$
declare
  v_month record;
begin
  for v_month in select distinct n.company_id, n.payroll_month_id from new_rows n loop
    perform 1 from payroll_month m where m.company_id = v_month.company_id
      and m.id = v_month.payroll_month_id and m.is_open for share;
    if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  end loop;
  return null;
end $$;

create trigger closed_month after insert on payslip referencing new table as new_rows
  for each statement execute function app.refuse_closed_month_bulk();

create function app.refuse_closed_pointer() returns trigger language plpgsql as $$
begin
  if not old.is_open and not new.is_open
    and (new.current_run_id, new.year_month, new.business_id, new.closed_hash)
      is distinct from (old.current_run_id, old.year_month, old.business_id, old.closed_hash) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return new;
end $$;

create trigger closed_month before update on payroll_month
  for each row execute function app.refuse_closed_pointer();

-- What was entered for a closed month may be ended after it but not rewritten.
create function app.refuse_closed_item() returns trigger language plpgsql as $$
declare
  v_last integer;
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
begin
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  if tg_op = 'INSERT' then
    if new.start_month > v_last then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.start_month > v_last then return old; end if;
  elsif old.start_month > v_last and new.start_month > v_last then
    return new;
  elsif (new.item_code, new.value, new.currency, new.start_month, new.total_quotas)
      is not distinct from (old.item_code, old.value, old.currency,
        old.start_month, old.total_quotas)
    and (old.end_month is not distinct from new.end_month
      or (coalesce(new.end_month, 999999) >= v_last
        and coalesce(old.end_month, 999999) >= v_last)) then
    return new;
  end if;
  raise exception 'El mes está cerrado' using errcode = 'MG001';
end $$;

create trigger closed_month before insert or update or delete on user_item
  for each row execute function app.refuse_closed_item();

select ops.audit('item');

select ops.audit('user_item');

select ops.audit('payroll_month');

select ops.audit('payslip_payment');
