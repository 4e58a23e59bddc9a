-- A payslip of a month's current run follows the facts of its person: the row that it replaces
-- becomes a revision. The application has no right to change or delete a payslip; the one door is
-- app.supersede_payslips, which keeps what it takes away and refuses closed months.

create table payslip_revision (
  company_id       bigint not null,
  payroll_run_id   bigint not null,
  user_contract_id bigint not null,
  revision         integer not null,
  payroll_month_id bigint not null,
  plan_hash        text not null,
  facts            bigint[],
  results          bigint[],
  inputs_hash      text,
  net              bigint,
  earnings         bigint,
  deductions       bigint,
  employer_cost    bigint,
  snapshot         jsonb,
  error_code       text,
  error_message    text,
  replaced_at      timestamptz not null default now(),
  replaced_by      bigint,
  constraint payslip_revision_pkey
    primary key (company_id, payroll_run_id, user_contract_id, revision),
  constraint payslip_revision_run foreign key (company_id, payroll_run_id)
    references payroll_run (company_id, id),
  constraint payslip_revision_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint payslip_revision_content check ((facts is null) = (error_code is not null))
);

select ops.protect('payslip_revision');

grant select on payslip_revision to minga_app;

-- Up to which change of the company a contract of a run was calculated on its own, after the run.
create table payslip_recalculation (
  company_id       bigint not null,
  payroll_run_id   bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  audit_seq        bigint not null,
  recalculated_at  timestamptz not null default now(),
  constraint payslip_recalculation_pkey
    primary key (company_id, payroll_run_id, user_contract_id),
  constraint payslip_recalculation_run foreign key (company_id, payroll_run_id)
    references payroll_run (company_id, id),
  constraint payslip_recalculation_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

select ops.protect('payslip_recalculation');

grant select, insert, update on payslip_recalculation to minga_app;

create trigger closed_month before insert or update on payslip_recalculation
  for each row execute function app.refuse_closed_month();

-- Moves the payslips and the errors of some contracts out of the current run of an open month into
-- its revisions. Answers how many rows it moved.
create function app.supersede_payslips(p_company bigint, p_run bigint, p_contracts bigint[])
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_month bigint;
  v_moved integer;
begin
  if p_company is distinct from app.current_company() then
    raise exception 'otra empresa' using errcode = '42501';
  end if;
  select m.id into v_month from payroll_month m
    where m.company_id = p_company and m.current_run_id = p_run and m.is_open for share;
  if v_month is null then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  with gone as (
    delete from payslip p where p.company_id = p_company and p.payroll_run_id = p_run
      and p.user_contract_id = any(p_contracts) returning p.*
  ), failed as (
    delete from payslip_error e where e.company_id = p_company and e.payroll_run_id = p_run
      and e.user_contract_id = any(p_contracts) returning e.*
  ), both_kinds as (
    select g.user_contract_id, g.facts, g.results, g.inputs_hash, g.net, g.earnings, g.deductions,
      g.employer_cost, g.snapshot, null::text as code, null::text as message from gone g
    union all
    select f.user_contract_id, null, null, null, null, null, null, null, null, f.code, f.message
      from failed f
  )
  insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
    payroll_month_id, plan_hash, facts, results, inputs_hash, net, earnings, deductions,
    employer_cost, snapshot, error_code, error_message, replaced_by)
  select p_company, p_run, b.user_contract_id,
    1 + (select count(*) from payslip_revision r where r.company_id = p_company
      and r.payroll_run_id = p_run and r.user_contract_id = b.user_contract_id),
    v_month, (select run.plan_hash from payroll_run run
      where run.company_id = p_company and run.id = p_run),
    b.facts, b.results, b.inputs_hash, b.net, b.earnings, b.deductions, b.employer_cost,
    b.snapshot, b.code, b.message,
    nullif(current_setting('app.login_id', true), '')::bigint
  from both_kinds b;
  get diagnostics v_moved = row_count;
  return v_moved;
end $$;

revoke all on function app.supersede_payslips(bigint, bigint, bigint[]) from public;

grant execute on function app.supersede_payslips(bigint, bigint, bigint[]) to minga_app;
