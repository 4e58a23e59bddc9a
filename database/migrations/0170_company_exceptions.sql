-- What the platform agreed with one company, beyond the rules of all: a row of
-- access/exceptions.ts, from a day on, with its reason. A closed list is of one person.

create table company_exception (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  user_id    bigint,
  since      date not null,
  -- The last day on which it holds; null while no end is agreed.
  until      date,
  reason     text not null,
  login_id   bigint,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint company_exception_pkey primary key (company_id, id),
  constraint company_exception_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint company_exception_days check (until is null or until >= since),
  constraint company_exception_reason check (length(reason) between 10 and 500),
  constraint company_exception_once exclude using gist (company_id with =, code with =,
    (coalesce(user_id, 0)) with =, (daterange(since, until, '[]')) with &&)
);

select ops.protect('company_exception');

grant select, insert, update, delete on company_exception to minga_app;

select ops.audit('company_exception');

-- Exceptions were known by the number of a company in the system before this one, which nothing
-- wrote.
alter table company drop column legacy_id;
