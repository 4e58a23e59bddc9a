-- Signatures in turn. Each person signs with a key of their own, which nobody of the company sets:
-- the mailed code proves whose mailbox it was made with.
create table signature_key (
  company_id   bigint not null,
  id           bigint generated always as identity,
  user_id      bigint not null,
  hash         text,
  mail         text,
  verified_at  timestamptz,
  tries        integer not null default 0,
  locked_until timestamptz,
  code_hash    text,
  code_mail    text,
  code_until   timestamptz,
  code_tries   integer not null default 0,
  created_at   timestamptz not null default now(),
  version      integer not null default 1,
  constraint signature_key_pkey primary key (company_id, id),
  constraint signature_key_person_key unique (company_id, user_id),
  constraint signature_key_person foreign key (company_id, user_id)
    references users (company_id, id),
  constraint signature_key_proven check ((hash is null) = (verified_at is null)
    and (hash is null) = (mail is null)),
  constraint signature_key_code check ((code_hash is null) = (code_until is null)
    and (code_hash is null) = (code_mail is null))
);

select ops.protect('signature_key');

grant select, insert, update on signature_key to minga_app;

select ops.audit('signature_key', 'hash', 'mail', 'tries', 'code_hash', 'code_mail', 'code_tries');

-- A key is written by its own person alone, who does not act in the place of another.
create function app.signature_key_is_own() returns trigger language plpgsql as $$
begin
  if row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'La clave de firma la pone su titular' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger signature_key_is_own after insert or update on signature_key
  for each row execute function app.signature_key_is_own();

-- Whether somebody accepts to sign electronically, by the text that they read: rows are added.
create table electronic_consent (
  company_id  bigint not null,
  id          bigint generated always as identity,
  user_id     bigint not null,
  kind        text not null,
  text_sha256 text not null,
  login_id    bigint,
  created_at  timestamptz not null default now(),
  constraint electronic_consent_pkey primary key (company_id, id),
  constraint electronic_consent_person foreign key (company_id, user_id)
    references users (company_id, id),
  constraint electronic_consent_kind check (kind in ('GIVEN', 'REFUSED', 'REVOKED')),
  constraint electronic_consent_text check (text_sha256 ~ '^[0-9a-f]{64}$')
);

create index electronic_consent_by_person on electronic_consent (company_id, user_id, id desc);

select ops.protect('electronic_consent');

grant select, insert on electronic_consent to minga_app;

select ops.audit('electronic_consent');

create trigger electronic_consent_is_own after insert on electronic_consent
  for each row execute function app.signature_key_is_own();

-- A document sent to sign: one version of it, by its hash.
create table signature_request (
  company_id       bigint not null,
  id               bigint generated always as identity,
  document_id      bigint not null,
  document_no      integer not null,
  sha256           text not null,
  size             bigint not null,
  state            text not null default 'SENT',
  code             text not null,
  final_no         integer,
  final_sha256     text,
  expires_at       timestamptz not null,
  reason           text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint signature_request_pkey primary key (company_id, id),
  constraint signature_request_code_key unique (company_id, code),
  constraint signature_request_document foreign key (company_id, document_id)
    references document (company_id, id),
  constraint signature_request_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint signature_request_state check (state in ('SENT', 'SEALING', 'COMPLETED', 'REJECTED',
    'EXPIRED', 'CANCELLED', 'REPLACED')),
  constraint signature_request_final check ((state = 'COMPLETED') = (final_no is not null)
    and (final_no is null) = (final_sha256 is null))
);

create unique index signature_request_open_key on signature_request (company_id, document_id)
  where state in ('SENT', 'SEALING');

create index signature_request_by_day on signature_request (company_id, created_at desc, id desc);

create index signature_request_due on signature_request (company_id, expires_at)
  where state = 'SENT';

select ops.protect('signature_request');

grant select, insert, update on signature_request to minga_app;

select ops.audit('signature_request', 'code', 'reason');

select ops.keep_steps('signature_request', 'state', 'reason');

-- What was sent stays as it was sent, and what ended does not begin again.
create function app.signature_request_stays() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.document_no, new.sha256, new.size, new.code, new.creator_login_id,
      new.created_at)
    is distinct from (old.document_id, old.document_no, old.sha256, old.size, old.code,
      old.creator_login_id, old.created_at) then
    raise exception 'Lo enviado a firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('SENT', 'SEALING'),
      ('SENT', 'REJECTED'), ('SENT', 'EXPIRED'), ('SENT', 'CANCELLED'), ('SENT', 'REPLACED'),
      ('SEALING', 'COMPLETED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger signature_request_stays before update on signature_request
  for each row execute function app.signature_request_stays();

-- Who signs, and in which order. One signs after all who come before have signed, and only the
-- person themself does.
create table signature_signer (
  company_id bigint not null,
  id         bigint generated always as identity,
  request_id bigint not null,
  ord        integer not null,
  role       text not null,
  user_id    bigint not null,
  state      text not null default 'WAITING',
  acted_at   timestamptz,
  reason     text,
  constraint signature_signer_pkey primary key (company_id, id),
  constraint signature_signer_ord_key unique (company_id, request_id, ord),
  constraint signature_signer_person_key unique (company_id, request_id, user_id),
  constraint signature_signer_request foreign key (company_id, request_id)
    references signature_request (company_id, id),
  constraint signature_signer_person foreign key (company_id, user_id)
    references users (company_id, id),
  constraint signature_signer_ord check (ord between 1 and 9),
  constraint signature_signer_role check (role in ('EMPLOYER', 'WORKER')),
  constraint signature_signer_state check (state in ('WAITING', 'PENDING', 'SIGNED', 'REJECTED',
    'EXPIRED', 'CANCELLED')),
  constraint signature_signer_acted
    check ((state in ('SIGNED', 'REJECTED')) = (acted_at is not null)),
  constraint signature_signer_reason check ((state = 'REJECTED') = (reason is not null))
);

create index signature_signer_by_person on signature_signer (company_id, user_id, state);

select ops.protect('signature_signer');

grant select, insert, update on signature_signer to minga_app;

select ops.audit('signature_signer', 'reason');

create function app.signature_in_turn() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.ord, new.role, new.user_id)
    is distinct from (old.request_id, old.ord, old.role, old.user_id) then
    raise exception 'Quienes firman no cambian' using errcode = 'MG002';
  end if;
  if new.state = old.state then return new; end if;
  if (old.state, new.state) not in (('WAITING', 'PENDING'), ('WAITING', 'CANCELLED'),
      ('WAITING', 'EXPIRED'), ('PENDING', 'SIGNED'), ('PENDING', 'REJECTED'),
      ('PENDING', 'EXPIRED'), ('PENDING', 'CANCELLED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  if new.state in ('SIGNED', 'REJECTED') and row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  if new.state in ('PENDING', 'SIGNED') and exists (select from signature_signer before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.ord < new.ord and before.state <> 'SIGNED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger signature_in_turn before update on signature_signer
  for each row execute function app.signature_in_turn();

-- What happened to a request, each event chained to the one before by its hash.
create table signature_event (
  company_id bigint not null,
  id         bigint generated always as identity,
  request_id bigint not null,
  seq        integer not null,
  kind       text not null,
  user_id    bigint,
  payload    text not null,
  previous   text not null,
  hash       text not null,
  created_at timestamptz not null default now(),
  constraint signature_event_pkey primary key (company_id, id),
  constraint signature_event_seq_key unique (company_id, request_id, seq),
  constraint signature_event_request foreign key (company_id, request_id)
    references signature_request (company_id, id),
  constraint signature_event_person foreign key (company_id, user_id)
    references users (company_id, id),
  constraint signature_event_kind check (kind in ('SENT', 'VIEWED', 'SIGNED', 'REJECTED',
    'EXPIRED', 'CANCELLED', 'COMPLETED')),
  constraint signature_event_previous check (previous ~ '^[0-9a-f]{64}$'),
  constraint signature_event_hash
    check (hash = encode(sha256(convert_to(previous || payload, 'UTF8')), 'hex'))
);

select ops.protect('signature_event');

grant select, insert on signature_event to minga_app;

create function app.signature_event_follows() returns trigger language plpgsql as $$
begin
  if new.previous is distinct from coalesce((select before.hash from signature_event before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.seq = new.seq - 1), repeat('0', 64))
    or (new.seq > 1) <> exists (select from signature_event before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.seq = new.seq - 1) then
    raise exception 'El registro de una firma sigue al anterior' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger signature_event_follows before insert on signature_event
  for each row execute function app.signature_event_follows();
