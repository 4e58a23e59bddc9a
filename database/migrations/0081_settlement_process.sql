-- The process of settlements of a month: the contracts that end in it, each with the payslip of its
-- last month as it was calculated. The payment is that payslip's own: nobody is paid it twice.

create table settlement_payslip (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  base_month_id    bigint not null,
  base_run_id      bigint not null,
  final_date       date not null,
  earnings         bigint not null,
  deductions       bigint not null,
  net              bigint not null,
  employer_cost    bigint not null,
  created_at       timestamptz not null default now(),
  constraint settlement_payslip_pkey primary key (company_id, payroll_month_id, user_contract_id),
  constraint settlement_payslip_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint settlement_payslip_base foreign key (company_id, base_month_id)
    references payroll_month (company_id, id),
  constraint settlement_payslip_run foreign key (company_id, base_run_id)
    references payroll_run (company_id, id),
  constraint settlement_payslip_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint settlement_payslip_user foreign key (company_id, user_id)
    references users (company_id, id)
);

select ops.protect('settlement_payslip');

grant select, insert, delete on settlement_payslip to minga_app;

select ops.audit('settlement_payslip');

create index settlement_payslip_of_base
  on settlement_payslip (company_id, base_month_id, user_contract_id);

create function app.refuse_closed_settlement() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = coalesce(new.company_id, old.company_id)
      and m.id = coalesce(new.payroll_month_id, old.payroll_month_id)
      and m.type = 'SETTLEMENT' for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return coalesce(new, old);
end $$;

create trigger closed_month before insert or update or delete on settlement_payslip
  for each row execute function app.refuse_closed_settlement();
