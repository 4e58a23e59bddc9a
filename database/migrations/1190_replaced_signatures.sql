-- A document that was sent to sign, rejected or expired is corrected: its request is replaced by
-- another one, which says which one it replaces.
alter table signature_request add column replaces_id bigint;

alter table signature_request add constraint signature_request_replaces
  foreign key (company_id, replaces_id) references signature_request (company_id, id);

create unique index signature_request_replaces_key on signature_request (company_id, replaces_id)
  where replaces_id is not null;

alter table signature_event drop constraint signature_event_kind;

alter table signature_event add constraint signature_event_kind check (kind in ('SENT', 'VIEWED',
  'SIGNED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REPLACED', 'SEAL_FAILED', 'COMPLETED'));

create or replace function app.signature_request_stays() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.document_no, new.sha256, new.size, new.code, new.creator_login_id,
      new.created_at, new.seal_business_id, new.replaces_id)
    is distinct from (old.document_id, old.document_no, old.sha256, old.size, old.code,
      old.creator_login_id, old.created_at, old.seal_business_id, old.replaces_id) then
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

-- What was rejected or expired is issued again with another file.
create or replace function app.document_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.state not in ('DRAFT', 'ISSUED')
    and (new.name, new.type_id, new.user_id, new.user_contract_id)
      is distinct from (old.name, old.type_id, old.user_id, old.user_contract_id) then
    raise exception 'Un documento firmado no se modifica: emita uno nuevo'
      using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'ISSUED'),
      ('ISSUED', 'PENDING_SIGNATURE'), ('ISSUED', 'REPLACED'), ('PENDING_SIGNATURE', 'SIGNED'),
      ('PENDING_SIGNATURE', 'REJECTED'), ('PENDING_SIGNATURE', 'EXPIRED'),
      ('PENDING_SIGNATURE', 'ISSUED'), ('REJECTED', 'ISSUED'), ('EXPIRED', 'ISSUED'),
      ('SIGNED', 'VOID')) then
    raise exception 'Un documento no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;

-- Nobody signs one file while the document has another: whatever gives it a version ends its
-- request before.
create function app.document_version_outside_signing() returns trigger language plpgsql as $$
begin
  if new.origin <> 'SIGNED' and exists (select from signature_request request
      where request.company_id = new.company_id
        and request.document_id = new.document_id and request.state = 'SENT') then
    raise exception 'Está en firma: su archivo no cambia' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger document_version_outside_signing before insert on document_version
  for each row execute function app.document_version_outside_signing();
