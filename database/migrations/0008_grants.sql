-- What narrows a role to some razones sociales, and who has it. A profile or a restriction that
-- people have does not go: without it they would suddenly see more.

create table restriction (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  name       text not null,
  version    integer not null default 1,
  constraint restriction_pkey primary key (company_id, id),
  constraint restriction_name_key unique (company_id, name)
);

select ops.protect('restriction');

grant select, insert, update, delete on restriction to minga_app;

create table restriction_business (
  company_id     bigint not null,
  restriction_id bigint not null,
  business_id    bigint not null,
  constraint restriction_business_pkey primary key (company_id, restriction_id, business_id),
  constraint restriction_business_restriction foreign key (company_id, restriction_id)
    references restriction (company_id, id) on delete cascade,
  constraint restriction_business_business foreign key (company_id, business_id)
    references business (company_id, id)
);

select ops.protect('restriction_business');

grant select, insert, update, delete on restriction_business to minga_app;

alter table users add column restriction_id bigint;

alter table users add constraint users_restriction foreign key (company_id, restriction_id)
  references restriction (company_id, id);

create index users_of_profile on users (company_id, profile_id) where profile_id is not null;

create index users_of_restriction on users (company_id, restriction_id)
  where restriction_id is not null;

select ops.audit('restriction');

select ops.audit('restriction_business');
