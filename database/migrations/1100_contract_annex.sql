-- Annexes of contracts: a change of some terms from a day on that both parties sign (Código del
-- Trabajo, art. 11). Signed, the contract changes in the same transaction. What a contract says
-- besides these terms is not theirs to change.
create table contract_annex (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  number           integer not null,
  title            text not null,
  effective_on     date not null,
  patch            jsonb not null,
  before           jsonb not null,
  applied          boolean not null default false,
  annuls_id        bigint,
  document_id      bigint,
  state            text not null default 'DRAFT',
  reason           text,
  signed_on        date,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint contract_annex_pkey primary key (company_id, id),
  constraint contract_annex_number_key unique (company_id, user_contract_id, number),
  constraint contract_annex_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint contract_annex_annuls foreign key (company_id, annuls_id)
    references contract_annex (company_id, id),
  constraint contract_annex_document foreign key (company_id, document_id)
    references document (company_id, id),
  constraint contract_annex_state
    check (state in ('DRAFT', 'PENDING', 'SIGNED', 'REJECTED', 'ANNULLED')),
  constraint contract_annex_number check (number >= 1),
  constraint contract_annex_terms check (jsonb_typeof(patch) = 'object' and patch <> '{}'
    and patch - '{jobTitle,branchOffice,monthlySalary,paymentPeriod,gratificationType,
      gratificationAmount,hoursPerWeek,daysPerWeek,art22,shiftWork,remoteWork,contractType,
      finalDate,fixedTermRenewals}'::text[] = '{}'),
  constraint contract_annex_paper check (state = 'DRAFT' or document_id is not null),
  constraint contract_annex_signed
    check ((state in ('SIGNED', 'ANNULLED')) = (signed_on is not null))
);

-- A contract has one annex from each day, and that which annuls another besides.
create unique index contract_annex_day_key
  on contract_annex (company_id, user_contract_id, effective_on)
  where state not in ('REJECTED', 'ANNULLED') and annuls_id is null;

create unique index contract_annex_annuls_key on contract_annex (company_id, annuls_id)
  where annuls_id is not null and state <> 'REJECTED';

create index contract_annex_by_day on contract_annex (company_id, effective_on desc, id desc);
create index contract_annex_by_state on contract_annex (company_id, state, id);
create index contract_annex_by_document on contract_annex (company_id, document_id)
  where document_id is not null;

select ops.protect('contract_annex');

grant select, insert, update, delete on contract_annex to minga_app;

select ops.audit('contract_annex');

select ops.keep_steps('contract_annex', 'state', 'reason');

-- What was shown to whoever signs stays as it is.
create function app.contract_annex_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.state <> 'DRAFT'
    and (new.user_contract_id, new.number, new.title, new.effective_on, new.patch, new.before,
      new.applied, new.annuls_id, new.document_id)
      is distinct from (old.user_contract_id, old.number, old.title, old.effective_on, old.patch,
      old.before, old.applied, old.annuls_id, old.document_id) then
    raise exception 'Un anexo que espera la firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'PENDING'),
      ('PENDING', 'SIGNED'), ('PENDING', 'REJECTED'), ('SIGNED', 'ANNULLED')) then
    raise exception 'Un anexo no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger contract_annex_stays before update or delete on contract_annex
  for each row execute function app.contract_annex_stays();

-- Changes of pay, hours, place or job that somebody entered in a contract, until an annex says them
-- or somebody says why none does.
create table contract_annex_need (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  user_contract_id   bigint not null,
  effective_on       date not null,
  patch              jsonb not null,
  before             jsonb not null,
  annex_id           bigint,
  dismissed_reason   text,
  dismissed_login_id bigint,
  creator_login_id   bigint,
  created_at         timestamptz not null default now(),
  constraint contract_annex_need_pkey primary key (company_id, id),
  constraint contract_annex_need_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint contract_annex_need_annex foreign key (company_id, annex_id)
    references contract_annex (company_id, id),
  constraint contract_annex_need_answered
    check (annex_id is null or dismissed_reason is null)
);

create index contract_annex_need_open
  on contract_annex_need (company_id, user_contract_id, effective_on)
  where annex_id is null and dismissed_reason is null;

create index contract_annex_need_by_annex on contract_annex_need (company_id, annex_id)
  where annex_id is not null;

select ops.protect('contract_annex_need');

grant select, insert, update, delete on contract_annex_need to minga_app;

select ops.audit('contract_annex_need');
