-- A second proof at sign-in: codes of an application (RFC 6238), passkeys (WebAuthn), and codes on
-- paper for when both are lost. They belong to a login, and so to the platform.

create table login_totp (
  login_id   bigint not null references login (id),
  -- Sealed with a key of the installation: whoever reads the table makes no codes.
  secret     bytea not null,
  -- The last period whose code was taken: none is taken twice.
  last_step  bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint login_totp_pkey primary key (login_id)
);

grant select, insert, update, delete on login_totp to minga_app;

grant select on login_totp to minga_backup;

create table login_passkey (
  id            bigint generated always as identity primary key,
  login_id      bigint not null references login (id),
  credential_id text not null,
  public_key    bytea not null,
  -- Grows with each use where the authenticator counts.
  counter       bigint not null,
  transports    text[] not null default '{}',
  label         text not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz,
  constraint login_passkey_credential_key unique (credential_id),
  constraint login_passkey_label check (length(label) between 1 and 60)
);

grant select, insert, update, delete on login_passkey to minga_app;

grant select on login_passkey to minga_backup;

create index login_passkey_login on login_passkey (login_id);

create table login_recovery_code (
  login_id  bigint not null references login (id),
  code_hash bytea not null,
  used_at   timestamptz,
  constraint login_recovery_code_pkey primary key (login_id, code_hash)
);

grant select, insert, update, delete on login_recovery_code to minga_app;

grant select on login_recovery_code to minga_backup;

-- A question that waits for its answer: the second step of a sign-in, or the first half of adding a
-- factor. Answered once, within minutes.
create table login_challenge (
  id         bigint generated always as identity primary key,
  login_id   bigint not null references login (id),
  purpose    text not null,
  token_hash bytea not null,
  -- What a passkey must sign; null where none was asked.
  challenge  text,
  -- The sealed secret of an application that is being added.
  secret     bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint login_challenge_token_key unique (token_hash),
  constraint login_challenge_purpose
    check (purpose in ('SIGN_IN', 'PROOF', 'ADD_TOTP', 'ADD_PASSKEY'))
);

grant select, insert, update, delete on login_challenge to minga_app;

grant select on login_challenge to minga_backup;

create index login_challenge_login on login_challenge (login_id);

-- How its owner proved who they are, when last, and from where they were last seen.
alter table login_session add column proof text not null default 'PASSWORD';

alter table login_session add constraint login_session_proof
  check (proof in ('PASSWORD', 'TOTP', 'PASSKEY', 'RECOVERY_CODE'));

alter table login_session add column proved_at timestamptz not null default now();

alter table login_session add column last_address text;

-- Whom a company asks for a second factor.
alter table company add column second_factor text not null default 'OPTIONAL';

alter table company add constraint company_second_factor
  check (second_factor in ('OPTIONAL', 'MANAGERS'));
