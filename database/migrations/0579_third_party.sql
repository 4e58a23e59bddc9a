-- The owner of what payslips discount for somebody else: by which channel it is paid, and into the
-- account of which supplier. What has no row is paid as the law or the usual channel says.
create table third_party (
  company_id       bigint not null,
  id               bigint generated always as identity,
  kind             text not null,
  code             text not null,
  user_id          bigint,
  syndicate_id     bigint,
  channel          text not null,
  supplier_id      bigint,
  updated_login_id bigint,
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint third_party_pkey primary key (company_id, id),
  constraint third_party_key
    unique nulls not distinct (company_id, kind, code, user_id, syndicate_id),
  constraint third_party_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint third_party_syndicate foreign key (company_id, syndicate_id)
    references syndicate (company_id, id) on delete cascade,
  constraint third_party_supplier foreign key (company_id, supplier_id)
    references supplier (company_id, id),
  constraint third_party_kind check (kind in ('INSTITUTION', 'TAX', 'UNION', 'COURT', 'ITEM')),
  constraint third_party_channel
    check (channel in ('PREVIRED', 'TREASURY', 'LIST', 'OTHER', 'OWN')),
  constraint third_party_paid check ((channel = 'LIST') = (supplier_id is not null))
);

create index third_party_by_supplier on third_party (company_id, supplier_id)
  where supplier_id is not null;

create index third_party_by_user on third_party (company_id, user_id) where user_id is not null;

create index third_party_by_syndicate on third_party (company_id, syndicate_id)
  where syndicate_id is not null;

select ops.protect('third_party');

grant select, insert, update, delete on third_party to minga_app;

select ops.audit('third_party');
