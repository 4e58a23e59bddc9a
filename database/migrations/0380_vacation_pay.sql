-- Vacations in the pay: one that is approved, shortened or annulled after a month closed keeps the
-- last closed month, and its difference goes with an open one. Of months that closed before
-- payslips looked at vacations, what was enjoyed stays as it was paid.
alter table vacation add column late_until integer;
alter table vacation add column settled_until integer;

update vacation set settled_until = closed.last_month
from (
  select m.company_id, m.business_id, max(m.year_month) as last_month
  from payroll_month m where m.type = 'PAYROLL' and not m.is_open
  group by m.company_id, m.business_id
) closed
join user_contract c on c.company_id = closed.company_id and c.business_id = closed.business_id
where vacation.company_id = closed.company_id and c.company_id = vacation.company_id
  and c.id = vacation.user_contract_id and vacation.response_status = 'APPROVED'
  and to_char(vacation.start_date, 'YYYYMM')::int <= closed.last_month;

-- An answer waits for the closing of a month, and the other way round. The days of a vacation are
-- paid all the same; only what variable pay gives for them moves.
create function app.keep_vacation_month() returns trigger language plpgsql as $$
declare
  v_last integer;
  v_now boolean := new.response_status = 'APPROVED' and not new.is_historic;
  v_before boolean := false;
begin
  if tg_op = 'UPDATE' then
    v_before := old.response_status = 'APPROVED' and not old.is_historic;
    if v_now = v_before and (new.start_date, new.end_date, new.half, new.enjoyed_until)
      is not distinct from (old.start_date, old.end_date, old.half, old.enjoyed_until) then
      return new;
    end if;
  end if;
  if not v_now and not v_before then return new; end if;
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and not m.is_open;
  if v_last >= to_char(new.start_date, 'YYYYMM')::integer then
    new.late_until := v_last;
  end if;
  return new;
end $$;

create trigger keep_month before insert or update on vacation
  for each row execute function app.keep_vacation_month();
