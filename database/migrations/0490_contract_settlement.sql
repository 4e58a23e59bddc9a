-- The ending of a contract: its cause, its last day, its notice, and whether its person may know of
-- it already. One that is kept from its person (PREPARED) has changed nothing yet.
create table contract_settlement (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  user_contract_id    bigint not null,
  status              text not null,
  dismissal_cause     text not null,
  contract_final_date date not null,
  notice              text not null default 'NONE',
  notice_date         date,
  issue_date          date,
  display_to_employee boolean not null default true,
  is_payed            boolean not null default false,
  public_comment      text,
  comment             text,
  heir_user_id        bigint,
  final_date_before   date,
  undo_reason         text,
  creator_login_id    bigint,
  updated_login_id    bigint,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  constraint contract_settlement_pkey primary key (company_id, id),
  constraint contract_settlement_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint contract_settlement_heir foreign key (company_id, heir_user_id)
    references users (company_id, id),
  constraint contract_settlement_status check (status in ('PREPARED', 'DONE', 'UNDONE')),
  constraint contract_settlement_notice check (notice in ('GIVEN', 'PAID', 'NONE')),
  constraint contract_settlement_hidden check (status <> 'PREPARED' or not display_to_employee),
  constraint contract_settlement_undone check ((status = 'UNDONE') = (undo_reason is not null)),
  constraint contract_settlement_payed check (not is_payed or status = 'DONE')
);

-- A contract ends once, until its ending is undone.
create unique index contract_settlement_live on contract_settlement (company_id, user_contract_id)
  where status <> 'UNDONE';

create index contract_settlement_by_day
  on contract_settlement (company_id, contract_final_date, id);

create index contract_settlement_heirs on contract_settlement (company_id, heir_user_id)
  where heir_user_id is not null;

select ops.protect('contract_settlement');

grant select, insert, update on contract_settlement to minga_app;

select ops.audit('contract_settlement', 'comment', 'public_comment', 'undo_reason');

-- What ended with a contract, as it was shown before, and what it was, to be given back.
create table contract_settlement_line (
  company_id             bigint not null,
  id                     bigint generated always as identity,
  contract_settlement_id bigint not null,
  part                   text not null,
  what                   text not null,
  effect                 text not null,
  was                    jsonb,
  restored_at            timestamptz,
  constraint contract_settlement_line_pkey primary key (company_id, id),
  constraint contract_settlement_line_of foreign key (company_id, contract_settlement_id)
    references contract_settlement (company_id, id) on delete cascade,
  constraint contract_settlement_line_part check (part in
    ('VACATIONS', 'ABSENCES', 'LOANS', 'ITEMS', 'TEAM', 'UNITS', 'ACCESS'))
);

create index contract_settlement_line_by_ending
  on contract_settlement_line (company_id, contract_settlement_id, id);

select ops.protect('contract_settlement_line');

grant select, insert, update on contract_settlement_line to minga_app;

-- The last day on which somebody may come in whose last contract ended. It counts only while no
-- contract of theirs is in force or to come, so that somebody who is hired again comes in again.
alter table users add column access_until date;
