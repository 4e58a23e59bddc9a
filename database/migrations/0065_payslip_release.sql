-- Releasing payslips to their people is an act of its own: after closing, once per payslip. What
-- was released may be acknowledged, once, and says so for ever.

create table payslip_release (
  company_id       bigint not null,
  payroll_run_id   bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  user_id          bigint not null,
  released_at      timestamptz not null default now(),
  released_by      bigint,
  mailed           boolean not null default false,
  carried          boolean not null default false,
  reminders        integer not null default 0,
  reminded_at      timestamptz,
  acknowledged_at  timestamptz,
  acknowledged_by  bigint,
  constraint payslip_release_pkey primary key (company_id, payroll_run_id, user_contract_id),
  constraint payslip_release_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint payslip_release_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint payslip_release_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint payslip_release_reminders check (reminders between 0 and 50),
  constraint payslip_release_receipt check ((acknowledged_at is null) = (acknowledged_by is null)
    and acknowledged_at >= released_at)
);

select ops.protect('payslip_release');

grant select, insert on payslip_release to minga_app;

grant update (reminders, reminded_at, acknowledged_at, acknowledged_by)
  on payslip_release to minga_app;

create index payslip_release_of_month on payslip_release (company_id, payroll_month_id);

create index payslip_release_of_contract on payslip_release (company_id, user_contract_id);

-- Only what the closed month points at is released; the share lock makes reopening wait for it.
create function app.refuse_early_release() returns trigger language plpgsql as $$
declare
  v_release record;
begin
  for v_release in
    select distinct n.company_id, n.payroll_month_id, n.payroll_run_id from new_rows n
  loop
    perform 1 from payroll_month m where m.company_id = v_release.company_id
      and m.id = v_release.payroll_month_id and m.current_run_id = v_release.payroll_run_id
      and not m.is_open for share;
    if not found then raise exception 'El mes no está cerrado' using errcode = 'MG002'; end if;
  end loop;
  if exists (
    select from new_rows n where not exists (
      select from payslip p where p.company_id = n.company_id
        and p.payroll_run_id = n.payroll_run_id and p.user_contract_id = n.user_contract_id)
  ) then
    raise exception 'No hay liquidación que liberar' using errcode = 'MG002';
  end if;
  return null;
end $$;

create trigger early_release after insert on payslip_release
  referencing new table as new_rows
  for each statement execute function app.refuse_early_release();

-- «Recibí conforme» is said once.
create function app.refuse_second_receipt() returns trigger language plpgsql as $$
begin
  if old.acknowledged_at is not null and (new.acknowledged_at, new.acknowledged_by)
      is distinct from (old.acknowledged_at, old.acknowledged_by) then
    raise exception 'La recepción ya quedó registrada' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger second_receipt before update on payslip_release
  for each row execute function app.refuse_second_receipt();
