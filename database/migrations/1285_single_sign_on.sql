-- The identity provider of a company (OpenID Connect). Its secret is sealed with that of the
-- installation.
create table sign_in_provider (
  company_id      bigint not null references company (id),
  id              bigint generated always as identity,
  name            text not null,
  issuer          text not null,
  client_id       text not null,
  client_secret   bytea not null,
  domains         text[] not null,
  required        boolean not null default false,
  gives_factor    boolean not null default false,
  state           text not null default 'WAITING',
  author_login_id bigint not null,
  created_at      timestamptz not null,
  version         integer not null default 1,
  constraint sign_in_provider_pkey primary key (company_id, id),
  constraint sign_in_provider_one unique (company_id),
  constraint sign_in_provider_issuer check (issuer ~ '^https?://'),
  constraint sign_in_provider_domains check (cardinality(domains) between 1 and 20),
  constraint sign_in_provider_state check (state in ('WAITING', 'ACTIVE', 'PAUSED'))
);

select ops.protect('sign_in_provider');

grant select, insert, update, delete on sign_in_provider to minga_app;

select ops.audit('sign_in_provider', 'client_secret');

-- Whose account a subject of the provider opens: one account for each, and one of them for each.
create table sign_in_link (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  user_id    bigint not null,
  login_id   bigint not null,
  issuer     text not null,
  subject    text not null,
  email      text,
  way        text not null,
  created_at timestamptz not null,
  constraint sign_in_link_pkey primary key (company_id, id),
  constraint sign_in_link_subject unique (company_id, issuer, subject),
  constraint sign_in_link_login unique (company_id, login_id),
  constraint sign_in_link_user foreign key (company_id, user_id) references users (company_id, id),
  constraint sign_in_link_way check (way in ('MAIL', 'OWNER'))
);

create index sign_in_link_person on sign_in_link (company_id, user_id);

select ops.protect('sign_in_link');

grant select, insert, delete on sign_in_link to minga_app;

select ops.audit('sign_in_link', 'subject');

-- One round to the provider and back, of one browser: ten minutes, and once.
create table sign_in_attempt (
  company_id   bigint not null references company (id),
  id           bigint generated always as identity,
  purpose      text not null,
  browser_hash bytea not null,
  state_hash   bytea not null,
  nonce        text,
  verifier     text,
  issuer       text not null,
  login_id     bigint,
  session_id   bigint,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  came_at      timestamptz,
  used_at      timestamptz,
  subject      text,
  email        text,
  is_verified  boolean not null default false,
  has_factor   boolean not null default false,
  problem      text,
  constraint sign_in_attempt_pkey primary key (company_id, id),
  constraint sign_in_attempt_browser unique (company_id, browser_hash),
  constraint sign_in_attempt_state unique (company_id, state_hash),
  constraint sign_in_attempt_purpose check (purpose in ('SIGN_IN', 'LINK', 'PROOF')),
  constraint sign_in_attempt_session check ((purpose = 'SIGN_IN') = (session_id is null))
);

create index sign_in_attempt_over on sign_in_attempt (company_id, expires_at);

select ops.protect('sign_in_attempt');

grant select, insert, update, delete on sign_in_attempt to minga_app;

-- The mail domains of those who sign in by a provider, to find the company of a mail without asking
-- whether its account exists.
create table sign_in_domain (
  domain     text not null,
  company_id bigint not null references company (id),
  constraint sign_in_domain_pkey primary key (domain, company_id)
);

create index sign_in_domain_company on sign_in_domain (company_id);

grant select, insert, delete on sign_in_domain to minga_app;
