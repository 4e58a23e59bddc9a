-- The few tables that belong to the platform and not to one company. They are listed in
-- platform/server/sql/db.ts, where withPlatform() is the only way to them.

create table company (
  id               bigint generated always as identity primary key,
  name             text not null,
  slug             text not null,
  -- The number by which contract exceptions of old installations know a company; null in new ones.
  legacy_id        integer,
  description      text,
  phone            text,
  url              text,
  email            text,
  status           text not null default 'ACTIVE',
  country_id       text not null default 'CL',
  logo_file_id     bigint,
  background_file_id bigint,
  config           jsonb not null default '{}',
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  constraint company_status check (status in ('ACTIVE', 'INACTIVE', 'PENDING')),
  constraint company_slug_key unique (slug),
  constraint company_legacy_id_key unique (legacy_id),
  constraint company_slug_form check (slug ~ '^[a-z0-9-]{2,60}$')
);

select ops.reference('company');

grant select, insert, update on company to minga_app;

grant select on company to minga_backup;

-- A way to sign in. user_id is null for a superadmin, who has no company of his own.
create table login (
  id                    bigint generated always as identity primary key,
  username              text not null,
  email                 text,
  password_hash         text not null,
  company_id            bigint references company (id),
  user_id               bigint,
  is_superadmin         boolean not null default false,
  is_disabled           boolean not null default false,
  force_password_change boolean not null default false,
  ui_config             jsonb not null default '{}',
  password_changed_at   timestamptz not null default now(),
  created_at            timestamptz not null default now(),
  constraint login_username_key unique (username),
  constraint login_user_key unique (company_id, user_id),
  constraint login_belongs check (is_superadmin or (company_id is not null and user_id is not null))
);

grant select, insert, update on login to minga_app;

grant select on login to minga_backup;

create index login_email on login (lower(email));

-- A signed-in browser. The token carries only this row's id: revoking the row revokes the token.
create table login_session (
  id                bigint generated always as identity primary key,
  login_id          bigint not null references login (id),
  token_hash        bytea not null,
  created_at        timestamptz not null default now(),
  last_seen_at      timestamptz not null default now(),
  expires_at        timestamptz not null,
  revoked_at        timestamptz,
  user_agent        text,
  address           text,
  acting_company_id bigint references company (id),
  acting_until      timestamptz,
  constraint login_session_token_hash_key unique (token_hash)
);

grant select, insert, update on login_session to minga_app;

grant select on login_session to minga_backup;

create index login_session_login on login_session (login_id);

-- A recovery link: kept as a hash, used once, 30 minutes; a new one ends the older ones.
create table password_reset (
  id         bigint generated always as identity primary key,
  login_id   bigint not null references login (id),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint password_reset_token_hash_key unique (token_hash)
);

grant select, insert, update on password_reset to minga_app;

grant select on password_reset to minga_backup;

-- Figures of the law by month, the same for every company. Written only by the owner, from the
-- sourced rows of payroll/parameters.
create table legal_parameter (
  key        text not null,
  valid_from integer not null,
  valid_to   integer,
  value      text not null,
  unit       text not null,
  source     text not null,
  status     text not null,
  note       text,
  constraint legal_parameter_pkey primary key (key, valid_from),
  constraint legal_parameter_status check (status in ('ok', 'single', 'doubtful'))
);

select ops.reference('legal_parameter');

grant select on legal_parameter to minga_app, minga_backup;

-- Messages of platform superadmins' acts that belong to no company (create a company, sign-in of
-- a superadmin).
create table platform_event (
  id       bigint generated always as identity primary key,
  at       timestamptz not null default now(),
  login_id bigint references login (id),
  action   text not null,
  subject  text not null,
  detail   jsonb not null default '{}'
);

grant select, insert on platform_event to minga_app;

grant select on platform_event to minga_backup;
