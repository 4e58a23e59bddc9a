-- A policy may want two people to approve: the report waits in between.
alter table expense_policy add column levels integer not null default 1;

alter table expense_policy add constraint expense_policy_levels
  check (levels between 1 and 2) not valid;

alter table expense_policy validate constraint expense_policy_levels;

alter table expense_report drop constraint expense_report_status;

alter table expense_report add constraint expense_report_status
  check (status in ('DRAFT', 'SUBMITTED', 'CHECKED', 'RETURNED', 'REJECTED', 'APPROVED', 'PAID'))
  not valid;

alter table expense_report validate constraint expense_report_status;

-- Lists of the bank pay reports too. A report is in one live list of the company.
alter table payment_list drop constraint payment_list_purpose;

alter table payment_list add constraint payment_list_purpose
  check (purpose in ('PAY', 'SETTLEMENT', 'BOTH', 'THIRD', 'EXPENSE')) not valid;

alter table payment_list validate constraint payment_list_purpose;

create unique index payment_list_row_expense on payment_list_row (company_id, party)
  where state in ('LISTED', 'PAID') and party like 'expense:%';

create index payment_list_row_by_expense on payment_list_row (company_id, party)
  where party like 'expense:%';

-- A list takes what was approved and nobody paid. Two who want the same report meet at its row.
create function app.take_listed_expense() returns trigger language plpgsql as $$
begin
  perform from expense_report where company_id = new.company_id
    and id = substr(new.party, 9)::bigint and status = 'APPROVED' for no key update;
  if not found then
    raise exception '%: su rendición ya no espera su pago', new.name using errcode = 'MG002';
  end if;
  return null;
end $$;

create trigger expense after insert on payment_list_row
  for each row when (new.party like 'expense:%')
  execute function app.take_listed_expense();

-- The ways of a report. Nobody answers their own, whatever the application says; two levels are two
-- people; what a list pays is paid by nothing else, and goes back only with the answer of the bank.
create or replace function app.expense_report_moves() returns trigger language plpgsql as $$
declare
  actor bigint;
  first bigint;
  listed text;
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if new.user_id <> old.user_id or new.number <> old.number then
    raise exception 'Una rendición no cambia de persona' using errcode = 'MG002';
  end if;
  if new.status = old.status then
    if old.status not in ('DRAFT', 'RETURNED')
      and (new.business_id, new.title, new.description, new.approved_total, new.paid_on)
        is distinct from
        (old.business_id, old.title, old.description, old.approved_total, old.paid_on) then
      raise exception 'Una rendición enviada no se modifica' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if (old.status, new.status) not in (('DRAFT', 'SUBMITTED'), ('SUBMITTED', 'DRAFT'),
      ('SUBMITTED', 'CHECKED'), ('CHECKED', 'APPROVED'), ('CHECKED', 'RETURNED'),
      ('CHECKED', 'REJECTED'), ('SUBMITTED', 'APPROVED'), ('SUBMITTED', 'RETURNED'),
      ('SUBMITTED', 'REJECTED'), ('RETURNED', 'SUBMITTED'), ('APPROVED', 'PAID'),
      ('APPROVED', 'SUBMITTED'), ('PAID', 'APPROVED')) then
    raise exception 'Una rendición no pasa de % a %', old.status, new.status
      using errcode = 'MG002';
  end if;
  if new.status in ('CHECKED', 'APPROVED', 'RETURNED', 'REJECTED', 'PAID') then
    select user_id into actor from login
      where company_id = new.company_id and id = new.updated_login_id;
    if actor is not distinct from new.user_id then
      raise exception 'Nadie responde ni paga su propia rendición' using errcode = 'MG002';
    end if;
  end if;
  if new.status = 'APPROVED' and old.status = 'SUBMITTED' and exists (
    select from expense e
    join expense_policy p on p.company_id = new.company_id and p.id = e.expense_policy_id
    where e.company_id = new.company_id and e.report_id = new.id and p.levels = 2) then
    raise exception 'Esta rendición necesita dos aprobaciones' using errcode = 'MG002';
  end if;
  if new.status = 'APPROVED' and old.status = 'CHECKED' then
    select user_id into first from login
      where company_id = old.company_id and id = old.responded_login_id;
    if actor is not distinct from first then
      raise exception 'La segunda aprobación es de otra persona' using errcode = 'MG002';
    end if;
  end if;
  select state into listed from payment_list_row where company_id = new.company_id
    and party = 'expense:' || new.id and state in ('LISTED', 'PAID');
  if old.status = 'APPROVED' and listed = 'LISTED' then
    raise exception 'La paga una nómina: anúlela primero' using errcode = 'MG002';
  end if;
  if old.status = 'PAID' and (listed = 'PAID' or not exists (
    select from payment_list_row where company_id = new.company_id
      and party = 'expense:' || new.id and state in ('LISTED', 'REJECTED'))) then
    raise exception 'Una rendición pagada no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $$;
