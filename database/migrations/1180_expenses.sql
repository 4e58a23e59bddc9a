-- Who renders expenses, approves them and manages them. Without a row, nothing of it.
create table expense_permission (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_id          bigint not null,
  issuer           boolean not null,
  approver         boolean not null,
  admin            boolean not null,
  updated_login_id bigint,
  updated_at       timestamptz not null default now(),
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint expense_permission_pkey primary key (company_id, id),
  constraint expense_permission_user_key unique (company_id, user_id),
  constraint expense_permission_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

select ops.protect('expense_permission');

grant select, insert, update, delete on expense_permission to minga_app;

select ops.audit('expense_permission');

-- What an expense is spent on, with the account of the books that takes it.
create table expense_category (
  company_id bigint not null,
  id         bigint generated always as identity,
  code       text not null,
  name       text not null,
  account_id bigint,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint expense_category_pkey primary key (company_id, id),
  constraint expense_category_code_key unique (company_id, code),
  constraint expense_category_account foreign key (company_id, account_id)
    references accounting_account (company_id, id)
);

select ops.protect('expense_category');

grant select, insert, update, delete on expense_category to minga_app;

select ops.audit('expense_category');

-- What people may render, with which documents and until how much. Without categories,
-- issuers or kinds of document of its own, a policy takes them all.
create table expense_policy (
  company_id      bigint not null,
  id              bigint generated always as identity,
  code            text not null,
  name            text not null,
  description     text,
  status          text not null default 'ACTIVE',
  currency_id     text not null default 'CLP',
  max_amount      bigint,
  receipt_from    bigint not null default 0,
  max_age_days    integer not null default 60,
  document_types  text[] not null default '{}',
  created_at      timestamptz not null default now(),
  version         integer not null default 1,
  constraint expense_policy_pkey primary key (company_id, id),
  constraint expense_policy_code_key unique (company_id, code),
  constraint expense_policy_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint expense_policy_currency check (currency_id in ('CLP', 'USD', 'EUR', 'UF')),
  constraint expense_policy_amounts check (receipt_from >= 0 and coalesce(max_amount, 1) > 0),
  constraint expense_policy_age check (max_age_days between 1 and 730),
  constraint expense_policy_documents check (document_types <@
    '{FACTURA,FACTURA_EXENTA,BOLETA,BOLETA_EXENTA,
    FACTURA_COMPRA,GUIA_DESPACHO,NOTA_DEBITO,NOTA_CREDITO,FACTURA_EXPORTACION,
    NOTA_DEBITO_EXPORTACION,NOTA_CREDITO_EXPORTACION,BOLETA_HONORARIOS,PEAJE,EXTRANJERO,
    SIN_DOCUMENTO}'::text[])
);

select ops.protect('expense_policy');

grant select, insert, update on expense_policy to minga_app;

select ops.audit('expense_policy');

create table expense_policy_category (
  company_id  bigint not null,
  policy_id   bigint not null,
  category_id bigint not null,
  max_amount  bigint,
  constraint expense_policy_category_pkey primary key (company_id, policy_id, category_id),
  constraint expense_policy_category_policy foreign key (company_id, policy_id)
    references expense_policy (company_id, id) on delete cascade,
  constraint expense_policy_category_category foreign key (company_id, category_id)
    references expense_category (company_id, id),
  constraint expense_policy_category_amount check (max_amount > 0)
);

create index expense_policy_category_by_category
  on expense_policy_category (company_id, category_id);

select ops.protect('expense_policy_category');

grant select, insert, update, delete on expense_policy_category to minga_app;

create table expense_policy_issuer (
  company_id bigint not null,
  policy_id  bigint not null,
  user_id    bigint not null,
  constraint expense_policy_issuer_pkey primary key (company_id, policy_id, user_id),
  constraint expense_policy_issuer_policy foreign key (company_id, policy_id)
    references expense_policy (company_id, id) on delete cascade,
  constraint expense_policy_issuer_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

create index expense_policy_issuer_by_user on expense_policy_issuer (company_id, user_id);

select ops.protect('expense_policy_issuer');

grant select, insert, update, delete on expense_policy_issuer to minga_app;

-- Expenses that somebody asks back together: written, sent, answered by another person, paid.
create table expense_report (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  number             integer not null,
  user_id            bigint not null,
  business_id        bigint not null,
  title              text not null,
  description        text,
  status             text not null default 'DRAFT',
  comment            text,
  submitted_at       timestamptz,
  responded_at       timestamptz,
  responded_login_id bigint,
  approved_total     bigint,
  paid_on            date,
  payment            text,
  creator_login_id   bigint,
  updated_login_id   bigint,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint expense_report_pkey primary key (company_id, id),
  constraint expense_report_number_key unique (company_id, number),
  constraint expense_report_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint expense_report_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint expense_report_status
    check (status in ('DRAFT', 'SUBMITTED', 'RETURNED', 'REJECTED', 'APPROVED', 'PAID')),
  constraint expense_report_number check (number >= 1),
  constraint expense_report_approved
    check ((status in ('APPROVED', 'PAID')) = (approved_total is not null)),
  constraint expense_report_paid check ((status = 'PAID') = (paid_on is not null)
    and (paid_on is null) = (payment is null)),
  constraint expense_report_payment check (payment in ('TRANSFER', 'CASH', 'OTHER'))
);

create index expense_report_by_user on expense_report (company_id, user_id, id desc);
create index expense_report_by_status on expense_report (company_id, status, id desc);

select ops.protect('expense_report');

grant select, insert, update, delete on expense_report to minga_app;

select ops.audit('expense_report');

select ops.keep_steps('expense_report', 'status', 'comment');

-- What somebody spent for the company. `money` is in whole pesos; a credit note takes back.
create table expense (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  user_id             bigint not null,
  report_id           bigint,
  expense_policy_id   bigint not null,
  expense_category_id bigint not null,
  cost_center_id      bigint,
  name                text not null,
  comment             text,
  date                date not null,
  accounting_document_type text not null,
  document_identifier text,
  provider_identifier text,
  currency_id         text not null default 'CLP',
  amount              numeric(14, 2) not null,
  rate                numeric(14, 4),
  money               bigint not null,
  creator_login_id    bigint,
  updated_login_id    bigint,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  constraint expense_pkey primary key (company_id, id),
  constraint expense_user foreign key (company_id, user_id) references users (company_id, id),
  constraint expense_report foreign key (company_id, report_id)
    references expense_report (company_id, id),
  constraint expense_policy foreign key (company_id, expense_policy_id)
    references expense_policy (company_id, id),
  constraint expense_category foreign key (company_id, expense_category_id)
    references expense_category (company_id, id),
  constraint expense_cost_center foreign key (company_id, cost_center_id)
    references cost_center (company_id, id),
  constraint expense_document_type check (accounting_document_type in ('FACTURA', 'FACTURA_EXENTA',
    'BOLETA', 'BOLETA_EXENTA', 'FACTURA_COMPRA', 'GUIA_DESPACHO', 'NOTA_DEBITO', 'NOTA_CREDITO',
    'FACTURA_EXPORTACION', 'NOTA_DEBITO_EXPORTACION', 'NOTA_CREDITO_EXPORTACION',
    'BOLETA_HONORARIOS', 'PEAJE', 'EXTRANJERO', 'SIN_DOCUMENTO')),
  constraint expense_currency check (currency_id in ('CLP', 'USD', 'EUR', 'UF')),
  constraint expense_rate
    check ((currency_id = 'CLP') = (rate is null) and coalesce(rate, 1) > 0),
  constraint expense_money check (amount > 0 and money <> 0 and (money < 0)
    = (accounting_document_type in ('NOTA_CREDITO', 'NOTA_CREDITO_EXPORTACION'))),
  constraint expense_document
    check (accounting_document_type in ('PEAJE', 'EXTRANJERO', 'SIN_DOCUMENTO')
      or (document_identifier is not null and provider_identifier is not null))
);

-- A document is asked back once in the company, whoever has it.
create unique index expense_document_key on expense
  (company_id, provider_identifier, accounting_document_type, document_identifier)
  where document_identifier is not null and provider_identifier is not null;

create index expense_by_user on expense (company_id, user_id, date desc, id desc);
create index expense_by_report on expense (company_id, report_id) where report_id is not null;
create index expense_by_category on expense (company_id, expense_category_id);
create index expense_by_policy on expense (company_id, expense_policy_id);
create index expense_by_center on expense (company_id, cost_center_id)
  where cost_center_id is not null;

select ops.protect('expense');

grant select, insert, update, delete on expense to minga_app;

select ops.audit('expense');

create table expense_file (
  company_id bigint not null,
  expense_id bigint not null,
  position   integer not null,
  file_id    bigint not null,
  constraint expense_file_pkey primary key (company_id, expense_id, position),
  constraint expense_file_expense foreign key (company_id, expense_id)
    references expense (company_id, id) on delete cascade,
  constraint expense_file_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint expense_file_position check (position between 1 and 3)
);

create unique index expense_file_key on expense_file (company_id, file_id);

select ops.protect('expense_file');

grant select, insert, update, delete on expense_file to minga_app;

-- What somebody else answers or pays is what was sent: its expenses stay as they were, and are of
-- the person of the report.
create function app.expense_stays() returns trigger language plpgsql as $$
declare
  held text;
  owner_id bigint;
begin
  if tg_op <> 'INSERT' and old.report_id is not null then
    select status into held from expense_report
      where company_id = old.company_id and id = old.report_id;
    if held not in ('DRAFT', 'RETURNED') then
      raise exception 'Un gasto de una rendición enviada no se modifica' using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.report_id is not null then
    select status, user_id into held, owner_id from expense_report
      where company_id = new.company_id and id = new.report_id for share;
    if held not in ('DRAFT', 'RETURNED') then
      raise exception 'Esa rendición ya fue enviada' using errcode = 'MG002';
    end if;
    if owner_id is distinct from new.user_id then
      raise exception 'Un gasto se rinde en una rendición propia' using errcode = 'MG002';
    end if;
  end if;
  return new;
end $$;

create trigger expense_stays before insert or update or delete on expense
  for each row execute function app.expense_stays();

-- The ways of a report. Nobody answers their own, whatever the application says.
create function app.expense_report_moves() returns trigger language plpgsql as $$
declare
  actor bigint;
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if new.user_id <> old.user_id or new.number <> old.number then
    raise exception 'Una rendición no cambia de persona' using errcode = 'MG002';
  end if;
  if new.status = old.status then
    if old.status not in ('DRAFT', 'RETURNED')
      and (new.business_id, new.title, new.description, new.approved_total, new.paid_on)
        is distinct from
        (old.business_id, old.title, old.description, old.approved_total, old.paid_on) then
      raise exception 'Una rendición enviada no se modifica' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if (old.status, new.status) not in (('DRAFT', 'SUBMITTED'), ('SUBMITTED', 'DRAFT'),
      ('SUBMITTED', 'APPROVED'), ('SUBMITTED', 'RETURNED'), ('SUBMITTED', 'REJECTED'),
      ('RETURNED', 'SUBMITTED'), ('APPROVED', 'PAID'), ('APPROVED', 'SUBMITTED')) then
    raise exception 'Una rendición no pasa de % a %', old.status, new.status
      using errcode = 'MG002';
  end if;
  if new.status in ('APPROVED', 'RETURNED', 'REJECTED', 'PAID') then
    select user_id into actor from login
      where company_id = new.company_id and id = new.updated_login_id;
    if actor is not distinct from new.user_id then
      raise exception 'Nadie responde ni paga su propia rendición' using errcode = 'MG002';
    end if;
  end if;
  return new;
end $$;

create trigger expense_report_moves before update or delete on expense_report
  for each row execute function app.expense_report_moves();
