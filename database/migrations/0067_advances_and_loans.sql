-- Pay that is handed out before the payslip: advances of the month, and loans of the employer. Each
-- becomes an item of the contract, which says where it comes from and is changed only there.

alter table user_item add column origin text;

alter table user_item add column origin_id bigint;

alter table user_item add constraint user_item_origin
  check ((origin is null) = (origin_id is null) and origin in ('ADVANCE', 'LOAN'));

create index user_item_of_origin on user_item (company_id, origin, origin_id)
  where origin is not null;

-- Totals of a process that the engine does not calculate.
alter table payroll_month add column figures jsonb;

create table salary_advance (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  mode             text not null,
  value            numeric(16, 4) not null,
  amount           bigint not null,
  created_at       timestamptz not null default now(),
  constraint salary_advance_pkey primary key (company_id, payroll_month_id, user_contract_id),
  constraint salary_advance_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint salary_advance_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint salary_advance_mode check (mode in ('FIXED', 'PERCENT')),
  constraint salary_advance_value check (value > 0 and (mode = 'FIXED' or value <= 100)),
  constraint salary_advance_amount check (amount between 1 and 99999999)
);

select ops.protect('salary_advance');

grant select, insert, update, delete on salary_advance to minga_app;

select ops.audit('salary_advance');

-- The share lock makes closing wait for who is writing.
create function app.refuse_closed_advance() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = coalesce(new.company_id, old.company_id)
      and m.id = coalesce(new.payroll_month_id, old.payroll_month_id)
      and m.type = 'ADVANCE' for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return coalesce(new, old);
end $$;

create trigger closed_month before insert or update or delete on salary_advance
  for each row execute function app.refuse_closed_advance();

create table employer_loan (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  user_id          bigint not null,
  amount           bigint not null,
  total_quotas     integer not null,
  start_month      integer not null,
  granted_on       date not null,
  comment          text,
  created_by       bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint employer_loan_pkey primary key (company_id, id),
  constraint employer_loan_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint employer_loan_amount check (amount between 1 and 99999999),
  constraint employer_loan_quotas check (total_quotas between 1 and 120),
  constraint employer_loan_enough check (amount >= total_quotas)
);

select ops.protect('employer_loan');

grant select, insert, update on employer_loan to minga_app;

select ops.audit('employer_loan');

create index employer_loan_of_contract on employer_loan (company_id, user_contract_id);

-- Quotas and early payments: what lowers the balance, each in its month.
create table employer_loan_quota (
  company_id   bigint not null,
  id           bigint generated always as identity,
  loan_id      bigint not null,
  kind         text not null default 'QUOTA',
  year_month   integer not null,
  amount       bigint not null,
  user_item_id bigint,
  paid_on      date,
  comment      text,
  constraint employer_loan_quota_pkey primary key (company_id, id),
  constraint employer_loan_quota_loan foreign key (company_id, loan_id)
    references employer_loan (company_id, id) on delete cascade,
  constraint employer_loan_quota_item foreign key (company_id, user_item_id)
    references user_item (company_id, id),
  constraint employer_loan_quota_kind check (kind in ('QUOTA', 'EARLY')),
  constraint employer_loan_quota_amount check (amount between 1 and 99999999),
  constraint employer_loan_quota_paid check ((kind = 'EARLY') = (paid_on is not null)
    and (kind = 'QUOTA') = (user_item_id is not null)),
  constraint employer_loan_quota_month check (year_month between 190001 and 220012)
);

select ops.protect('employer_loan_quota');

grant select, insert, update, delete on employer_loan_quota to minga_app;

select ops.audit('employer_loan_quota');

create index employer_loan_quota_of_loan
  on employer_loan_quota (company_id, loan_id, year_month);

-- One quota of a loan in a month.
create unique index employer_loan_quota_once
  on employer_loan_quota (company_id, loan_id, year_month) where kind = 'QUOTA';
