-- What app.supersede_payslips promised by itself, the tables promise now: a payslip or an error
-- that goes away becomes a revision, and only the current run of an open month lets one go. On
-- plain PostgreSQL the application still has no right to delete one: the function borrows it. On a
-- cluster no function may borrow rights over spread tables, so there the application deletes and
-- the triggers are the wall (docs/decisions/0051-one-machine-or-many.md).

-- Which revision comes next of a contract in a run that may still change, and with which formulas
-- it was calculated.
create function app.next_revision(
  p_company bigint, p_month bigint, p_run bigint, p_contract bigint,
  out revision integer, out plan_hash text
) language plpgsql as $$
begin
  perform 1 from payroll_month m where m.company_id = p_company and m.id = p_month
    and m.current_run_id = p_run and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  select r.plan_hash into plan_hash from payroll_run r
    where r.company_id = p_company and r.id = p_run;
  select 1 + count(*) into revision from payslip_revision r where r.company_id = p_company
    and r.payroll_run_id = p_run and r.user_contract_id = p_contract;
end $$;

grant execute on function app.next_revision(bigint, bigint, bigint, bigint) to minga_app;

create function app.keep_payslip() returns trigger language plpgsql as $$
declare
  v_next record;
begin
  select * into v_next from app.next_revision(
    old.company_id, old.payroll_month_id, old.payroll_run_id, old.user_contract_id);
  insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
    payroll_month_id, plan_hash, facts, results, inputs_hash, net, earnings, deductions,
    employer_cost, snapshot, replaced_by)
  values (old.company_id, old.payroll_run_id, old.user_contract_id, v_next.revision,
    old.payroll_month_id, v_next.plan_hash, old.facts, old.results, old.inputs_hash, old.net,
    old.earnings, old.deductions, old.employer_cost, old.snapshot,
    nullif(current_setting('app.login_id', true), '')::bigint);
  return old;
end $$;

create trigger superseded before delete on payslip
  for each row execute function app.keep_payslip();

create function app.keep_payslip_error() returns trigger language plpgsql as $$
declare
  v_next record;
begin
  select * into v_next from app.next_revision(
    old.company_id, old.payroll_month_id, old.payroll_run_id, old.user_contract_id);
  insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
    payroll_month_id, plan_hash, error_code, error_message, replaced_by)
  values (old.company_id, old.payroll_run_id, old.user_contract_id, v_next.revision,
    old.payroll_month_id, v_next.plan_hash, old.code, old.message,
    nullif(current_setting('app.login_id', true), '')::bigint);
  return old;
end $$;

create trigger superseded before delete on payslip_error
  for each row execute function app.keep_payslip_error();

-- Whoever is under row-level security writes a revision only by deleting what it says, and as
-- oneself. The row that goes is still there when this asks.
create function app.refuse_loose_revision() returns trigger language plpgsql as $$
begin
  if not row_security_active(tg_relid) then return new; end if;
  if pg_trigger_depth() < 2 or not (exists (
      select from payslip p where p.company_id = new.company_id
        and p.payroll_run_id = new.payroll_run_id and p.user_contract_id = new.user_contract_id
        and (p.facts, p.results, p.inputs_hash, p.net, p.earnings, p.deductions, p.employer_cost,
          p.snapshot) is not distinct from (new.facts, new.results, new.inputs_hash, new.net,
          new.earnings, new.deductions, new.employer_cost, new.snapshot))
    or exists (
      select from payslip_error e where e.company_id = new.company_id
        and e.payroll_run_id = new.payroll_run_id and e.user_contract_id = new.user_contract_id
        and (e.code, e.message) is not distinct from (new.error_code, new.error_message)))
  then
    raise exception 'a revision is what was replaced' using errcode = '42501';
  end if;
  new.replaced_at := now();
  new.replaced_by := nullif(current_setting('app.login_id', true), '')::bigint;
  return new;
end $$;

create trigger loose_revision before insert on payslip_revision
  for each row execute function app.refuse_loose_revision();

-- Lets go the payslips and the errors of some contracts of the current run of an open month; the
-- triggers keep them as revisions. Answers how many rows went.
create or replace function app.supersede_payslips(
  p_company bigint, p_run bigint, p_contracts bigint[]
) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_payslips integer;
  v_errors integer;
begin
  if p_company is distinct from app.current_company() then
    raise exception 'otra empresa' using errcode = '42501';
  end if;
  perform 1 from payroll_month m
    where m.company_id = p_company and m.current_run_id = p_run and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  delete from payslip p where p.company_id = p_company and p.payroll_run_id = p_run
    and p.user_contract_id = any (p_contracts);
  get diagnostics v_payslips = row_count;
  delete from payslip_error e where e.company_id = p_company and e.payroll_run_id = p_run
    and e.user_contract_id = any (p_contracts);
  get diagnostics v_errors = row_count;
  return v_payslips + v_errors;
end $$;

-- What a cluster needs for it: the function without borrowed rights, and those rights given.
create function ops.payslips_by_invoker() returns void language plpgsql as $$
begin
  alter function app.supersede_payslips(bigint, bigint, bigint[]) security invoker;
  grant delete on payslip, payslip_error to minga_app;
  grant insert on payslip_revision to minga_app;
end $$;

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    perform ops.payslips_by_invoker();
  end if;
end $$;
