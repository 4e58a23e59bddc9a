-- The gratification of a finished year, as a payment apart: what the year owed of it less what each
-- month advanced. And payments apart that were earned in several months: what each month changes.

alter table additional_payment add column accrued_from integer;
alter table additional_payment add column accrued_to integer;

-- A row per month of accrual: its run, its part, its contributions and tax, its lines.
alter table additional_payment add column months jsonb not null default '[]';

alter table additional_payment add constraint additional_payment_accrual check (
  (accrued_from is null) = (accrued_to is null) and accrued_from <= accrued_to) not valid;
alter table additional_payment validate constraint additional_payment_accrual;

-- Which year a process of payments apart settles; with the profit of the year for article 47.
create table annual_gratification (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  business_id      bigint not null,
  year             integer not null,
  profit           bigint,
  own_capital      bigint,
  constraint annual_gratification_pkey primary key (company_id, payroll_month_id),
  constraint annual_gratification_year unique (company_id, business_id, year),
  constraint annual_gratification_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint annual_gratification_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint annual_gratification_years check (year between 1990 and 2200),
  constraint annual_gratification_profit check ((profit is null) = (own_capital is null)),
  constraint annual_gratification_capital check (own_capital >= 0)
);

select ops.protect('annual_gratification');

grant select, insert, update, delete on annual_gratification to minga_app;

select ops.audit('annual_gratification');

create trigger closed_month before insert or update or delete on annual_gratification
  for each row execute function app.refuse_closed_process('ADDITIONAL');

-- Who is not paid by it, and why: who left was settled elsewhere.
create table gratification_exclusion (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  reason           text not null,
  constraint gratification_exclusion_pkey
    primary key (company_id, payroll_month_id, user_contract_id),
  constraint gratification_exclusion_year foreign key (company_id, payroll_month_id)
    references annual_gratification (company_id, payroll_month_id),
  constraint gratification_exclusion_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

select ops.protect('gratification_exclusion');

grant select, insert, update, delete on gratification_exclusion to minga_app;

select ops.audit('gratification_exclusion');

create trigger closed_month before insert or update or delete on gratification_exclusion
  for each row execute function app.refuse_closed_process('ADDITIONAL');
