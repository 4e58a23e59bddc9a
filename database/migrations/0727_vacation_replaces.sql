-- A request to change the dates of an approved vacation. The approved one keeps its days on the
-- wall until the change is approved, and ends with it in one transaction.
alter table vacation add column replaces_id bigint;

alter table vacation
  add constraint vacation_replaces foreign key (company_id, replaces_id)
    references vacation (company_id, id);

alter table vacation add constraint vacation_replaces_another check (replaces_id <> id);

create index vacation_of_replaced on vacation (company_id, replaces_id);

create unique index vacation_replaced_once on vacation (company_id, replaces_id)
  where response_status = 'PENDING';

create or replace function app.vacation_is_away() returns trigger language plpgsql as $$
begin
  delete from time_off where company_id = new.company_id
    and source = 'VACATION' and source_id = new.id;
  if new.response_status = 'APPROVED'
    or new.response_status = 'PENDING' and new.replaces_id is null then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'VACATION', new.id, new.start_date,
      coalesce(new.enjoyed_until, new.end_date),
      app.slots_of(new.start_date, coalesce(new.enjoyed_until, new.end_date), new.half),
      new.response_status = 'PENDING');
  end if;
  return null;
end $$;
