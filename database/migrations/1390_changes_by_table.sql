-- Who looks for the changes of some tables since a number of the trail reads theirs alone: in a
-- company that loaded fields of 50.000 people, each list of its months walked over all of them.
create index audit_event_of_table on audit_event (company_id, entity, seq)
  where entity not like 'lectura:%';

-- People in the order of their RUT, which is that of a number.
create index users_by_rut on users (company_id, lpad(split_part(rut, '-', 1), 12, '0'));
