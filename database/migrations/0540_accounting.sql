-- The accounts of the company's books, as a tree. One of a razón social serves it alone.
create table accounting_account (
  company_id    bigint not null,
  id            bigint generated always as identity,
  code          text not null,
  name          text not null,
  kind          text not null,
  parent_id     bigint,
  takes_entries boolean not null default true,
  center_use    text not null default 'NONE',
  business_id   bigint,
  status        text not null default 'ACTIVE',
  version       integer not null default 1,
  constraint accounting_account_pkey primary key (company_id, id),
  constraint accounting_account_code_key unique (company_id, code),
  constraint accounting_account_parent foreign key (company_id, parent_id)
    references accounting_account (company_id, id),
  constraint accounting_account_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint accounting_account_kind
    check (kind in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
  constraint accounting_account_center_use check (center_use in ('NONE', 'OPTIONAL', 'REQUIRED')),
  constraint accounting_account_status check (status in ('ACTIVE', 'SUSPENDED'))
);

create index accounting_account_of_parent on accounting_account (company_id, parent_id);

select ops.protect('accounting_account');

grant select, insert, update, delete on accounting_account to minga_app;

select ops.audit('accounting_account');

-- An account is never under itself. Two changes at once wait for each other at the accounts on top
-- of the plan.
create function app.keep_account_tree() returns trigger language plpgsql as $$
begin
  perform 1 from accounting_account a
    where a.company_id = new.company_id and a.parent_id is null order by a.id for no key update;
  if new.parent_id is not null and exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select a.parent_id from above
      join accounting_account a on a.company_id = new.company_id and a.id = above.id
      where a.parent_id is not null
    )
    select 1 from above where above.id = new.id
  ) then
    raise exception 'Una cuenta no está bajo sí misma ni bajo una que está debajo de ella'
      using errcode = 'MG002';
  end if;
  return null;
end
$$;

create trigger tree after insert or update on accounting_account
for each row execute function app.keep_account_tree();

-- Which accounts take what: a source of amounts, or one item, and besides that an institution or a
-- form of payment, a cost centre, a razón social.
create table accounting_rule (
  company_id        bigint not null,
  id                bigint generated always as identity,
  source            text,
  item_code         text,
  institution       text,
  cost_center_id    bigint,
  business_id       bigint,
  debit_account_id  bigint,
  credit_account_id bigint,
  version           integer not null default 1,
  constraint accounting_rule_pkey primary key (company_id, id),
  constraint accounting_rule_key unique nulls not distinct
    (company_id, source, item_code, institution, cost_center_id, business_id),
  constraint accounting_rule_center foreign key (company_id, cost_center_id)
    references cost_center (company_id, id),
  constraint accounting_rule_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint accounting_rule_debit foreign key (company_id, debit_account_id)
    references accounting_account (company_id, id),
  constraint accounting_rule_credit foreign key (company_id, credit_account_id)
    references accounting_account (company_id, id),
  constraint accounting_rule_source check (source in (
      'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
      'FAMILY_ALLOWANCE', 'SUBSIDY', 'AFP', 'IPS', 'HEALTH',
      'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
      'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
      'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
      'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION')),
  constraint accounting_rule_subject check ((source is null) <> (item_code is null)),
  constraint accounting_rule_account
    check (debit_account_id is not null or credit_account_id is not null)
);

create index accounting_rule_of_debit on accounting_rule (company_id, debit_account_id);

create index accounting_rule_of_credit on accounting_rule (company_id, credit_account_id);

select ops.protect('accounting_rule');

grant select, insert, update, delete on accounting_rule to minga_app;

select ops.audit('accounting_rule');

-- One making of the accounting entry of a closed month of a razón social, or the reversal of one.
create table accounting_entry (
  company_id       bigint not null,
  id               bigint generated always as identity,
  business_id      bigint not null,
  payroll_month_id bigint not null,
  year_month       integer not null,
  number           integer not null,
  kind             text not null default 'ENTRY',
  reverses_id      bigint,
  reason           text,
  closed_hash      text not null,
  with_private     boolean not null default false,
  group_id         bigint,
  with_vacations   boolean not null default false,
  job_id           bigint,
  sha256           text,
  people           integer,
  debit            bigint,
  credit           bigint,
  problems         jsonb,
  squares          jsonb,
  login_id         bigint,
  asked_at         timestamptz not null default now(),
  made_at          timestamptz,
  constraint accounting_entry_pkey primary key (company_id, id),
  constraint accounting_entry_number unique (company_id, payroll_month_id, number),
  constraint accounting_entry_reversed unique (company_id, reverses_id),
  constraint accounting_entry_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint accounting_entry_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint accounting_entry_reverses foreign key (company_id, reverses_id)
    references accounting_entry (company_id, id),
  constraint accounting_entry_group foreign key (company_id, group_id)
    references cost_center_group (company_id, id),
  constraint accounting_entry_kind check (kind in ('ENTRY', 'REVERSAL')),
  constraint accounting_entry_reversal check ((kind = 'REVERSAL') = (reverses_id is not null)),
  constraint accounting_entry_balanced check (sha256 is null or debit = credit)
);

create index accounting_entry_of_business on accounting_entry (company_id, business_id, year_month);

select ops.protect('accounting_entry');

grant select, insert, update on accounting_entry to minga_app;

select ops.audit('accounting_entry');

-- A line of an entry: one account, cost centre, institution and concept, with the pesos of each
-- contract behind it as two arrays of the same length. Written once with the entry.
create table accounting_line (
  company_id     bigint not null,
  entry_id       bigint not null,
  n              integer not null,
  account_id     bigint not null,
  cost_center_id bigint,
  code           text not null,
  label          text not null,
  source         text not null,
  institution    text,
  side           text not null,
  amount         bigint not null,
  contract_ids   bigint[] not null,
  amounts        bigint[] not null,
  constraint accounting_line_pkey primary key (company_id, entry_id, n),
  constraint accounting_line_entry foreign key (company_id, entry_id)
    references accounting_entry (company_id, id),
  constraint accounting_line_account foreign key (company_id, account_id)
    references accounting_account (company_id, id),
  constraint accounting_line_center foreign key (company_id, cost_center_id)
    references cost_center (company_id, id),
  constraint accounting_line_source check (source in (
      'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
      'FAMILY_ALLOWANCE', 'SUBSIDY', 'AFP', 'IPS', 'HEALTH',
      'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
      'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
      'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
      'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION')),
  constraint accounting_line_side check (side in ('DEBIT', 'CREDIT')),
  constraint accounting_line_amount check (amount >= 0),
  constraint accounting_line_contracts check (cardinality(contract_ids) = cardinality(amounts))
);

create index accounting_line_of_account on accounting_line (company_id, account_id);

select ops.protect('accounting_line');

grant select, insert on accounting_line to minga_app;

-- What an entry leaves provided for, by contract: the next one books the difference.
create table accounting_provision (
  company_id   bigint not null,
  entry_id     bigint not null,
  kind         text not null,
  contract_ids bigint[] not null,
  amounts      bigint[] not null,
  constraint accounting_provision_pkey primary key (company_id, entry_id, kind),
  constraint accounting_provision_entry foreign key (company_id, entry_id)
    references accounting_entry (company_id, id),
  constraint accounting_provision_kind check (kind in ('VACATION')),
  constraint accounting_provision_contracts
    check (cardinality(contract_ids) = cardinality(amounts))
);

select ops.protect('accounting_provision');

grant select, insert on accounting_provision to minga_app;
