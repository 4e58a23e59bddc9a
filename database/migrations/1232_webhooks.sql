-- Where the company wants to be notified, and of what. The secret that signs what is sent is sealed
-- with that of the installation.
create table webhook (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  url              text not null,
  description      text not null,
  events           text[] not null,
  secret           bytea not null,
  disabled_at      timestamptz,
  disabled_why     text,
  creator_login_id bigint not null,
  created_at       timestamptz not null,
  version          integer not null default 1,
  constraint webhook_pkey primary key (company_id, id),
  constraint webhook_url check (url ~ '^https?://'),
  constraint webhook_events check (cardinality(events) > 0 and events <@ array[
    'person.created', 'person.changed', 'contract.created', 'contract.changed', 'contract.ended',
    'absence.created', 'payroll.released', 'payslip.released', 'document.signed', 'expense.paid']),
  constraint webhook_why check (disabled_why in ('PERSON', 'FAILURES', 'AUTHOR')),
  constraint webhook_disabled check ((disabled_at is null) = (disabled_why is null))
);

select ops.protect('webhook');

grant select, insert, update, delete on webhook to minga_app;

select ops.audit('webhook', 'secret');

-- What happened, written in the transaction in which it happened: numbers of rows alone.
create table webhook_event (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  type       text not null,
  subject_id bigint not null,
  user_id    bigint,
  month_id   bigint,
  created_at timestamptz not null default now(),
  constraint webhook_event_pkey primary key (company_id, id),
  constraint webhook_event_once unique (company_id, type, subject_id, created_at)
);

select ops.protect('webhook_event');

grant select, insert, delete on webhook_event to minga_app;

-- One event for one address: when it is sent next, and how it went.
create table webhook_delivery (
  company_id bigint not null,
  id         bigint generated always as identity,
  webhook_id bigint not null,
  event_id   bigint not null,
  state      text not null default 'WAITING',
  attempts   integer not null default 0,
  next_at    timestamptz not null default '-infinity',
  tried_at   timestamptz,
  status     integer,
  problem    text,
  constraint webhook_delivery_pkey primary key (company_id, id),
  constraint webhook_delivery_webhook foreign key (company_id, webhook_id)
    references webhook (company_id, id) on delete cascade,
  constraint webhook_delivery_event foreign key (company_id, event_id)
    references webhook_event (company_id, id) on delete cascade,
  constraint webhook_delivery_state check (state in ('WAITING', 'SENT', 'FAILED'))
);

create index webhook_delivery_due on webhook_delivery (company_id, next_at)
  where state = 'WAITING';

create index webhook_delivery_of_webhook on webhook_delivery (company_id, webhook_id, id desc);

create index webhook_delivery_of_event on webhook_delivery (company_id, event_id);

select ops.protect('webhook_delivery');

grant select, insert, update, delete on webhook_delivery to minga_app;

-- Writes what happened, if some address wants to know: once in a transaction for each thing.
create function app.announce(
  p_company bigint, p_type text, p_subject bigint, p_user bigint, p_month bigint default null
) returns void language plpgsql as $$
declare
  v_event bigint;
begin
  if not exists (select from webhook w where w.company_id = p_company
    and w.disabled_at is null and w.events @> array[p_type]) then return; end if;
  insert into webhook_event (company_id, type, subject_id, user_id, month_id)
    values (p_company, p_type, p_subject, p_user, p_month) on conflict do nothing
    returning id into v_event;
  if v_event is null then return; end if;
  insert into webhook_delivery (company_id, webhook_id, event_id)
    select w.company_id, w.id, v_event from webhook w where w.company_id = p_company
      and w.disabled_at is null and w.events @> array[p_type];
end $$;

create function app.announce_person() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'person.created', new.id, new.id);
  return null;
end $$;

create trigger announce after insert on users
  for each row execute function app.announce_person();

create function app.announce_person_version() returns trigger language plpgsql as $$
begin
  if exists (select from user_version v where v.company_id = new.company_id
    and v.user_id = new.user_id and v.id < new.id) then
    perform app.announce(new.company_id, 'person.changed', new.user_id, new.user_id);
  end if;
  return null;
end $$;

create trigger announce after insert on user_version
  for each row execute function app.announce_person_version();

create function app.announce_contract() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'contract.created', new.id, new.user_id);
  return null;
end $$;

create trigger announce after insert on user_contract
  for each row execute function app.announce_contract();

create function app.announce_contract_version() returns trigger language plpgsql as $$
begin
  if exists (select from user_contract_version v where v.company_id = new.company_id
    and v.user_contract_id = new.user_contract_id and v.id < new.id) then
    perform app.announce(new.company_id, 'contract.changed', new.user_contract_id,
      (select c.user_id from user_contract c where c.company_id = new.company_id
        and c.id = new.user_contract_id));
  end if;
  return null;
end $$;

create trigger announce after insert on user_contract_version
  for each row execute function app.announce_contract_version();

create function app.announce_ending() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'contract.ended', new.user_contract_id,
    (select c.user_id from user_contract c where c.company_id = new.company_id
      and c.id = new.user_contract_id));
  return null;
end $$;

create trigger announce after insert on contract_settlement
  for each row execute function app.announce_ending();

create function app.announce_absence() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'absence.created', new.id,
    (select c.user_id from user_contract c where c.company_id = new.company_id
      and c.id = new.user_contract_id));
  return null;
end $$;

create trigger announce after insert on absence
  for each row execute function app.announce_absence();

create function app.announce_payroll() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'payroll.released', new.payroll_month_id, null);
  return null;
end $$;

create trigger announce after insert on payslip_release_count
  for each row execute function app.announce_payroll();

create function app.announce_payslip() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'payslip.released', new.user_contract_id, new.user_id,
    new.payroll_month_id);
  return null;
end $$;

create trigger announce after insert on payslip_release
  for each row execute function app.announce_payslip();

create function app.announce_document() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'document.signed', new.id, new.user_id);
  return null;
end $$;

create trigger announce after update of state on document
  for each row when (new.state = 'SIGNED' and old.state <> 'SIGNED')
  execute function app.announce_document();

create function app.announce_expense() returns trigger language plpgsql as $$
begin
  perform app.announce(new.company_id, 'expense.paid', new.id, new.user_id);
  return null;
end $$;

create trigger announce after update of status on expense_report
  for each row when (new.status = 'PAID' and old.status <> 'PAID')
  execute function app.announce_expense();
