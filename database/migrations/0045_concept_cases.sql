-- Examples that a concept has to get right: the facts of somebody (of a person as they were in a
-- month, or made up) and the pesos expected of them. They are run at every change of its formula.

create table concept_case (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  code        text not null,
  title       text not null,
  business_id bigint not null,
  year_month  integer not null,
  user_id     bigint,
  facts       jsonb not null,
  expected    bigint not null,
  created_by  bigint,
  created_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint concept_case_pkey primary key (company_id, id),
  constraint concept_case_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint concept_case_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint concept_case_code check (code ~ '^[A-Z][A-Z0-9_]{1,59}$'),
  constraint concept_case_month check (year_month between 190001 and 999912
    and year_month % 100 between 1 and 12),
  constraint concept_case_facts check (jsonb_typeof(facts) = 'object')
);

create index concept_case_of_code on concept_case (company_id, code);

select ops.protect('concept_case');

grant select, insert, update, delete on concept_case to minga_app;
