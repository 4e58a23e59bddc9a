-- Vacations that an employer gives at once to a whole razón social, an area or a cost centre
-- (Código del Trabajo, art. 76).
create table vacation_collective (
  company_id       bigint not null,
  id               bigint generated always as identity,
  business_id      bigint not null,
  area             text,
  cost_center_id   bigint,
  start_date       date not null,
  end_date         date not null,
  state            text not null default 'GIVING',
  creator_login_id bigint,
  creator_user_id  bigint,
  job_id           bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint vacation_collective_pkey primary key (company_id, id),
  constraint vacation_collective_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint vacation_collective_center foreign key (company_id, cost_center_id)
    references cost_center (company_id, id),
  constraint vacation_collective_dates check (end_date between start_date and start_date + 366),
  constraint vacation_collective_scope check (area is null or cost_center_id is null),
  constraint vacation_collective_state check (state in ('GIVING', 'GIVEN', 'UNDOING', 'UNDONE'))
);

create index vacation_collective_of on vacation_collective (company_id, business_id, start_date);

create index vacation_collective_center on vacation_collective (company_id, cost_center_id);

select ops.protect('vacation_collective');

grant select, insert, update on vacation_collective to minga_app;

select ops.audit('vacation_collective');

alter table vacation add column collective_id bigint;

alter table vacation add constraint vacation_collective foreign key (company_id, collective_id)
  references vacation_collective (company_id, id);

-- One contract has its days of a collective vacation once, however often the work is begun again.
create unique index vacation_once_in_collective
  on vacation (company_id, collective_id, user_contract_id) where collective_id is not null;
