-- The family of the people of a company: who they are, who is called in an emergency, and from when
-- until when somebody of it is a family burden (DFL 150 of 1981, art. 3).
create table family_member (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  user_id            bigint not null,
  rut                text,
  firstname          text not null,
  paternal_lastname  text not null,
  maternal_lastname  text,
  birthday           date,
  phone              text,
  email              text,
  relation           text not null,
  emergency_contact  boolean not null default false,
  burden             text not null default 'NONE',
  burden_from        date,
  burden_until       date,
  studies_until      date,
  file_id            bigint,
  created_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint family_member_pkey primary key (company_id, id),
  constraint family_member_rut_key unique (company_id, user_id, rut),
  constraint family_member_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint family_member_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint family_member_relation check (relation in ('SPOUSE', 'CIVIL_PARTNER', 'CHILD',
    'STEPCHILD', 'GRANDCHILD', 'MOTHER', 'FATHER', 'SIBLING', 'IN_CARE', 'OTHER')),
  constraint family_member_burden check (burden in ('NONE', 'SIMPLE', 'MATERNAL', 'DISABLED')),
  constraint family_member_from check (burden = 'NONE' or burden_from is not null),
  constraint family_member_until check (burden_until >= burden_from)
);

create index family_member_burden_until on family_member (company_id, user_id)
  where burden <> 'NONE';

create index family_member_file_of on family_member (company_id, file_id)
  where file_id is not null;

select ops.protect('family_member');

grant select, insert, update, delete on family_member to minga_app;

select ops.audit('family_member');
