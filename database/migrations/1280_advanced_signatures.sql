-- A request keeps the level of its signatures: by the key of each person, or by the certificate
-- that an accredited provider gave them (Ley 19.799, art. 2 g).
alter table signature_request add column level text not null default 'SIMPLE';

alter table signature_request add constraint signature_request_level
  check (level in ('SIMPLE', 'ADVANCED'));

alter table signature_event drop constraint signature_event_kind;

alter table signature_event add constraint signature_event_kind check (kind in ('SENT', 'VIEWED',
  'AT_PROVIDER', 'UNACCEPTED', 'SIGNED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REPLACED',
  'SEAL_FAILED', 'COMPLETED'));

create or replace function app.signature_request_stays() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.document_no, new.sha256, new.size, new.code, new.creator_login_id,
      new.created_at, new.seal_business_id, new.replaces_id, new.level)
    is distinct from (old.document_id, old.document_no, old.sha256, old.size, old.code,
      old.creator_login_id, old.created_at, old.seal_business_id, old.replaces_id, old.level) then
    raise exception 'Lo enviado a firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('SENT', 'SEALING'),
      ('SENT', 'REJECTED'), ('SENT', 'EXPIRED'), ('SENT', 'CANCELLED'), ('SENT', 'REPLACED'),
      ('REJECTED', 'REPLACED'), ('EXPIRED', 'REPLACED'),
      ('SEALING', 'SEAL_FAILED'), ('SEAL_FAILED', 'SEALING'), ('SEALING', 'COMPLETED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;

-- A signature that somebody went to give at the provider: which file, how far it is, and what came
-- of it. `next_at` is when the provider is asked again; what ended is asked no more.
create table advanced_signature (
  company_id   bigint not null,
  id           bigint generated always as identity,
  request_id   bigint not null,
  signer_id    bigint not null,
  user_id      bigint not null,
  login_id     bigint not null,
  name         text not null,
  rut          text not null,
  reference    text not null,
  state        text not null default 'PREPARING',
  base_file_id bigint not null,
  base_sha256  text not null,
  url          text,
  problem      text,
  tries        integer not null default 0,
  next_at      timestamptz,
  seen_events  text[] not null default '{}',
  address      text not null,
  file_id      bigint,
  subject      text,
  issuer       text,
  serial       text,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  created_at   timestamptz not null,
  constraint advanced_signature_pkey primary key (company_id, id),
  constraint advanced_signature_reference_key unique (company_id, reference),
  constraint advanced_signature_request foreign key (company_id, request_id)
    references signature_request (company_id, id),
  constraint advanced_signature_signer foreign key (company_id, signer_id)
    references signature_signer (company_id, id),
  constraint advanced_signature_person foreign key (company_id, user_id)
    references users (company_id, id),
  constraint advanced_signature_base foreign key (company_id, base_file_id)
    references file (company_id, id),
  constraint advanced_signature_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint advanced_signature_state check (state in ('PREPARING', 'WAITING', 'CANCELLING',
    'ACCEPTED', 'REFUSED', 'REJECTED', 'EXPIRED', 'CANCELLED')),
  constraint advanced_signature_sha256 check (base_sha256 ~ '^[0-9a-f]{64}$'),
  constraint advanced_signature_ended check (
    (state in ('PREPARING', 'WAITING', 'CANCELLING')) = (ended_at is null)
    and (ended_at is null) = (next_at is not null)),
  constraint advanced_signature_at check (state <> 'WAITING' or url is not null),
  constraint advanced_signature_accepted check ((state = 'ACCEPTED') = (file_id is not null)
    and (file_id is null) = (subject is null) and (file_id is null) = (issuer is null)
    and (file_id is null) = (serial is null)),
  constraint advanced_signature_refused check (state <> 'REFUSED' or problem is not null)
);

-- A signer is at the provider once at a time, and signs once.
create unique index advanced_signature_open_key on advanced_signature (company_id, signer_id)
  where state in ('PREPARING', 'WAITING', 'ACCEPTED');

create index advanced_signature_by_request on advanced_signature (company_id, request_id, id);
create index advanced_signature_due on advanced_signature (company_id, next_at)
  where next_at is not null;

select ops.protect('advanced_signature');
grant select, insert, update on advanced_signature to minga_app;
select ops.audit('advanced_signature', 'reference', 'url', 'tries', 'next_at', 'seen_events',
  'address');

-- Only the person themself goes to sign, in their turn on a request of this level; and what ended
-- does not begin again.
create function app.advanced_signature_begins() returns trigger language plpgsql as $$
begin
  if row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  if new.state <> 'PREPARING' or not exists (select from signature_signer signer
      join signature_request request on request.company_id = signer.company_id
        and request.id = signer.request_id
      where signer.company_id = new.company_id and signer.id = new.signer_id
        and signer.request_id = new.request_id and signer.user_id = new.user_id
        and signer.state = 'PENDING' and request.state = 'SENT'
        and request.level = 'ADVANCED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger advanced_signature_begins before insert on advanced_signature
  for each row execute function app.advanced_signature_begins();

create function app.advanced_signature_stays() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.signer_id, new.user_id, new.login_id, new.name, new.rut, new.reference,
      new.base_file_id, new.base_sha256, new.address, new.expires_at, new.created_at)
    is distinct from (old.request_id, old.signer_id, old.user_id, old.login_id, old.name, old.rut,
      old.reference, old.base_file_id, old.base_sha256, old.address, old.expires_at,
      old.created_at)
    or old.ended_at is not null then
    raise exception 'Una firma avanzada no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('PREPARING', 'WAITING'),
      ('PREPARING', 'REFUSED'), ('PREPARING', 'CANCELLING'), ('WAITING', 'ACCEPTED'),
      ('WAITING', 'REFUSED'), ('WAITING', 'REJECTED'), ('WAITING', 'EXPIRED'),
      ('WAITING', 'CANCELLING'), ('CANCELLING', 'CANCELLED')) then
    raise exception 'Una firma avanzada no pasa de % a %', old.state, new.state
      using errcode = 'MG002';
  end if;
  if new.state = 'ACCEPTED' and row_security_active(tg_relid)
    and new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger advanced_signature_stays before update on advanced_signature
  for each row execute function app.advanced_signature_stays();

-- Of a request of this level, people with an account have signed once what the provider gave back
-- was accepted.
create or replace function app.signature_in_turn() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.ord, new.role, new.user_id, new.name, new.rut, new.mail, new.capacity)
    is distinct from (old.request_id, old.ord, old.role, old.user_id, old.name, old.rut, old.mail,
      old.capacity) then
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
  if new.state in ('SIGNED', 'REJECTED') and new.role = 'THIRD'
    and not exists (select from signature_link link where link.company_id = new.company_id
      and link.signer_id = new.id and link.ended_at is null and link.proven_at is not null) then
    raise exception 'Firma quien abrió su enlace y escribió su código' using errcode = 'MG002';
  end if;
  if new.state = 'SIGNED' and new.role <> 'THIRD'
    and exists (select from signature_request request where request.company_id = new.company_id
      and request.id = new.request_id and request.level = 'ADVANCED')
    and not exists (select from advanced_signature one where one.company_id = new.company_id
      and one.signer_id = new.id and one.state = 'ACCEPTED') then
    raise exception 'Este documento se firma con firma avanzada' using errcode = 'MG002';
  end if;
  if new.state in ('PENDING', 'SIGNED') and exists (select from signature_signer before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.ord < new.ord and before.state <> 'SIGNED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $$;
