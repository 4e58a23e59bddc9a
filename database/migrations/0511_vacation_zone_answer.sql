-- Who works in a zone of twenty days of vacation is proposed for them (Código del Trabajo,
-- art. 67): what a person answered, once for each contract and commune.
create table vacation_zone_answer (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  commune_code     text not null,
  accepted         boolean not null,
  since            date,
  reason           text,
  login_id         bigint,
  answered_at      timestamptz not null default now(),
  constraint vacation_zone_answer_pkey primary key (company_id, id),
  constraint vacation_zone_answer_once unique (company_id, user_contract_id, commune_code),
  constraint vacation_zone_answer_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint vacation_zone_answer_complete
    check (case when accepted then since is not null else reason is not null end)
);

select ops.protect('vacation_zone_answer');

grant select, insert on vacation_zone_answer to minga_app;

select ops.audit('vacation_zone_answer', 'reason');
