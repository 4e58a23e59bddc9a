-- Days that a company gives besides the country's calendar.
create table holiday (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  date        date not null,
  title       text not null,
  type        text not null default 'CIVIL',
  status      text not null default 'ACTIVE',
  irrevocable boolean not null default false,
  comment     text,
  version     integer not null default 1,
  constraint holiday_pkey primary key (company_id, id),
  constraint holiday_date_key unique (company_id, date),
  constraint holiday_type check (type in ('RELIGIOUS', 'CIVIL')),
  constraint holiday_status check (status in ('ACTIVE', 'INACTIVE'))
);

select ops.protect('holiday');

grant select, insert, update, delete on holiday to minga_app;

select ops.audit('holiday');
