-- A day that became a day off, or stopped being one, within a vacation that was enjoyed already:
-- somebody decides whether its balance is corrected.
create table vacation_doubt (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  vacation_id      bigint not null,
  day              date not null,
  units            integer not null,
  state            text not null default 'PENDING',
  reason           text,
  decided_login_id bigint,
  decided_at       timestamptz,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint vacation_doubt_pkey primary key (company_id, id),
  constraint vacation_doubt_day unique (company_id, vacation_id, day),
  constraint vacation_doubt_of foreign key (company_id, vacation_id)
    references vacation (company_id, id),
  constraint vacation_doubt_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint vacation_doubt_units check (units <> 0),
  constraint vacation_doubt_state check (state in ('PENDING', 'CORRECTED', 'KEPT', 'MOOT')),
  constraint vacation_doubt_decided check
    ((state in ('CORRECTED', 'KEPT')) = (decided_at is not null and reason is not null))
);

create index vacation_doubt_contract on vacation_doubt (company_id, user_contract_id);

create index vacation_doubt_state on vacation_doubt (company_id, state, day);

select ops.protect('vacation_doubt');

grant select, insert, update on vacation_doubt to minga_app;

select ops.audit('vacation_doubt');
