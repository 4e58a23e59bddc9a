-- Steps of the setting up of a company that somebody left for later: what is done is read from the
-- data itself, and only this is a decision of people.

create table first_step_left (
  company_id bigint not null references company (id),
  step       text not null,
  constraint first_step_left_pkey primary key (company_id, step),
  constraint first_step_left_step
    check (step in ('BUSINESS', 'OPTIONS', 'BANK_ACCOUNT', 'CONCEPTS'))
);

select ops.protect('first_step_left');

select ops.audit('first_step_left');

grant select, insert, delete on first_step_left to minga_app;
