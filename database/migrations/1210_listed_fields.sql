-- Fields of a company that are columns and filters of the list of people. What is reserved and what
-- is a file is in no list.
alter table user_field add column listed boolean not null default false;

alter table user_field add constraint user_field_listed
  check (not listed or (not reserved and type <> 'FILE'));

-- What each person has in a field on a day is read in this order.
create index user_field_data_held on user_field_data
  (company_id, field_id, user_id, date desc nulls last);

drop index user_field_data_by_field;
