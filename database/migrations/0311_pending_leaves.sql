-- A medical leave comes before vacations, once somebody confirms it: until then it takes no days of
-- the wall, and both may be asked for. Two absences of a contract still share no day.

create or replace function app.absence_is_away() returns trigger language plpgsql as $$
begin
  delete from time_off where company_id = coalesce(new.company_id, old.company_id)
    and source = 'ABSENCE' and source_id = coalesce(new.id, old.id);
  if tg_op <> 'DELETE' and (new.response_status = 'APPROVED'
      or new.response_status = 'PENDING' and new.type <> 'LICENSE') then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'ABSENCE', new.id, new.start_date, new.end_date,
      app.slots_of(new.start_date, new.end_date, null), new.response_status = 'PENDING');
  end if;
  return null;
end $$;

drop trigger is_away on absence;

create trigger is_away after insert or delete
  or update of user_contract_id, type, start_date, end_date, response_status on absence
  for each row execute function app.absence_is_away();

delete from time_off where pending and source = 'ABSENCE'
  and exists (select from absence a where a.company_id = time_off.company_id
    and a.id = time_off.source_id and a.type = 'LICENSE');
