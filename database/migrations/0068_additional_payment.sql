-- A payment apart, after the payroll of its month was closed: the same month calculated again with
-- what was added, less what was paid. Only the difference is kept.

create table additional_payment (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  base_run_id      bigint not null,
  item_code        text not null,
  value            numeric(16, 4) not null,
  earnings         bigint not null,
  deductions       bigint not null,
  net              bigint not null,
  employer_cost    bigint not null,
  lines            jsonb not null,
  constraint additional_payment_pkey primary key (company_id, payroll_month_id, user_contract_id),
  constraint additional_payment_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint additional_payment_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint additional_payment_run foreign key (company_id, base_run_id)
    references payroll_run (company_id, id),
  constraint additional_payment_value check (value > 0)
);

select ops.protect('additional_payment');

grant select, insert, update, delete on additional_payment to minga_app;

select ops.audit('additional_payment');

create function app.refuse_closed_additional() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = coalesce(new.company_id, old.company_id)
      and m.id = coalesce(new.payroll_month_id, old.payroll_month_id)
      and m.type = 'ADDITIONAL' for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return coalesce(new, old);
end $$;

create trigger closed_month before insert or update or delete on additional_payment
  for each row execute function app.refuse_closed_additional();

-- What was paid apart rests on the closed payroll of its month: that one is reopened last.
create function app.refuse_reopening_under_additional() returns trigger language plpgsql as $$
begin
  if old.type = 'PAYROLL' and not old.is_open and new.is_open and exists (
    select from payroll_month m where m.company_id = old.company_id
      and m.business_id = old.business_id and m.year_month = old.year_month
      and m.type = 'ADDITIONAL' and not m.is_open)
  then
    raise exception 'Primero hay que reabrir el proceso adicional del mes' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger additional_rests before update on payroll_month
  for each row execute function app.refuse_reopening_under_additional();
