-- The finiquito of a contract: its cause and dates, what it was calculated from, and its amounts.
-- What is issued keeps its amounts; a paid one is not removed.
create table settlement (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  user_contract_id   bigint not null,
  user_id            bigint not null,
  status             text not null default 'CREATED',
  dismissal_cause    text not null,
  initial_date       date not null,
  disengagement_date date not null,
  pay_date           date not null,
  notice_date        date,
  terms              jsonb not null,
  facts              jsonb not null,
  amounts            jsonb not null,
  period             jsonb not null,
  plan_hash          text not null,
  to_pay             bigint not null,
  response           text,
  issued_at          timestamptz,
  paid_on            date,
  creator_login_id   bigint,
  updated_login_id   bigint,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint settlement_pkey primary key (company_id, id),
  constraint settlement_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint settlement_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint settlement_status check
    (status in ('CREATED', 'ISSUED', 'IN_PROGRESS', 'PAID', 'DELETED')),
  constraint settlement_dates check (initial_date <= disengagement_date),
  constraint settlement_to_pay check (to_pay >= 0),
  constraint settlement_issued check
    (status not in ('ISSUED', 'IN_PROGRESS', 'PAID') or issued_at is not null),
  constraint settlement_paid check ((status = 'PAID') = (paid_on is not null))
);

-- A contract has one finiquito, until it is removed.
create unique index settlement_live on settlement (company_id, user_contract_id)
  where status <> 'DELETED';

create index settlement_by_day on settlement (company_id, disengagement_date, id);

create index settlement_of_user on settlement (company_id, user_id);

select ops.protect('settlement');

grant select, insert, update on settlement to minga_app;

select ops.audit('settlement', 'terms', 'facts', 'amounts', 'period');

-- The states that a finiquito was in: since when, its author, and why.
create table settlement_step (
  company_id    bigint not null,
  id            bigint generated always as identity,
  settlement_id bigint not null,
  state         text not null,
  reason        text,
  to_pay        bigint not null,
  login_id      bigint,
  at            timestamptz not null,
  constraint settlement_step_pkey primary key (company_id, id),
  constraint settlement_step_of foreign key (company_id, settlement_id)
    references settlement (company_id, id) on delete cascade
);

create index settlement_step_by_settlement on settlement_step (company_id, settlement_id, id);

select ops.protect('settlement_step');

grant select, insert on settlement_step to minga_app;

-- Written by the database, so that no way of changing a state leaves it out; a correction of the
-- amounts is a step too.
create function app.keep_settlement_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.to_pay = old.to_pay then
    return null;
  end if;
  insert into settlement_step (company_id, settlement_id, state, reason, to_pay, login_id, at)
  values (new.company_id, new.id, new.status, new.response, new.to_pay,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $$;

create trigger step after insert or update on settlement
for each row execute function app.keep_settlement_step();

-- What was paid stays as it was paid.
create function app.keep_paid_settlement() returns trigger language plpgsql as $$
begin
  if old.status = 'PAID' then
    raise exception 'a paid settlement does not change' using errcode = 'MG001';
  end if;
  return new;
end $$;

create trigger paid before update on settlement
for each row execute function app.keep_paid_settlement();
