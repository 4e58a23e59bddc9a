-- An advance or a payment apart whose money has left is not reopened: what it says is what was
-- paid.

create function app.refuse_reopening_paid() returns trigger language plpgsql as $$
begin
  if old.type in ('ADVANCE', 'ADDITIONAL') and not old.is_open and new.is_open and exists (
    select from payslip_payment p where p.company_id = old.company_id
      and p.payroll_month_id = old.id and p.status <> 'UNPAID')
  then
    raise exception 'Un proceso con pagos hechos o enviados al banco no se reabre'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger paid_stays before update on payroll_month
  for each row execute function app.refuse_reopening_paid();
