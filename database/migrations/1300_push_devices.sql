-- Phones and browsers on which a person wants notices, each with what it wants (RFC 8030). The key
-- that what is sent is enciphered with is public; the secret beside it is sealed with that of the
-- installation.
create table push_device (
  company_id bigint not null,
  id         bigint generated always as identity,
  user_id    bigint not null,
  login_id   bigint not null,
  endpoint   text not null,
  public_key bytea not null,
  secret     bytea not null,
  name       text not null,
  kinds      text[] not null,
  created_at timestamptz not null default now(),
  constraint push_device_pkey primary key (company_id, id),
  constraint push_device_once unique (company_id, endpoint),
  constraint push_device_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint push_device_endpoint check (length(endpoint) <= 1000),
  constraint push_device_key check (octet_length(public_key) = 65),
  constraint push_device_kinds check (kinds <@ array['REQUEST', 'ANSWER', 'REMINDER'])
);

create index push_device_of_user on push_device (company_id, user_id);

select ops.protect('push_device');

grant select, insert, update, delete on push_device to minga_app;

select ops.audit('push_device', 'endpoint', 'secret');

-- What is said on a device, once for each key: no words of it, only where it leads. Without a next
-- moment there is nothing more to do: it was sent, or given up.
create table push_message (
  company_id     bigint not null,
  id             bigint generated always as identity,
  push_device_id bigint not null,
  kind           text not null,
  key            text not null,
  link           text not null,
  attempts       integer not null default 0,
  next_at        timestamptz default '-infinity',
  created_at     timestamptz not null default now(),
  constraint push_message_pkey primary key (company_id, id),
  constraint push_message_once unique (company_id, push_device_id, key),
  constraint push_message_device foreign key (company_id, push_device_id)
    references push_device (company_id, id) on delete cascade,
  constraint push_message_kind check (kind in ('REQUEST', 'ANSWER', 'REMINDER'))
);

create index push_message_due on push_message (company_id, next_at) where next_at is not null;

select ops.protect('push_message');

grant select, insert, update, delete on push_message to minga_app;
