-- What changed since a calculation is asked on every list of months. The trail keeps each reading
-- of pay too, and in a company that reads more than it changes every one of them was passed by.
create index audit_event_changes on audit_event (company_id, seq)
  where entity not like 'lectura:%';
