-- What a razón social did of each contract at the Dirección del Trabajo: that it was written and
-- signed in time, registered, and its end registered, with the day, the author and the proof.
create table contract_registration (
  company_id       bigint not null,
  user_contract_id bigint not null,
  kind             text not null,
  done_on          date not null,
  done_by          bigint,
  file_id          bigint,
  note             text,
  constraint contract_registration_pkey primary key (company_id, user_contract_id, kind),
  constraint contract_registration_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint contract_registration_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint contract_registration_kind check (kind in ('WRITTEN', 'CONTRACT', 'ENDING'))
);

select ops.protect('contract_registration');

grant select, insert, update, delete on contract_registration to minga_app;

select ops.audit('contract_registration');
