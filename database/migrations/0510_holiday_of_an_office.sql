-- A day off may be of the people of one branch office alone.
alter table holiday add column branch_office_id bigint;

alter table holiday add constraint holiday_branch_office foreign key (company_id, branch_office_id)
  references branch_office (company_id, id);

alter table holiday add constraint holiday_of_one
  check (business_id is null or branch_office_id is null);

alter table holiday drop constraint holiday_date_key;

alter table holiday add constraint holiday_date_key
  unique nulls not distinct (company_id, date, business_id, branch_office_id);

create index holiday_branch_office on holiday (company_id, branch_office_id);
