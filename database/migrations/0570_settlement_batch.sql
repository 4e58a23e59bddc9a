-- Finiquitos of many people made in one act, as at the end of a season, and how far the work is.
-- A cause or a last day that is left out is that of each person's ending.
create table settlement_batch (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  business_id        bigint not null,
  name               text not null,
  dismissal_cause    text,
  disengagement_date date,
  notice_date        date,
  pay_date           date not null,
  pay_last_payslip   boolean not null,
  contributions_paid boolean not null,
  state              text not null default 'CALCULATING',
  creator_login_id   bigint,
  job_id             bigint,
  created_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint settlement_batch_pkey primary key (company_id, id),
  constraint settlement_batch_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint settlement_batch_state check (state in ('CALCULATING', 'CALCULATED', 'CREATING',
    'CREATED', 'ISSUING', 'ISSUED', 'UNDOING', 'UNDONE'))
);

create index settlement_batch_of on settlement_batch (company_id, business_id, id);

select ops.protect('settlement_batch');

grant select, insert, update on settlement_batch to minga_app;

select ops.audit('settlement_batch');

-- The people of such an act: what each would be paid, or why not, and the finiquito that was made.
create table settlement_batch_person (
  company_id         bigint not null,
  batch_id           bigint not null,
  user_contract_id   bigint not null,
  user_id            bigint not null,
  dismissal_cause    text not null,
  disengagement_date date not null,
  to_pay             bigint,
  problem            text,
  settlement_id      bigint,
  constraint settlement_batch_person_pkey primary key (company_id, batch_id, user_contract_id),
  constraint settlement_batch_person_of foreign key (company_id, batch_id)
    references settlement_batch (company_id, id) on delete cascade,
  constraint settlement_batch_person_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint settlement_batch_person_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint settlement_batch_person_settlement foreign key (company_id, settlement_id)
    references settlement (company_id, id),
  constraint settlement_batch_person_made check (settlement_id is null or to_pay is not null)
);

create index settlement_batch_person_contracts
  on settlement_batch_person (company_id, user_contract_id);

create index settlement_batch_person_made
  on settlement_batch_person (company_id, settlement_id) where settlement_id is not null;

select ops.protect('settlement_batch_person');

grant select, insert, update on settlement_batch_person to minga_app;
