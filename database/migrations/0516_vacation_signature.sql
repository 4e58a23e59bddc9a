-- The voucher of a vacation that waits for its digital signature: what is to be signed, as data. A
-- program that speaks with the provider sends it and writes what came of it.
create table vacation_signature (
  company_id       bigint not null,
  vacation_id      bigint not null,
  user_contract_id bigint not null,
  state            text not null,
  integration_code text not null,
  payload          jsonb not null,
  document_hash    text not null,
  problem          text,
  asked_login_id   bigint,
  asked_at         timestamptz not null,
  version          integer not null default 1,
  constraint vacation_signature_pkey primary key (company_id, vacation_id),
  constraint vacation_signature_of foreign key (company_id, vacation_id)
    references vacation (company_id, id),
  constraint vacation_signature_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint vacation_signature_state
    check (state in ('PENDING_SIGNATURE', 'FAILED', 'SIGNED', 'CANCELED')),
  constraint vacation_signature_hash check (document_hash ~ '^[0-9a-f]{64}$')
);

create index vacation_signature_contract on vacation_signature (company_id, user_contract_id);

create index vacation_signature_waiting on vacation_signature (company_id, state, asked_at);

select ops.protect('vacation_signature');

grant select, insert, update on vacation_signature to minga_app;

select ops.audit('vacation_signature');

-- A voucher that changed is not signed as it was: whatever changes the vacation takes its request
-- for a signature back.
create function app.recall_vacation_signature() returns trigger language plpgsql as $$
begin
  update vacation_signature set state = 'CANCELED', problem = 'El comprobante cambió',
    version = version + 1
  where company_id = new.company_id and vacation_id = new.id
    and state in ('PENDING_SIGNATURE', 'FAILED');
  return null;
end $$;

create trigger recall_signature after update on vacation
for each row when (old.version <> new.version)
execute function app.recall_vacation_signature();
