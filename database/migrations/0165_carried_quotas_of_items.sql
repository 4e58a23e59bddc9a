-- What a payslip could not take of a quota, or of an advance, is still owed: how much it was is
-- kept by month, and an item of a later month asks for it.

create table user_item_carried (
  company_id   bigint not null,
  user_item_id bigint not null,
  year_month   integer not null,
  amount       bigint not null,
  constraint user_item_carried_pkey primary key (company_id, user_item_id, year_month),
  constraint user_item_carried_item foreign key (company_id, user_item_id)
    references user_item (company_id, id) on delete cascade,
  constraint user_item_carried_month check (year_month between 190001 and 220012
    and year_month % 100 between 1 and 12),
  constraint user_item_carried_amount check (amount between 1 and 99999999)
);

select ops.protect('user_item_carried');

grant select, insert, delete on user_item_carried to minga_app;

alter table user_item add column carried_from integer;

alter table user_item drop constraint user_item_origin;

alter table user_item add constraint user_item_origin
  check ((origin is null) = (origin_id is null) and origin in ('ADVANCE', 'LOAN', 'CARRIED')
    and (origin is not distinct from 'CARRIED') = (carried_from is not null));
