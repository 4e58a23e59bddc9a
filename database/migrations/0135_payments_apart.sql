-- Several processes of payments apart in a month, each with its name, and in the order of their
-- closing: each rests on those that closed before it. And the year of each person as it was
-- calculated, so that who is paid can be told why.

alter table payroll_month add column name text;
alter table payroll_month add column closing_number integer;

alter table payroll_month add constraint payroll_month_name check (
  name is null or type = 'ADDITIONAL' and length(name) between 1 and 60) not valid;
alter table payroll_month validate constraint payroll_month_name;

-- One of each type without a name, and one of each name.
alter table payroll_month drop constraint payroll_month_key;
alter table payroll_month add constraint payroll_month_key
  unique nulls not distinct (company_id, business_id, year_month, type, name);

create function app.refuse_reopening_under_later() returns trigger language plpgsql as $$
begin
  if old.type = 'ADDITIONAL' and not old.is_open and new.is_open and exists (
    select from payroll_month m where m.company_id = old.company_id
      and m.business_id = old.business_id and m.type = 'ADDITIONAL' and not m.is_open
      and m.closing_number > coalesce(old.closing_number, 0))
  then
    raise exception 'Primero hay que reabrir el adicional que se cerró después'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger later_rests before update on payroll_month
  for each row execute function app.refuse_reopening_under_later();

-- Which closed processes a payment was calculated over; another answer is another payment.
alter table additional_payment add column rests_on text not null default '';

-- What the year came to, and on what it rests; nothing until it is calculated.
alter table annual_gratification add column pool bigint;
alter table annual_gratification add column pay bigint;
alter table annual_gratification add column minimum_income bigint;
alter table annual_gratification add column first_month integer;
alter table annual_gratification add column rests_on text;

create table gratification_person (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  name             text not null,
  rut              text not null,
  was_private      boolean not null,
  rule             text not null,
  state            text not null,
  months           integer not null,
  base             bigint not null,
  cap              bigint,
  due              bigint,
  paid             bigint not null,
  difference       bigint,
  year_months      jsonb not null,
  constraint gratification_person_pkey
    primary key (company_id, payroll_month_id, user_contract_id),
  constraint gratification_person_year foreign key (company_id, payroll_month_id)
    references annual_gratification (company_id, payroll_month_id),
  constraint gratification_person_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint gratification_person_rule check (rule in ('ART_50', 'ART_47', 'CONVENTIONAL')),
  constraint gratification_person_state
    check (state in ('PAY', 'EXCLUDED', 'EVEN', 'EXCESS', 'NO_PROFIT'))
);

select ops.protect('gratification_person');

grant select, insert, update, delete on gratification_person to minga_app;

create trigger closed_month before insert or update or delete on gratification_person
  for each row execute function app.refuse_closed_process('ADDITIONAL');
