-- An absence of half a day may say which half. Where it does, only that half of the day is taken:
-- a morning and an afternoon of one day fit, of whatever source. Without it the day is taken whole.
alter table absence add column half text;

alter table absence add constraint absence_half
  check (half is null or (half in ('AM', 'PM') and half_day));

alter table absence drop constraint absence_no_overlap;

alter table absence add constraint absence_no_overlap exclude using gist
  (company_id with =, user_contract_id with =,
    int4range(2 * (start_date - date '1970-01-01') + case half when 'PM' then 1 else 0 end,
      2 * (end_date - date '1970-01-01') + case half when 'AM' then 1 else 2 end) with &&)
  where (response_status in ('PENDING', 'APPROVED'));

alter table absence drop constraint absence_applied_once;

alter table absence add constraint absence_applied_once exclude using gist
  (company_id with =, user_contract_id with =,
    int4range(2 * (coalesce(application_start_date, start_date) - date '1970-01-01')
        + case half when 'PM' then 1 else 0 end,
      2 * (coalesce(application_end_date, end_date) - date '1970-01-01')
        + case half when 'AM' then 1 else 2 end) with &&)
  where (response_status in ('PENDING', 'APPROVED'));

create or replace function app.absence_is_away() returns trigger language plpgsql as $$
begin
  delete from time_off where company_id = coalesce(new.company_id, old.company_id)
    and source = 'ABSENCE' and source_id = coalesce(new.id, old.id);
  if tg_op <> 'DELETE' and (new.response_status = 'APPROVED'
      or new.response_status = 'PENDING' and new.type <> 'LICENSE') then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'ABSENCE', new.id, new.start_date, new.end_date,
      app.slots_of(new.start_date, new.end_date, new.half), new.response_status = 'PENDING');
  end if;
  return null;
end $$;

drop trigger is_away on absence;

create trigger is_away after insert or delete
  or update of user_contract_id, type, start_date, end_date, half, response_status on absence
  for each row execute function app.absence_is_away();
