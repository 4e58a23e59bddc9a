-- People propose changes of who their family is and of the fields that their company adds, as they
-- do of their record.
alter table data_correction drop constraint data_correction_part;
alter table data_correction add constraint data_correction_part check (part in ('PERSONAL',
  'CONTACT', 'PREVISION', 'HEALTH', 'SAVINGS', 'FAMILY', 'RELATIVES', 'FIELDS'));

-- Of a family: what is asked, and about which person of it, while they are in it.
alter table data_correction add column act text;
alter table data_correction add column member_id bigint;

alter table data_correction add constraint data_correction_act
  check ((part = 'RELATIVES') = (act is not null) and act in ('ADD', 'CHANGE', 'REMOVE'));

alter table data_correction add constraint data_correction_member
  check (member_id is null or act in ('CHANGE', 'REMOVE'));

-- A proposal outlives the member that it takes out of the family, which is therefore no key.
create index data_correction_by_member on data_correction (company_id, member_id)
  where member_id is not null;

-- A field that its person does not write, and may propose.
alter table user_field drop constraint user_field_worker;
alter table user_field add constraint user_field_worker
  check (worker in ('NONE', 'SEES', 'PROPOSES', 'EDITS'));
