-- Legal figures that a company enters for a month when nobody has published them for certain. One
-- that is doubtful, or further from the last one than such a figure moves, waits for a second
-- login.
create table indicator (
  company_id     bigint not null references company (id),
  id             bigint generated always as identity,
  key            text not null,
  year_month     integer not null,
  value          numeric(16, 4) not null,
  source         text not null,
  source_url     text,
  comment        text,
  state          text not null,
  out_of_bounds  boolean not null default false,
  needs_second   boolean not null default false,
  entered_by     bigint not null,
  entered_at     timestamptz not null default now(),
  confirmed_by   bigint,
  confirmed_at   timestamptz,
  revoked_by     bigint,
  revoked_at     timestamptz,
  revoke_reason  text,
  version        integer not null default 1,
  constraint indicator_pkey primary key (company_id, id),
  constraint indicator_form
    check (year_month between 190001 and 220012 and year_month % 100 between 1 and 12),
  constraint indicator_key check (key ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  constraint indicator_state check (state in ('PENDING', 'CONFIRMED', 'REVOKED')),
  constraint indicator_second check (confirmed_by is null or confirmed_by <> entered_by),
  constraint indicator_confirmed
    check (state <> 'CONFIRMED' or not needs_second or confirmed_by is not null)
);

select ops.protect('indicator');

select ops.audit('indicator');

grant select, insert, update on indicator to minga_app;

-- One live entry per figure and month; what was revoked stays beside it.
create unique index indicator_live on indicator (company_id, year_month, key)
  where state <> 'REVOKED';
