-- Documents that a file brought go with it again until their person opened them.
alter table document add column loaded boolean not null default false;

alter table document add column opened_at timestamptz;

create or replace function app.document_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' and not (old.state = 'ISSUED' and old.loaded
        and old.opened_at is null and old.current_no = 1) then
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
