-- What other systems paid before the first month of a razón social here: read by the averages of
-- vacations and finiquitos, the year of the gratification and the pay before a leave. Never
-- calculated, and never of a month that is calculated here.
create table imported_payslip (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  year_month       integer not null,
  -- Days worked.
  days             numeric(4, 2) not null,
  -- Whole pesos by the column of the Libro de Remuneraciones Electrónico.
  amounts          jsonb not null,
  earnings         bigint not null,
  deductions       bigint not null,
  net              bigint not null,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint imported_payslip_pkey primary key (company_id, id),
  constraint imported_payslip_once unique (company_id, user_contract_id, year_month),
  constraint imported_payslip_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint imported_payslip_month
    check (year_month between 190001 and 220012 and year_month % 100 between 1 and 12),
  constraint imported_payslip_days check (days between 0 and 31),
  constraint imported_payslip_net check (earnings - deductions = net)
);

select ops.protect('imported_payslip');

grant select, insert, update, delete on imported_payslip to minga_app;

select ops.audit('imported_payslip');

create function app.refuse_month_of_ours() returns trigger language plpgsql as $$
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and m.year_month <= new.year_month;
  if found then
    raise exception 'El mes se calcula aquí: constraint "imported_payslip_ours"'
      using errcode = '23514';
  end if;
  return new;
end $$;

create trigger ours before insert or update on imported_payslip
  for each row execute function app.refuse_month_of_ours();

create function app.refuse_imported_month() returns trigger language plpgsql as $$
begin
  if new.type <> 'PAYROLL' then return new; end if;
  perform 1 from imported_payslip p
    join user_contract c on c.company_id = p.company_id and c.id = p.user_contract_id
    where p.company_id = new.company_id and p.year_month >= new.year_month
      and c.business_id = new.business_id limit 1;
  if found then
    raise exception 'El mes se cargó desde otro sistema: constraint "payroll_month_imported"'
      using errcode = '23514';
  end if;
  return new;
end $$;

create trigger imported before insert on payroll_month
  for each row execute function app.refuse_imported_month();
