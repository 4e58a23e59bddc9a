-- What a razón social decides about vacations where the law leaves a choice, from a day on.
create table vacation_rule (
  company_id   bigint not null,
  business_id  bigint not null,
  from_day     date not null,
  pool_order   text not null default 'LEGAL_PROGRESSIVE_ADDITIONAL',
  advance_max  integer,
  notice_days  integer not null default 30,
  block        text not null default 'WARN',
  half_day     text not null default 'ADDITIONAL',
  max_away_pct integer,
  created_at   timestamptz not null default now(),
  version      integer not null default 1,
  constraint vacation_rule_pkey primary key (company_id, business_id, from_day),
  constraint vacation_rule_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint vacation_rule_order check (pool_order in ('LEGAL_PROGRESSIVE_ADDITIONAL',
    'LEGAL_ADDITIONAL_PROGRESSIVE', 'PROGRESSIVE_LEGAL_ADDITIONAL',
    'PROGRESSIVE_ADDITIONAL_LEGAL', 'ADDITIONAL_LEGAL_PROGRESSIVE',
    'ADDITIONAL_PROGRESSIVE_LEGAL')),
  constraint vacation_rule_advance check (advance_max between 0 and 60),
  constraint vacation_rule_notice check (notice_days between 0 and 180),
  constraint vacation_rule_block check (block in ('WARN', 'REFUSE')),
  constraint vacation_rule_half check (half_day in ('NONE', 'ADDITIONAL', 'ALL')),
  constraint vacation_rule_away check (max_away_pct between 1 and 100)
);

select ops.protect('vacation_rule');

grant select, insert, update on vacation_rule to minga_app;

select ops.audit('vacation_rule');

-- Days for which a razón social gives no vacation to who asks in their own name.
create table vacation_blackout (
  company_id  bigint not null,
  id          bigint generated always as identity,
  business_id bigint not null,
  start_date  date not null,
  end_date    date not null,
  reason      text not null,
  created_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint vacation_blackout_pkey primary key (company_id, id),
  constraint vacation_blackout_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint vacation_blackout_dates check (end_date between start_date and start_date + 366)
);

create index vacation_blackout_of on vacation_blackout (company_id, business_id, end_date);

select ops.protect('vacation_blackout');

grant select, insert, update, delete on vacation_blackout to minga_app;

select ops.audit('vacation_blackout');
