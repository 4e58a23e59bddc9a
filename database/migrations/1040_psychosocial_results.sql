-- What the official application of CEAL-SM/SUSESO found in each centre of work, as the company
-- loads it: people at a low, a medium and a high risk in each of twelve dimensions, in the order of
-- the method. Nobody's answers are in it.
create table ceal_result (
  company_id bigint not null,
  id         bigint generated always as identity,
  center     text not null,
  center_key text not null,
  applied_on date not null,
  workers    integer not null,
  responses  integer not null,
  low        integer[] not null,
  medium     integer[] not null,
  high       integer[] not null,
  creator_login_id bigint,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint ceal_result_pkey primary key (company_id, id),
  constraint ceal_result_once unique (company_id, center_key, applied_on),
  constraint ceal_result_center check (btrim(center) <> '' and btrim(center_key) <> ''),
  constraint ceal_result_people check (workers > 0 and responses between 1 and workers),
  constraint ceal_result_dimensions check (
    cardinality(low) = 12 and cardinality(medium) = 12 and cardinality(high) = 12)
);

create index ceal_result_by_day on ceal_result (company_id, applied_on, id);

select ops.protect('ceal_result');

grant select, insert, update, delete on ceal_result to minga_app;

select ops.audit('ceal_result');

-- A measure against a risk of a dimension is a plan of action of whoever is responsible for it.
create table ceal_measure (
  company_id     bigint not null,
  action_plan_id bigint not null,
  ceal_result_id bigint not null,
  dimension      text not null,
  created_at     timestamptz not null default now(),
  constraint ceal_measure_pkey primary key (company_id, action_plan_id),
  constraint ceal_measure_plan foreign key (company_id, action_plan_id)
    references action_plan (company_id, id) on delete cascade,
  constraint ceal_measure_result foreign key (company_id, ceal_result_id)
    references ceal_result (company_id, id),
  constraint ceal_measure_dimension check (
    dimension in ('CT', 'EM', 'DP', 'RC', 'CR', 'QL', 'CM', 'IT', 'TV', 'CJ', 'VU', 'VA'))
);

create index ceal_measure_by_result on ceal_measure (company_id, ceal_result_id);

select ops.protect('ceal_measure');

grant select, insert, update, delete on ceal_measure to minga_app;

select ops.audit('ceal_measure');
