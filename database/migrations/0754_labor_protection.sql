-- The legal protection of people against the end of their contract (fuero): since when and until
-- when, of what kind, its paper, and the leave of the court to end the contract all the same
-- (Código del Trabajo, art. 174). One row for each protection.
create table labor_protection (
  company_id    bigint not null,
  id            bigint generated always as identity,
  user_id       bigint not null,
  kind          text not null,
  start_date    date not null,
  end_date      date,
  file_id       bigint,
  court_date    date,
  court_case    text,
  court_file_id bigint,
  comment       text,
  created_at    timestamptz not null default now(),
  version       integer not null default 1,
  constraint labor_protection_pkey primary key (company_id, id),
  constraint labor_protection_start_key unique (company_id, user_id, kind, start_date),
  constraint labor_protection_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint labor_protection_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint labor_protection_court_file foreign key (company_id, court_file_id)
    references file (company_id, id),
  constraint labor_protection_kind check (kind in ('UNION_DIRECTOR', 'UNION_DELEGATE',
    'UNION_CANDIDATE', 'UNION_FOUNDER', 'BARGAINING', 'JOINT_COMMITTEE', 'MATERNITY',
    'BEREAVEMENT', 'OTHER')),
  constraint labor_protection_days check (end_date >= start_date),
  constraint labor_protection_court check ((court_date is null) = (court_case is null)),
  constraint labor_protection_court_paper check (court_file_id is null or court_date is not null)
);

select ops.protect('labor_protection');

grant select, insert, update, delete on labor_protection to minga_app;

select ops.audit('labor_protection', 'comment');
