-- That a signed annex was registered at the Dirección del Trabajo, with the day, the author and the
-- proof: whatever is due of it follows from the annex.
create table annex_registration (
  company_id bigint not null,
  annex_id   bigint not null,
  done_on    date not null,
  done_by    bigint,
  file_id    bigint,
  note       text,
  constraint annex_registration_pkey primary key (company_id, annex_id),
  constraint annex_registration_annex foreign key (company_id, annex_id)
    references contract_annex (company_id, id) on delete cascade,
  constraint annex_registration_file foreign key (company_id, file_id)
    references file (company_id, id)
);

select ops.protect('annex_registration');

grant select, insert, update, delete on annex_registration to minga_app;

select ops.audit('annex_registration');
