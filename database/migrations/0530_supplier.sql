-- People and companies that a company pays besides its workers. Each account is confirmed by
-- another person than the one who wrote it; a changed account waits again.
create table supplier (
  company_id           bigint not null,
  id                   bigint generated always as identity,
  name                 text not null,
  business_name        text,
  identifier           text not null,
  bank_id              text not null,
  payment_account_type text not null,
  account_number       text not null,
  account_state        text not null default 'WAITING',
  account_login_id     bigint,
  account_at           timestamptz not null default now(),
  confirmed_login_id   bigint,
  confirmed_at         timestamptz,
  created_at           timestamptz not null default now(),
  version              integer not null default 1,
  constraint supplier_pkey primary key (company_id, id),
  constraint supplier_identifier_key unique (company_id, identifier),
  constraint supplier_account_type
    check (payment_account_type in ('VISTA', 'CORRIENTE', 'RUT', 'AHORRO')),
  constraint supplier_account_state check (account_state in ('WAITING', 'CONFIRMED')),
  constraint supplier_account_confirmed
    check ((account_state = 'CONFIRMED') = (confirmed_at is not null)),
  constraint supplier_account_two check (confirmed_login_id <> account_login_id)
);

select ops.protect('supplier');

grant select, insert, update, delete on supplier to minga_app;

select ops.audit('supplier');

-- Every account that a supplier has had, who wrote it and who confirmed it. Never changed.
create table supplier_account (
  company_id           bigint not null,
  id                   bigint generated always as identity,
  supplier_id          bigint not null,
  bank_id              text not null,
  payment_account_type text not null,
  account_number       text not null,
  state                text not null,
  login_id             bigint,
  at                   timestamptz not null,
  constraint supplier_account_pkey primary key (company_id, id),
  constraint supplier_account_of foreign key (company_id, supplier_id)
    references supplier (company_id, id) on delete cascade,
  constraint supplier_account_kind
    check (payment_account_type in ('VISTA', 'CORRIENTE', 'RUT', 'AHORRO')),
  constraint supplier_account_is check (state in ('WAITING', 'CONFIRMED'))
);

create index supplier_account_by_supplier on supplier_account (company_id, supplier_id, id);

select ops.protect('supplier_account');

grant select, insert on supplier_account to minga_app;

-- A new or changed account waits for its confirmation, whoever writes it and however.
create function app.account_waits() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.bank_id, new.payment_account_type, new.account_number)
    is distinct from (old.bank_id, old.payment_account_type, old.account_number) then
    new.account_state := 'WAITING';
    new.account_login_id := nullif(current_setting('app.login_id', true), '')::bigint;
    new.account_at := now();
    new.confirmed_login_id := null;
    new.confirmed_at := null;
  end if;
  return new;
end $$;

create trigger account_waits before insert or update on supplier
for each row execute function app.account_waits();

create function app.keep_supplier_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or (new.bank_id, new.payment_account_type, new.account_number, new.account_state)
    is distinct from (old.bank_id, old.payment_account_type, old.account_number, old.account_state)
  then
    insert into supplier_account
      (company_id, supplier_id, bank_id, payment_account_type, account_number, state, login_id, at)
    values (new.company_id, new.id, new.bank_id, new.payment_account_type, new.account_number,
      new.account_state,
      case new.account_state when 'WAITING' then new.account_login_id
        else new.confirmed_login_id end,
      coalesce(new.confirmed_at, new.account_at));
  end if;
  return null;
end $$;

create trigger keep_account after insert or update on supplier
for each row execute function app.keep_supplier_account();
