-- Who signs without an account: a guarantor, a parent of a minor, the president of a union. They
-- come in by a link that is mailed to them, type their RUT, and prove their mailbox with a code.
alter table signature_signer alter column user_id drop not null;
alter table signature_signer add column name text;
alter table signature_signer add column rut text;
alter table signature_signer add column mail text;
alter table signature_signer add column capacity text;

alter table signature_signer drop constraint signature_signer_role;

alter table signature_signer add constraint signature_signer_role
  check (role in ('EMPLOYER', 'WORKER', 'THIRD'));

alter table signature_signer add constraint signature_signer_third
  check ((role = 'THIRD') = (user_id is null) and (user_id is null) = (name is not null)
    and (user_id is null) = (rut is not null) and (user_id is null) = (mail is not null)
    and (user_id is null) = (capacity is not null));

create unique index signature_signer_third_key on signature_signer (company_id, request_id, rut)
  where rut is not null;

-- A link opens one turn of one signer, until its act, the end of the request, or the next link. Of
-- its token and of the codes that are mailed only digests are kept.
create table signature_link (
  company_id bigint not null,
  id         bigint generated always as identity,
  request_id bigint not null,
  signer_id  bigint not null,
  digest     bytea not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  opened_at  timestamptz,
  code_hmac  bytea,
  code_until timestamptz,
  code_tries integer not null default 0,
  proven_at  timestamptz,
  created_at timestamptz not null,
  constraint signature_link_pkey primary key (company_id, id),
  constraint signature_link_digest_key unique (company_id, digest),
  constraint signature_link_request foreign key (company_id, request_id)
    references signature_request (company_id, id),
  constraint signature_link_signer foreign key (company_id, signer_id)
    references signature_signer (company_id, id),
  constraint signature_link_digest check (octet_length(digest) = 32),
  constraint signature_link_code check ((code_hmac is null) = (code_until is null)
    and (code_hmac is null or octet_length(code_hmac) = 32))
);

create unique index signature_link_open_key on signature_link (company_id, signer_id)
  where ended_at is null;

create index signature_link_by_request on signature_link (company_id, request_id);

select ops.protect('signature_link');

grant select, insert, update on signature_link to minga_app;

select ops.audit('signature_link', 'digest', 'code_hmac', 'code_tries');

-- What ended opens nothing any more, and no link passes to another signer.
create function app.signature_link_stays() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.signer_id, new.digest, new.expires_at, new.created_at)
    is distinct from (old.request_id, old.signer_id, old.digest, old.expires_at, old.created_at)
    or old.ended_at is not null then
    raise exception 'Un enlace de firma no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger signature_link_stays before update on signature_link
  for each row execute function app.signature_link_stays();

-- Somebody without an account signs by an open link whose code was proven, in their turn.
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
  if new.state in ('PENDING', 'SIGNED') and exists (select from signature_signer before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.ord < new.ord and before.state <> 'SIGNED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $$;
