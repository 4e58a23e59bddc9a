-- Documents of a template for many people at once: chosen, then made in background.
create table document_batch (
  company_id          bigint not null references company (id),
  id                  bigint generated always as identity,
  business_id         bigint not null,
  template_version_id bigint not null,
  folder_id           bigint not null,
  reveal              boolean not null default false,
  state               text not null default 'GENERATING',
  creator_login_id    bigint,
  job_id              bigint,
  created_at          timestamptz not null default now(),
  version             integer not null default 1,
  constraint document_batch_pkey primary key (company_id, id),
  constraint document_batch_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint document_batch_template foreign key (company_id, template_version_id)
    references document_template_version (company_id, id),
  constraint document_batch_folder foreign key (company_id, folder_id)
    references document_folder (company_id, id),
  constraint document_batch_state check (state in ('GENERATING', 'GENERATED'))
);

create index document_batch_of on document_batch (company_id, business_id, id);
create index document_batch_by_template on document_batch (company_id, template_version_id);
create index document_batch_by_folder on document_batch (company_id, folder_id);

select ops.protect('document_batch');

grant select, insert, update on document_batch to minga_app;

select ops.audit('document_batch');

-- What became of each contract: its document, or why it has none yet. One document at most.
create table document_batch_person (
  company_id       bigint not null,
  batch_id         bigint not null,
  user_contract_id bigint not null,
  document_id      bigint,
  problem          text,
  constraint document_batch_person_pkey primary key (company_id, batch_id, user_contract_id),
  constraint document_batch_person_of foreign key (company_id, batch_id)
    references document_batch (company_id, id) on delete cascade,
  constraint document_batch_person_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint document_batch_person_document foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade,
  constraint document_batch_person_end check (document_id is null or problem is null)
);

create index document_batch_person_contracts on document_batch_person
  (company_id, user_contract_id);
create unique index document_batch_person_made on document_batch_person (company_id, document_id)
  where document_id is not null;

select ops.protect('document_batch_person');

grant select, insert, update on document_batch_person to minga_app;
