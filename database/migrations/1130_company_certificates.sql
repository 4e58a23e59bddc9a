-- Certificates with which a razón social seals what its people sign. The key of each is enciphered
-- with the secret of the installation; a certificate that is replaced or removed keeps its row,
-- which says with what documents were sealed, and loses its key.
create table company_certificate (
  company_id       bigint not null,
  id               bigint generated always as identity,
  business_id      bigint not null,
  kind             text not null,
  subject          text not null,
  issuer           text not null,
  serial           text not null,
  not_before       timestamptz not null,
  not_after        timestamptz not null,
  certificate      bytea not null,
  chain            bytea[] not null,
  wrapped_key      bytea,
  removed_at       timestamptz,
  removed_login_id bigint,
  creator_login_id bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint company_certificate_pkey primary key (company_id, id),
  constraint company_certificate_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint company_certificate_kind check (kind in ('OWN', 'DEMO')),
  constraint company_certificate_dates check (not_before < not_after),
  constraint company_certificate_key check ((wrapped_key is null) = (removed_at is not null))
);

-- A razón social seals with one certificate.
create unique index company_certificate_in_use on company_certificate (company_id, business_id)
  where removed_at is null;

select ops.protect('company_certificate');

grant select, insert, update on company_certificate to minga_app;

select ops.audit('company_certificate', 'certificate', 'chain', 'wrapped_key');

-- What sealed documents stays as it was; it is removed once, with its key.
create function app.company_certificate_stays() returns trigger language plpgsql as $$
begin
  if (new.business_id, new.kind, new.subject, new.issuer, new.serial, new.not_before,
      new.not_after, new.certificate, new.chain, new.creator_login_id, new.created_at)
    is distinct from (old.business_id, old.kind, old.subject, old.issuer, old.serial,
      old.not_before, old.not_after, old.certificate, old.chain, old.creator_login_id,
      old.created_at)
    or old.removed_at is not null or new.removed_at is null then
    raise exception 'Un certificado no se modifica: se reemplaza' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger company_certificate_stays before update on company_certificate
  for each row execute function app.company_certificate_stays();

-- Who seals a request is known when it is sent; with what, when it is sealed.
alter table signature_request add column seal_business_id bigint;
alter table signature_request add column certificate_id bigint;

alter table signature_request add constraint signature_request_seal_business
  foreign key (company_id, seal_business_id) references business (company_id, id);

alter table signature_request add constraint signature_request_certificate
  foreign key (company_id, certificate_id) references company_certificate (company_id, id);

alter table signature_request add constraint signature_request_sealed
  check (certificate_id is null or (seal_business_id is not null and state = 'COMPLETED'));

-- A seal without a valid certificate waits for one.
alter table signature_request drop constraint signature_request_state;

alter table signature_request add constraint signature_request_state check (state in ('SENT',
  'SEALING', 'SEAL_FAILED', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REPLACED'));

drop index signature_request_open_key;

create unique index signature_request_open_key on signature_request (company_id, document_id)
  where state in ('SENT', 'SEALING', 'SEAL_FAILED');

create index signature_request_unsealed on signature_request (company_id, seal_business_id)
  where state = 'SEAL_FAILED';

alter table signature_event drop constraint signature_event_kind;

alter table signature_event add constraint signature_event_kind check (kind in ('SENT', 'VIEWED',
  'SIGNED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'SEAL_FAILED', 'COMPLETED'));

create or replace function app.signature_request_stays() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.document_no, new.sha256, new.size, new.code, new.creator_login_id,
      new.created_at, new.seal_business_id)
    is distinct from (old.document_id, old.document_no, old.sha256, old.size, old.code,
      old.creator_login_id, old.created_at, old.seal_business_id) then
    raise exception 'Lo enviado a firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('SENT', 'SEALING'),
      ('SENT', 'REJECTED'), ('SENT', 'EXPIRED'), ('SENT', 'CANCELLED'), ('SENT', 'REPLACED'),
      ('SEALING', 'SEAL_FAILED'), ('SEAL_FAILED', 'SEALING'), ('SEALING', 'COMPLETED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;
