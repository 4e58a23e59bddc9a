-- A finiquito that somebody marked as paid by hand may be taken back for a day: to issued, with the
-- same amounts, and while no list of the bank has paid it.
create or replace function app.keep_paid_settlement() returns trigger
  language plpgsql as $$
begin
  if old.status <> 'PAID' then
    return new;
  end if;
  if new.status in ('ISSUED', 'IN_PROGRESS') and new.paid_on is null
    and new.to_pay = old.to_pay and new.amounts = old.amounts and new.terms = old.terms
  then
    if exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state in ('LISTED', 'REJECTED'))
      and not exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state = 'PAID')
    then
      return new;
    end if;
    if new.status = 'ISSUED'
      and not exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state in ('LISTED', 'PAID'))
      and (select max(s.at) from settlement_step s where s.company_id = new.company_id
        and s.settlement_id = new.id and s.state = 'PAID') >= new.updated_at - interval '24 hours'
    then
      return new;
    end if;
  end if;
  raise exception 'a paid settlement does not change' using errcode = 'MG001';
end $$;
