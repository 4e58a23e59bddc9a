-- Work paid by the piece (tratos): what a piece is, what it pays from which day on, and how many of
-- them somebody made on a day. What is approved is paid by an item of its month.

create table piecework_task (
  company_id bigint not null,
  id         bigint generated always as identity,
  name       text not null,
  unit       text not null,
  status     text not null default 'ACTIVE',
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint piecework_task_pkey primary key (company_id, id),
  constraint piecework_task_name_key unique (company_id, name),
  constraint piecework_task_status check (status in ('ACTIVE', 'INACTIVE'))
);

select ops.protect('piecework_task');

grant select, insert, update, delete on piecework_task to minga_app;

select ops.audit('piecework_task');

create table piecework_price (
  company_id bigint not null,
  id         bigint generated always as identity,
  task_id    bigint not null,
  starts_on  date not null,
  price      numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint piecework_price_pkey primary key (company_id, id),
  constraint piecework_price_task foreign key (company_id, task_id)
    references piecework_task (company_id, id) on delete cascade,
  constraint piecework_price_day_key unique (company_id, task_id, starts_on),
  constraint piecework_price_price check (price > 0 and price <= 9999999)
);

select ops.protect('piecework_price');

grant select, insert, update, delete on piecework_price to minga_app;

select ops.audit('piecework_price');

-- The key is made where the entry is written, in the field: sent again, it is the same entry. Price
-- and amount are those of its approval.
create table piecework_entry (
  company_id       bigint not null,
  id               bigint generated always as identity,
  sent_key         text not null,
  user_contract_id bigint not null,
  task_id          bigint not null,
  day              date not null,
  quantity         numeric(10, 2) not null,
  status           text not null default 'PENDING',
  price            numeric(12, 2),
  amount           bigint,
  reason           text,
  login_id         bigint,
  answered_login_id bigint,
  answered_at      timestamptz,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint piecework_entry_pkey primary key (company_id, id),
  constraint piecework_entry_sent_key unique (company_id, sent_key),
  constraint piecework_entry_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint piecework_entry_task foreign key (company_id, task_id)
    references piecework_task (company_id, id),
  constraint piecework_entry_quantity check (quantity > 0 and quantity <= 999999),
  constraint piecework_entry_status check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  constraint piecework_entry_paid check ((status = 'APPROVED') = (amount is not null)
    and (amount is null) = (price is null)),
  constraint piecework_entry_amount check (amount between 0 and 99999999),
  constraint piecework_entry_reason check ((status = 'REJECTED') = (reason is not null))
);

create index piecework_entry_of_contract on piecework_entry (company_id, user_contract_id, day);

create index piecework_entry_by_day on piecework_entry (company_id, day);

select ops.protect('piecework_entry');

grant select, insert, update, delete on piecework_entry to minga_app;

select ops.audit('piecework_entry');

alter table user_item drop constraint user_item_origin;

alter table user_item add constraint user_item_origin
  check ((origin is null) = (origin_id is null)
    and origin in ('ADVANCE', 'LOAN', 'CARRIED', 'PIECEWORK')
    and (origin is not distinct from 'CARRIED') = (carried_from is not null));
