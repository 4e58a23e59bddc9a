-- The certificates that people take for a bank, a landlord or the State: whose, of what, the months
-- that one of pay says, its file with its hash, and until when it is good.
create table certificate (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  user_id          bigint not null,
  business_id      bigint not null,
  kind             text not null,
  span             text,
  from_month       integer,
  to_month         integer,
  with_private     boolean not null default false,
  issued_on        date not null,
  expires_on       date not null,
  issued_at        timestamptz not null default now(),
  login_id         bigint,
  file_id          bigint,
  sha256           text,
  constraint certificate_pkey primary key (company_id, id),
  constraint certificate_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint certificate_user foreign key (company_id, user_id) references users (company_id, id),
  constraint certificate_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint certificate_file foreign key (company_id, file_id) references file (company_id, id),
  constraint certificate_kind check (kind in ('SENIORITY', 'INCOME', 'CONTRIBUTIONS')),
  constraint certificate_span check (span in ('THREE', 'SIX', 'TWELVE')),
  constraint certificate_months check ((kind = 'SENIORITY') = (span is null)
    and (span is null) = (from_month is null) and (from_month is null) = (to_month is null)),
  constraint certificate_days check (expires_on > issued_on)
);

create index certificate_user_issued on certificate (company_id, user_id, issued_on);

create index certificate_contract_issued on certificate (company_id, user_contract_id, issued_on);

select ops.protect('certificate');

grant select, insert, update on certificate to minga_app;

select ops.audit('certificate');
