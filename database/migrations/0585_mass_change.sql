-- Why a version was written, where many records changed in one act.
alter table user_contract_version add column reason text;

alter table user_contract_version add constraint user_contract_version_reason
  check (length(reason) between 1 and 300) not valid;

alter table user_version add column reason text;

alter table user_version add constraint user_version_reason
  check (length(reason) between 1 and 300) not valid;

-- A change of many people in one act, why, and how far the work is: a raise, an item, the end of
-- an item, or the brackets of the family allowance.
create table mass_change (
  company_id       bigint not null,
  id               bigint generated always as identity,
  kind             text not null,
  business_id      bigint not null,
  reason           text not null,
  from_date        date,
  start_month      integer,
  end_month        integer,
  raise_mode       text,
  value            numeric(16, 4),
  rounding         text,
  least            bigint,
  item_code        text,
  state            text not null default 'APPLYING',
  creator_login_id bigint,
  job_id           bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint mass_change_pkey primary key (company_id, id),
  constraint mass_change_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint mass_change_kind check (kind in ('RAISE', 'ITEM', 'ITEM_END', 'ALLOWANCE')),
  constraint mass_change_mode check (raise_mode in ('PERCENT', 'AMOUNT')),
  constraint mass_change_rounding check (rounding in ('ONE', 'TEN', 'HUNDRED', 'THOUSAND')),
  constraint mass_change_months check (end_month is null or start_month is null
    or end_month >= start_month),
  constraint mass_change_reason check (length(reason) between 3 and 300),
  constraint mass_change_state
    check (state in ('APPLYING', 'APPLIED', 'UNDOING', 'UNDONE')),
  constraint mass_change_whole check (case kind
    when 'RAISE' then from_date is not null and raise_mode is not null and value is not null
      and rounding is not null
    when 'ITEM' then item_code is not null and start_month is not null and value is not null
    when 'ITEM_END' then item_code is not null and end_month is not null
    else from_date is not null end)
);

create index mass_change_of on mass_change (company_id, business_id, id);

select ops.protect('mass_change');

grant select, insert, update on mass_change to minga_app;

select ops.audit('mass_change');

-- What the act does to each contract: what it had, and what it has after it.
create table mass_change_person (
  company_id       bigint not null,
  id               bigint generated always as identity,
  mass_change_id   bigint not null,
  user_contract_id bigint not null,
  user_item_id     bigint,
  before           text,
  after            text,
  currency         text not null,
  basis            text,
  status           text not null default 'PREPARED',
  problem          text,
  constraint mass_change_person_pkey primary key (company_id, id),
  constraint mass_change_person_change foreign key (company_id, mass_change_id)
    references mass_change (company_id, id),
  constraint mass_change_person_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint mass_change_person_status check (status in ('PREPARED', 'DONE', 'UNDONE', 'KEPT'))
);

create index mass_change_person_of
  on mass_change_person (company_id, mass_change_id, status);

create index mass_change_person_contract_of
  on mass_change_person (company_id, user_contract_id);

select ops.protect('mass_change_person');

grant select, insert, update on mass_change_person to minga_app;

select ops.audit('mass_change_person');
