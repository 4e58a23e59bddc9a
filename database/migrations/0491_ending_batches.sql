-- Contracts that end in one act, such as those of a season, and how far the work is.
create table contract_ending_batch (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  business_id         bigint not null,
  job_title           text not null,
  dismissal_cause     text not null,
  contract_final_date date not null,
  notice              text not null,
  state               text not null default 'ENDING',
  creator_login_id    bigint,
  job_id              bigint,
  created_at          timestamptz not null default now(),
  version             integer not null default 1,
  constraint contract_ending_batch_pkey primary key (company_id, id),
  constraint contract_ending_batch_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint contract_ending_batch_notice check (notice in ('GIVEN', 'PAID', 'NONE')),
  constraint contract_ending_batch_state check (state in ('ENDING', 'ENDED', 'UNDOING', 'UNDONE'))
);

create index contract_ending_batch_of
  on contract_ending_batch (company_id, business_id, contract_final_date);

select ops.protect('contract_ending_batch');

grant select, insert, update on contract_ending_batch to minga_app;

select ops.audit('contract_ending_batch');

alter table contract_settlement add column batch_id bigint;

alter table contract_settlement add constraint contract_settlement_batch
  foreign key (company_id, batch_id) references contract_ending_batch (company_id, id);

create index contract_settlement_of_batch on contract_settlement (company_id, batch_id)
  where batch_id is not null;
