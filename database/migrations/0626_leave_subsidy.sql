-- The subsidy of a medical leave that the employer paid, until the institution that owes it gives
-- it back: what was paid, what is owed, and each amount received. The leave as it was taken up is
-- kept, so that a later change of it is noticed.
create table leave_subsidy (
  company_id       bigint not null,
  id               bigint generated always as identity,
  absence_id       bigint not null,
  user_contract_id bigint not null,
  subtype          text not null,
  start_date       date not null,
  end_date         date not null,
  payer            text not null,
  paid             bigint not null default 0,
  owed             bigint not null default 0,
  received         bigint not null default 0,
  basis            text,
  claimed_on       date,
  claim_number     text,
  comment          text,
  status           text not null default 'OPEN',
  reason           text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint leave_subsidy_pkey primary key (company_id, id),
  constraint leave_subsidy_absence_key unique (company_id, absence_id),
  constraint leave_subsidy_absence foreign key (company_id, absence_id)
    references absence (company_id, id),
  constraint leave_subsidy_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint leave_subsidy_subtype check (subtype in
    ('NORMAL', 'MATERNITY', 'WORK_ACCIDENT', 'ADMINISTRATIVE_DAY', 'COMPENSATORY_DAY',
      'PROTECTED_PARENTING')),
  constraint leave_subsidy_days check (end_date >= start_date),
  constraint leave_subsidy_amounts check (paid between 0 and 99999999
    and owed between 0 and 99999999 and received between 0 and 999999999),
  constraint leave_subsidy_status check (status in
    ('OPEN', 'CLAIMED', 'PARTIAL', 'RECEIVED', 'REJECTED', 'APPEALED', 'LOST'))
);

create index leave_subsidy_by_state on leave_subsidy (company_id, status, end_date);

create index leave_subsidy_of_contract on leave_subsidy (company_id, user_contract_id);

select ops.protect('leave_subsidy');

grant select, insert, update on leave_subsidy to minga_app;

select ops.audit('leave_subsidy');

create table leave_subsidy_payment (
  company_id       bigint not null,
  id               bigint generated always as identity,
  leave_subsidy_id bigint not null,
  received_on      date not null,
  amount           bigint not null,
  reference        text,
  login_id         bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint leave_subsidy_payment_pkey primary key (company_id, id),
  constraint leave_subsidy_payment_of foreign key (company_id, leave_subsidy_id)
    references leave_subsidy (company_id, id) on delete cascade,
  constraint leave_subsidy_payment_amount check (amount > 0 and amount <= 99999999)
);

create index leave_subsidy_payment_by_subsidy
  on leave_subsidy_payment (company_id, leave_subsidy_id, received_on, id);

select ops.protect('leave_subsidy_payment');

grant select, insert, delete on leave_subsidy_payment to minga_app;

select ops.audit('leave_subsidy_payment');

create table leave_subsidy_step (
  company_id       bigint not null,
  id               bigint generated always as identity,
  leave_subsidy_id bigint not null,
  state            text not null,
  reason           text,
  login_id         bigint,
  at               timestamptz not null,
  constraint leave_subsidy_step_pkey primary key (company_id, id),
  constraint leave_subsidy_step_of foreign key (company_id, leave_subsidy_id)
    references leave_subsidy (company_id, id) on delete cascade
);

create index leave_subsidy_step_by_subsidy
  on leave_subsidy_step (company_id, leave_subsidy_id, id);

select ops.protect('leave_subsidy_step');

grant select, insert on leave_subsidy_step to minga_app;

create function app.keep_leave_subsidy_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into leave_subsidy_step (company_id, leave_subsidy_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.reason, new.updated_login_id, new.updated_at);
  return null;
end $$;

create trigger step after insert or update on leave_subsidy
for each row execute function app.keep_leave_subsidy_step();
