-- The results of a month change only while it is open, and only those of its own type: one rule
-- for advances, additional payments and settlements. The share lock makes closing wait for who is
-- writing.
create function app.refuse_closed_process() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = coalesce(new.company_id, old.company_id)
      and m.id = coalesce(new.payroll_month_id, old.payroll_month_id)
      and m.type = tg_argv[0] for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger closed_month before insert or update or delete on salary_advance
  for each row execute function app.refuse_closed_process('ADVANCE');

create or replace trigger closed_month before insert or update or delete on additional_payment
  for each row execute function app.refuse_closed_process('ADDITIONAL');

create or replace trigger closed_month before insert or update or delete on settlement_payslip
  for each row execute function app.refuse_closed_process('SETTLEMENT');

drop function app.refuse_closed_advance();
drop function app.refuse_closed_additional();
drop function app.refuse_closed_settlement();
