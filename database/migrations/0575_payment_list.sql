-- A list of payments as it was made: its template, the account that pays, and each payment with the
-- account of that moment. What it says never changes; how far each payment is does.
create table payment_list (
  company_id        bigint not null,
  id                bigint generated always as identity,
  business_id       bigint not null,
  payroll_month_id  bigint not null,
  number            integer not null,
  purpose           text not null,
  template_id       bigint,
  template_version  integer not null,
  template_name     text not null,
  layout            jsonb not null,
  charge_account    text not null,
  subject           text not null,
  state             text not null,
  reason            text,
  people            integer not null,
  total             bigint not null,
  hash              text not null,
  limit_amount      bigint,
  with_private      boolean not null default false,
  creator_login_id  bigint not null,
  creator_user_id   bigint,
  released_login_id bigint,
  released_at       timestamptz,
  sent_login_id     bigint,
  sent_at           timestamptz,
  updated_login_id  bigint,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint payment_list_pkey primary key (company_id, id),
  constraint payment_list_number unique (company_id, payroll_month_id, number),
  constraint payment_list_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint payment_list_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id) on delete cascade,
  constraint payment_list_purpose check (purpose in ('PAY', 'THIRD')),
  constraint payment_list_state
    check (state in ('WAITING', 'READY', 'SENT', 'RETURNED', 'CANCELED')),
  constraint payment_list_two check (released_login_id <> creator_login_id),
  -- Above the limit of its razón social nothing leaves without a second person.
  constraint payment_list_released check (limit_amount is null or state not in ('READY', 'SENT')
    or released_login_id is not null),
  constraint payment_list_sent check ((state <> 'SENT') or (sent_at is not null))
);

create index payment_list_by_business on payment_list (company_id, business_id, id);

select ops.protect('payment_list');

grant select, insert, update (state, reason, released_login_id, released_at, sent_login_id, sent_at,
  updated_login_id, updated_at, version) on payment_list to minga_app;

select ops.audit('payment_list', 'layout', 'charge_account', 'reason');

-- A payment of a list. Of a person it names the contract and the month under which its payment is
-- kept; of somebody else, the supplier and what is owed.
create table payment_list_row (
  company_id       bigint not null,
  payment_list_id  bigint not null,
  n                integer not null,
  payroll_month_id bigint not null,
  user_contract_id bigint,
  user_id          bigint,
  supplier_id      bigint,
  party            text,
  name             text not null,
  rut              text not null,
  search           text not null,
  bank_code        text not null,
  account_type     text not null,
  account_number   text not null,
  amount           bigint not null,
  subject          text not null,
  state            text not null default 'LISTED',
  reason           text,
  answered_at      timestamptz,
  constraint payment_list_row_pkey primary key (company_id, payment_list_id, n),
  constraint payment_list_row_of foreign key (company_id, payment_list_id)
    references payment_list (company_id, id) on delete cascade,
  constraint payment_list_row_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint payment_list_row_supplier foreign key (company_id, supplier_id)
    references supplier (company_id, id),
  constraint payment_list_row_state check (state in ('LISTED', 'PAID', 'REJECTED', 'CANCELED')),
  constraint payment_list_row_amount check (amount > 0),
  constraint payment_list_row_whose check ((user_contract_id is null) = (party is not null))
);

-- Nobody is in two lists that pay the same.
create unique index payment_list_row_once
  on payment_list_row (company_id, payroll_month_id, user_contract_id)
  where state in ('LISTED', 'PAID') and user_contract_id is not null;

create unique index payment_list_row_party
  on payment_list_row (company_id, payroll_month_id, party)
  where state in ('LISTED', 'PAID') and party is not null;

create index payment_list_row_by_contract on payment_list_row (company_id, user_contract_id)
  where user_contract_id is not null;

create index payment_list_row_by_supplier on payment_list_row (company_id, supplier_id)
  where supplier_id is not null;

select ops.protect('payment_list_row');

grant select, insert, update (state, reason, answered_at) on payment_list_row to minga_app;

-- The states that a list was in: since when, its author, and why.
create table payment_list_step (
  company_id      bigint not null,
  id              bigint generated always as identity,
  payment_list_id bigint not null,
  state           text not null,
  reason          text,
  login_id        bigint,
  at              timestamptz not null,
  constraint payment_list_step_pkey primary key (company_id, id),
  constraint payment_list_step_of foreign key (company_id, payment_list_id)
    references payment_list (company_id, id) on delete cascade
);

create index payment_list_step_of_list on payment_list_step (company_id, payment_list_id, id);

select ops.protect('payment_list_step');

grant select, insert on payment_list_step to minga_app;

create function app.keep_payment_list_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into payment_list_step (company_id, payment_list_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $$;

create trigger step after insert or update on payment_list
for each row execute function app.keep_payment_list_step();
