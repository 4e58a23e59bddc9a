-- A list of payments pays finiquitos too, alone or beside the payslips of its process.
alter table payment_list drop constraint payment_list_purpose;

alter table payment_list add constraint payment_list_purpose
  check (purpose in ('PAY', 'SETTLEMENT', 'BOTH', 'THIRD')) not valid;

alter table payment_list validate constraint payment_list_purpose;

alter table payment_list_row add column settlement_id bigint;

alter table payment_list_row add constraint payment_list_row_settlement_of
  foreign key (company_id, settlement_id) references settlement (company_id, id)
  on delete cascade;

-- A payment is of one thing: a payslip, a finiquito, or what a third party is owed.
alter table payment_list_row drop constraint payment_list_row_whose;

alter table payment_list_row add constraint payment_list_row_whose
  check (num_nonnulls(user_contract_id, settlement_id, party) = 1) not valid;

alter table payment_list_row validate constraint payment_list_row_whose;

-- A finiquito is in one live list of the company, whichever process the list is of.
create unique index payment_list_row_settlement on payment_list_row (company_id, settlement_id)
  where state in ('LISTED', 'PAID') and settlement_id is not null;

create index payment_list_row_by_settlement on payment_list_row (company_id, settlement_id)
  where settlement_id is not null;

-- What was paid stays as it was paid. Only a finiquito that a list paid goes back one step, with
-- its amounts, when the answer of the bank that said so is undone or the bank rejects it later.
create or replace function app.keep_paid_settlement() returns trigger language plpgsql as $$
begin
  if old.status <> 'PAID' then
    return new;
  end if;
  if new.status in ('ISSUED', 'IN_PROGRESS') and new.paid_on is null
    and new.to_pay = old.to_pay and new.amounts = old.amounts and new.terms = old.terms
    and exists (select from payment_list_row r where r.company_id = new.company_id
      and r.settlement_id = new.id and r.state in ('LISTED', 'REJECTED'))
    and not exists (select from payment_list_row r where r.company_id = new.company_id
      and r.settlement_id = new.id and r.state = 'PAID')
  then
    return new;
  end if;
  raise exception 'a paid settlement does not change' using errcode = 'MG001';
end $$;

-- A line of an answer knows how its payment was: what is undone goes back to it.
alter table payment_answer_row add constraint payment_answer_row_before
  check (state_before in ('LISTED', 'PAID', 'REJECTED', 'CANCELED')) not valid;

alter table payment_answer_row validate constraint payment_answer_row_before;
