-- By which way a payment of a person goes: by hand, a file for the bank, a list to sign, a list of
-- payments, or the finiquito that pays the last payslip. One debt, one way: the row is the lock.
alter table payslip_payment add column way text;

alter table payslip_payment add constraint payslip_payment_way
  check (way in ('HAND', 'FILE', 'CASH', 'CHECK', 'LIST', 'FINIQUITO'));

-- In which list to sign a finiquito is, in cash or by cheque.
alter table settlement add column to_sign text;

alter table settlement add constraint settlement_to_sign check (to_sign in ('CASH', 'CHECK'));

-- Whether a list of payments that is not annulled pays a debt, and whether that list left.
create function app.live_list_of(company bigint, month bigint, contract bigint) returns text
language sql stable as $$
  select l.state from payment_list_row r
  join payment_list l on l.company_id = $1 and l.id = r.payment_list_id
  where r.company_id = $1 and r.payroll_month_id = $2 and r.user_contract_id = $3
    and r.state in ('LISTED', 'PAID')
  limit 1
$$;

create function app.keep_payment_way() returns trigger language plpgsql as $$
declare live text;
begin
  -- What is said by hand is paid by hand, until it is said that it was not.
  if new.status <> 'UNPAID' and new.way is null then
    new.way := 'HAND';
  elsif new.status = 'UNPAID' and new.way = 'HAND' then
    new.way := null;
  end if;
  if tg_op = 'UPDATE' and old.way <> new.way then
    raise exception 'Un pago ya se hace por otra vía: márquelo «no pagado» primero'
      using errcode = 'MG002';
  end if;
  if new.way = 'LIST' or (tg_op = 'UPDATE' and old.way = 'LIST') then
    live := app.live_list_of(new.company_id, new.payroll_month_id, new.user_contract_id);
    if new.way is null and live is not null then
      raise exception 'Lo paga una nómina: anúlela primero' using errcode = 'MG002';
    end if;
    if new.way = 'LIST' and new.status <> 'UNPAID' and live is distinct from 'SENT' then
      raise exception 'Lo paga una nómina que todavía no se envía' using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'UPDATE' and old.way = 'FINIQUITO' and new.way is null and exists (
    select from settlement s
    join payroll_month m on m.company_id = new.company_id and m.id = new.payroll_month_id
    where s.company_id = new.company_id and s.user_contract_id = new.user_contract_id
      and s.status in ('ISSUED', 'IN_PROGRESS', 'PAID')
      and (s.terms ->> 'payLastPayslip')::boolean
      and to_char(s.disengagement_date, 'YYYYMM')::int = m.year_month)
  then
    raise exception 'La paga un finiquito emitido' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger way before insert or update on payslip_payment
  for each row execute function app.keep_payment_way();

-- A payment of a list takes its debt, which nothing else pays until the payment is rejected or
-- annulled. Two who want the same debt meet at the row of its payment.
create function app.take_listed_debt() returns trigger language plpgsql as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.state in ('LISTED', 'PAID');
  is_live  boolean := new.state in ('LISTED', 'PAID');
begin
  if new.user_contract_id is not null and is_live and not was_live then
    insert into payslip_payment as p
      (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
    values (new.company_id, new.payroll_month_id, new.user_contract_id, 'UNPAID', 'LIST',
      coalesce(new.answered_at, statement_timestamp()))
    on conflict (company_id, payroll_month_id, user_contract_id)
      do update set way = 'LIST', updated_at = excluded.updated_at where p.way is null;
    if not found then
      raise exception '%: su pago ya se hace por otra vía', new.name using errcode = 'MG002';
    end if;
  elsif new.user_contract_id is not null and was_live and not is_live then
    update payslip_payment set status = 'UNPAID', way = null
    where company_id = new.company_id and payroll_month_id = new.payroll_month_id
      and user_contract_id = new.user_contract_id and way = 'LIST';
  end if;
  if new.settlement_id is not null and tg_op = 'INSERT' and is_live then
    perform from settlement where company_id = new.company_id and id = new.settlement_id
      and status = 'ISSUED' and to_sign is null for no key update;
    if not found then
      raise exception '%: su finiquito ya no espera su pago', new.name using errcode = 'MG002';
    end if;
  end if;
  return null;
end $$;

create trigger debt after insert or update on payment_list_row
  for each row execute function app.take_listed_debt();

-- What a list will pay is paid by nothing else, nor does it change, until the list leaves.
create function app.keep_listed_settlement() returns trigger language plpgsql as $$
begin
  if old.status = 'ISSUED' and (new.status <> 'ISSUED' or new.to_sign is distinct from
      old.to_sign) and exists (
    select from payment_list_row r
    join payment_list l on l.company_id = new.company_id and l.id = r.payment_list_id
    where r.company_id = new.company_id and r.settlement_id = new.id
      and r.state in ('LISTED', 'PAID') and l.state <> 'SENT')
  then
    raise exception 'Lo paga una nómina: anúlela primero' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger listed before update on settlement
  for each row execute function app.keep_listed_settlement();

-- An issued finiquito that pays the last payslip is its payment from then on; taken back or
-- removed, the payslip is the payroll's again.
create function app.take_last_payslip() returns trigger language plpgsql as $$
declare
  was_live boolean := old.status in ('ISSUED', 'IN_PROGRESS', 'PAID');
  is_live  boolean := new.status in ('ISSUED', 'IN_PROGRESS', 'PAID');
  base     bigint;
begin
  if was_live = is_live or not coalesce((new.terms ->> 'payLastPayslip')::boolean, false) then
    return null;
  end if;
  base := (select m.id from user_contract c
    join payroll_month m on m.company_id = new.company_id and m.business_id = c.business_id
      and m.type = 'PAYROLL'
      and m.year_month = to_char(new.disengagement_date, 'YYYYMM')::int
    join payslip l on l.company_id = new.company_id and l.payroll_month_id = m.id
      and l.payroll_run_id = m.current_run_id and l.user_contract_id = new.user_contract_id
    where c.company_id = new.company_id and c.id = new.user_contract_id);
  if base is null then
    return null;
  end if;
  if is_live then
    insert into payslip_payment as p
      (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
    values (new.company_id, base, new.user_contract_id, 'UNPAID', 'FINIQUITO', new.updated_at)
    on conflict (company_id, payroll_month_id, user_contract_id)
      do update set way = 'FINIQUITO', updated_at = excluded.updated_at where p.way is null;
    if not found then
      raise exception 'Su última liquidación ya se paga por otra vía' using errcode = 'MG002';
    end if;
  else
    update payslip_payment set status = 'UNPAID', way = null, updated_at = new.updated_at
    where company_id = new.company_id and payroll_month_id = base
      and user_contract_id = new.user_contract_id and way = 'FINIQUITO';
  end if;
  return null;
end $$;

create trigger last_payslip after update of status on settlement
  for each row execute function app.take_last_payslip();

-- An advance or a payment apart that is in a file for the bank or in a list to sign is not
-- reopened either: the money may have left.
create or replace function app.refuse_reopening_paid() returns trigger language plpgsql as $$
begin
  if old.type in ('ADVANCE', 'ADDITIONAL') and not old.is_open and new.is_open and exists (
    select from payslip_payment p where p.company_id = old.company_id
      and p.payroll_month_id = old.id
      and (p.status <> 'UNPAID' or p.way in ('FILE', 'CASH', 'CHECK')))
  then
    raise exception 'Un proceso con pagos hechos o enviados al banco no se reabre'
      using errcode = 'MG002';
  end if;
  return new;
end $$;
