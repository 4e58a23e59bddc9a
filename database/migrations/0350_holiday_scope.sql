-- A day off may be of one razón social alone, and may or may not spend vacation days.
alter table holiday add column business_id bigint;

alter table holiday add column counts_for_vacation boolean not null default true;

alter table holiday add constraint holiday_business foreign key (company_id, business_id)
  references business (company_id, id);

alter table holiday drop constraint holiday_date_key;

alter table holiday
  add constraint holiday_date_key unique nulls not distinct (company_id, date, business_id);

create index holiday_business on holiday (company_id, business_id);
