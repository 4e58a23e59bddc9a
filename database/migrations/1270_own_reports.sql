-- Reports that people cut for themselves from those of the product, kept by a name. What a row
-- holds is how the report is asked for and cut, never a result: each reader gets what they may
-- read.
create table own_report (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  login_id    bigint not null,
  name        text not null,
  description text,
  report      text not null,
  ask         jsonb not null,
  shape       jsonb not null,
  shared      boolean not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint own_report_pkey primary key (company_id, id),
  constraint own_report_name_key unique (company_id, login_id, name),
  constraint own_report_small check (
    octet_length(ask::text) <= 4000 and octet_length(shape::text) <= 64000)
);

select ops.protect('own_report');

grant select, insert, update, delete on own_report to minga_app;

select ops.audit('own_report');

-- The people who receive a report by mail, and when: each person asks for themself alone.
create table report_subscription (
  company_id    bigint not null,
  id            bigint generated always as identity,
  own_report_id bigint not null,
  login_id      bigint not null,
  user_id       bigint not null,
  every         text not null,
  day           integer not null,
  format        text not null,
  next_on       date not null,
  created_at    timestamptz not null default now(),
  version       integer not null default 1,
  constraint report_subscription_pkey primary key (company_id, id),
  constraint report_subscription_once unique (company_id, own_report_id, login_id),
  constraint report_subscription_report foreign key (company_id, own_report_id)
    references own_report (company_id, id) on delete cascade,
  constraint report_subscription_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint report_subscription_day check (
    (every = 'WEEK' and day between 1 and 7) or (every = 'MONTH' and day between 1 and 28)),
  constraint report_subscription_format check (format in ('XLSX', 'CSV', 'PDF'))
);

create index report_subscription_due on report_subscription (company_id, next_on);

select ops.protect('report_subscription');

grant select, insert, update, delete on report_subscription to minga_app;

select ops.audit('report_subscription');
