-- The files that are declared of a closed month of remuneraciones: each making of one, what a check
-- of the file found, and what each institution is owed beside the payslips.
create table filing (
  company_id       bigint not null,
  id               bigint generated always as identity,
  business_id      bigint not null,
  payroll_month_id bigint not null,
  year_month       integer not null,
  kind             text not null,
  layout           text not null default 'SEPARATED',
  version          integer not null,
  number           integer not null,
  ccaf_percent     numeric(5,2) not null default 0,
  closed_hash      text not null,
  with_private     boolean not null default false,
  job_id           bigint,
  file_id          bigint,
  sha256           text,
  people           integer,
  lines            integer,
  errors           integer,
  warnings         integer,
  totals           jsonb,
  changes          jsonb,
  login_id         bigint,
  asked_at         timestamptz not null default now(),
  made_at          timestamptz,
  constraint filing_pkey primary key (company_id, id),
  constraint filing_number unique (company_id, payroll_month_id, kind, number),
  constraint filing_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint filing_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint filing_file foreign key (company_id, file_id) references file (company_id, id),
  constraint filing_kind check (kind in ('PREVIRED', 'LRE')),
  constraint filing_layout check (layout in ('SEPARATED', 'FIXED')),
  constraint filing_ccaf_percent check (ccaf_percent between 0 and 7),
  constraint filing_made check ((file_id is null) = (made_at is null))
);

select ops.protect('filing');

grant select, insert, update on filing to minga_app;

select ops.audit('filing');

-- One sentence of the check of a file, at its line and its field. Written once with the file.
create table filing_finding (
  company_id bigint not null,
  filing_id  bigint not null,
  n          integer not null,
  rule       text not null,
  level      text not null,
  line       integer not null,
  field      integer,
  user_id    bigint,
  words      text not null,
  constraint filing_finding_pkey primary key (company_id, filing_id, n),
  constraint filing_finding_filing foreign key (company_id, filing_id)
    references filing (company_id, id) on delete cascade,
  constraint filing_finding_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint filing_finding_level check (level in ('ERROR', 'WARNING'))
);

create index filing_finding_user on filing_finding (company_id, user_id);

select ops.protect('filing_finding');

grant select, insert, delete on filing_finding to minga_app;
