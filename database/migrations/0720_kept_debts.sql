-- What closed months owe is kept, and not calculated again each time that somebody looks: who of a
-- razón social is asked, up to which change it is known, and with which closings and which law.

create table retroactive_reading (
  company_id  bigint not null,
  business_id bigint not null,
  -- The last row of the audit that what is kept knows of.
  audit_seq   bigint not null default 0,
  -- The closed months by their number, each with what its closing left.
  months      jsonb not null default '{}',
  law         text not null default '',
  constraint retroactive_reading_pkey primary key (company_id, business_id),
  constraint retroactive_reading_business foreign key (company_id, business_id)
    references business (company_id, id) on delete cascade
);

select ops.protect('retroactive_reading');

grant select, insert, update on retroactive_reading to minga_app;

-- A contract in a closed month that something known late touches. `stale` says that something moved
-- since it was calculated; until then its lines are those of before.
create table retroactive_debt (
  company_id       bigint not null,
  business_id      bigint not null,
  origin_month_id  bigint not null,
  user_contract_id bigint not null,
  -- The latest fact of each table, with its moment and its author.
  facts            jsonb not null default '{}',
  -- The legal figures that the month did not know.
  law              text,
  stale            boolean not null default true,
  owes             boolean not null default false,
  to_pay           bigint not null default 0,
  employer_cost    bigint not null default 0,
  lines            jsonb not null default '[]',
  -- Why it could not be calculated.
  message          text,
  constraint retroactive_debt_pkey primary key (company_id, origin_month_id, user_contract_id),
  constraint retroactive_debt_business foreign key (company_id, business_id)
    references business (company_id, id) on delete cascade,
  constraint retroactive_debt_month foreign key (company_id, origin_month_id)
    references payroll_month (company_id, id) on delete cascade,
  constraint retroactive_debt_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade
);

select ops.protect('retroactive_debt');

grant select, insert, update, delete on retroactive_debt to minga_app;

create index retroactive_debt_of_contract
  on retroactive_debt (company_id, user_contract_id, origin_month_id);

-- The few that are read, and the few that are calculated again.
create index retroactive_debt_owed
  on retroactive_debt (company_id, business_id, user_contract_id) where owes or message is not null;

create index retroactive_debt_stale
  on retroactive_debt (company_id, business_id, origin_month_id, user_contract_id) where stale;

-- The late items and what was posted of a contract's months are asked for by contract.
create index retroactive_line_of_contract
  on retroactive_line (company_id, user_contract_id, origin_month_id);
