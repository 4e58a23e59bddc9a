-- Functions and triggers that a cluster refuses, or whose words it loses.

-- Whether an absence takes something from the pay of its days. Asked with columns: the row of a
-- spread table has another type on each machine.
create function app.absence_moves_pay(p_response_status text, p_type text, p_pay text)
returns boolean language sql immutable as $$
  select p_response_status = 'APPROVED' and (p_type = 'LICENSE' or p_pay = 'WITHOUTPAY')
$$;

grant execute on function app.absence_moves_pay(text, text, text) to minga_app;

create or replace function app.keep_paid_absence() returns trigger language plpgsql as $$
declare
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
  v_last integer;
  v_day date;
  v_paid boolean := false;
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  v_day := (to_date(v_last::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date;
  if tg_op <> 'INSERT' then
    v_paid := app.absence_moves_pay(old.response_status, old.type, old.pay)
      and (old.late_until is null or old.late_until < v_last)
      and coalesce(old.application_start_date, old.start_date) <= v_day
      and coalesce(old.application_end_date, old.end_date) > coalesce(
        (to_date(old.late_until::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date,
        '-infinity'::date);
  end if;
  if tg_op = 'DELETE' then
    if v_paid then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
    return old;
  end if;
  if v_paid then
    if not app.absence_moves_pay(new.response_status, new.type, new.pay)
      or (new.user_contract_id, new.type, new.subtype, new.half_day, new.ignore_holidays,
          new.previous_pay, coalesce(new.application_start_date, new.start_date),
          least(coalesce(new.application_end_date, new.end_date), v_day))
        is distinct from (old.user_contract_id, old.type, old.subtype, old.half_day,
          old.ignore_holidays, old.previous_pay,
          coalesce(old.application_start_date, old.start_date),
          least(coalesce(old.application_end_date, old.end_date), v_day)) then
      raise exception 'El mes está cerrado' using errcode = 'MG001';
    end if;
    return new;
  end if;
  if app.absence_moves_pay(new.response_status, new.type, new.pay)
    and coalesce(new.application_start_date, new.start_date) <= v_day then
    if tg_op = 'INSERT' then
      new.late_until := v_last;
    elsif old.late_until is null then
      new.late_until := v_last;
    end if;
  else
    new.late_until := null;
  end if;
  return new;
end $$;

drop function app.absence_moves_pay(absence);

-- Only what the closed month points at is released; the share lock makes reopening wait for it.
-- The new rows are gathered into arrays first: a cluster joins them with no table.
create or replace function app.refuse_early_release() returns trigger language plpgsql as $$
declare
  v_release record;
  v_payslips integer;
begin
  for v_release in
    select n.company_id, n.payroll_month_id, n.payroll_run_id,
      array_agg(n.user_contract_id) as contracts
    from new_rows n group by n.company_id, n.payroll_month_id, n.payroll_run_id
  loop
    perform 1 from payroll_month m where m.company_id = v_release.company_id
      and m.id = v_release.payroll_month_id and m.current_run_id = v_release.payroll_run_id
      and not m.is_open for share;
    if not found then raise exception 'El mes no está cerrado' using errcode = 'MG002'; end if;
    select count(*) into v_payslips from payslip p where p.company_id = v_release.company_id
      and p.payroll_run_id = v_release.payroll_run_id
      and p.user_contract_id = any (v_release.contracts);
    if v_payslips <> cardinality(v_release.contracts) then
      raise exception 'No hay liquidación que liberar' using errcode = 'MG002';
    end if;
  end loop;
  return null;
end $$;

-- An error of a cluster does not carry the name of a constraint: the sentence comes from here.
create or replace function app.refuse_posted_item() returns trigger language plpgsql as $$
begin
  if old.origin_month is not null
    and coalesce(current_setting('app.retroactive', true), '') <> 'on' then
    raise exception 'Viene de un mes anterior: se deshace en «Retroactivos»'
      using errcode = 'MG002';
  end if;
  return coalesce(new, old);
end $$;

-- Queues again what should be in the queue and is not: on a cluster a job row and its place in the
-- queue do not commit as one, and a worker thought dead may take a place away when it ends. The
-- queue is on the coordinator and the jobs are spread, so its keys are read first.
create or replace function app.requeue_lost_jobs(p_silent interval) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  v_before timestamptz := clock_timestamp() - p_silent;
  v_keys text[];
  v_job record;
  v_requeued integer := 0;
begin
  select coalesce(array_agg(q.key), '{}') into v_keys
    from graphile_worker._private_jobs q where q.key like 'job:%';
  for v_job in
    select j.company_id, j.id from job j
    where j.status in ('QUEUED', 'RUNNING') and j.touched_at < v_before
      and format('job:%s:%s', j.company_id, j.id) <> all (v_keys)
  loop
    perform graphile_worker.add_job('job',
      json_build_object('companyId', v_job.company_id, 'jobId', v_job.id), max_attempts := 1000,
      job_key := format('job:%s:%s', v_job.company_id, v_job.id));
    v_requeued := v_requeued + 1;
  end loop;
  return v_requeued;
end $$;
