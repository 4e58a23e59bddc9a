-- What a company writes of its own payroll: items, reusable formulas, variables and tables. Each is
-- an identity (its code never changes: formulas and entered values name it) and versions that hold
-- from a month on. Payslips keep the plan they were made with; nothing here rewrites them.

create table formula (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  constraint formula_pkey primary key (company_id, id),
  constraint formula_code_key unique (company_id, code),
  constraint formula_code_form check (code ~ '^[A-Z][A-Z0-9_]{1,39}$')
);

select ops.protect('formula');

select ops.audit('formula');

grant select, insert, update, delete on formula to minga_app;

create table formula_version (
  company_id      bigint not null,
  id              bigint generated always as identity,
  formula_id      bigint not null,
  valid           daterange not null,
  recorded_at     timestamptz not null default now(),
  superseded_at   timestamptz,
  author_login_id bigint,
  title           text not null,
  source_code     text not null,
  input_name      text,
  input_unit      text not null default 'CLP',
  item_type       text not null default 'EARNING',
  editable        boolean not null default true,
  constraint formula_version_pkey primary key (company_id, id),
  constraint formula_version_formula foreign key (company_id, formula_id)
    references formula (company_id, id) on delete cascade,
  constraint formula_version_not_empty check (not isempty(valid)),
  constraint formula_version_no_overlap exclude using gist
    (company_id with =, formula_id with =, valid with &&) where (superseded_at is null),
  constraint formula_version_input_unit
    check (input_unit in ('CLP', 'UF', 'UTM', 'PERCENT', 'HOURS', 'DAYS', 'NUMBER')),
  constraint formula_version_item_type check (item_type in ('EARNING', 'SPECIAL_EARNING',
    'DEDUCTION', 'EMPLOYER_EARNING', 'PROVISION', 'OTHER', 'ASSIGNATION'))
);

select ops.protect('formula_version');

select ops.audit('formula_version');

grant select, insert, update, delete on formula_version to minga_app;

create table item_version (
  company_id                  bigint not null,
  id                          bigint generated always as identity,
  item_id                     bigint not null,
  valid                       daterange not null,
  recorded_at                 timestamptz not null default now(),
  superseded_at               timestamptz,
  author_login_id             bigint,
  activity                    text not null default 'ACTIVE',
  title                       text not null,
  type                        text not null,
  input_unit                  text not null default 'CLP',
  start_date                  date,
  end_date                    date,
  default_formula_id          bigint,
  formula                     text,
  deduction_limit             text not null default 'NONE',
  informative                 boolean not null default false,
  editable                    boolean not null default true,
  taxable                     boolean not null default false,
  tributable                  boolean not null default false,
  extra_hours                 boolean not null default false,
  gratification               boolean not null default false,
  compensation                boolean not null default false,
  holidays                    boolean not null default false,
  medical_licenses            boolean not null default false,
  is_retained                 boolean not null default false,
  seizable                    boolean not null default true,
  proportional                boolean not null default false,
  is_fixed                    boolean not null default true,
  capped                      boolean not null default false,
  capped_type                 text not null default 'CLP',
  capped_value                numeric(16, 4),
  print                       boolean not null default true,
  print_on_salary_settlement  boolean not null default true,
  subject_to_compensation     boolean not null default false,
  distributable_in_cc         boolean not null default true,
  ine_code                    text,
  lre_code                    text,
  calculation_order           integer not null default 100,
  print_order                 integer not null default 100,
  accounting_informative      boolean not null default false,
  analytic_accounting         boolean not null default false,
  accounting_code             text,
  ledger_account              text,
  constraint item_version_pkey primary key (company_id, id),
  constraint item_version_item foreign key (company_id, item_id)
    references item (company_id, id) on delete cascade,
  constraint item_version_formula foreign key (company_id, default_formula_id)
    references formula (company_id, id),
  constraint item_version_not_empty check (not isempty(valid)),
  constraint item_version_no_overlap exclude using gist
    (company_id with =, item_id with =, valid with &&) where (superseded_at is null),
  constraint item_version_one_formula check (default_formula_id is null or formula is null),
  constraint item_version_dates check (end_date is null or start_date is null
    or end_date >= start_date),
  constraint item_version_cap check (not capped or capped_value is not null),
  constraint item_version_activity check (activity in ('ACTIVE', 'INACTIVE')),
  constraint item_version_type check (type in ('EARNING', 'SPECIAL_EARNING', 'DEDUCTION',
    'EMPLOYER_EARNING', 'PROVISION', 'OTHER', 'ASSIGNATION')),
  constraint item_version_input_unit
    check (input_unit in ('CLP', 'UF', 'UTM', 'PERCENT', 'HOURS', 'DAYS', 'NUMBER')),
  constraint item_version_capped_type check (capped_type in ('CLP', 'UF', 'UTM', 'IMM', 'SALARY')),
  constraint item_version_deduction_limit check (deduction_limit in
    ('CCAF', 'HOUSING', 'COOPERATIVE', 'AGREED', 'NONE', 'ADVANCE'))
);

select ops.protect('item_version');

select ops.audit('item_version');

grant select, insert, update, delete on item_version to minga_app;

-- What items were until now holds since always: no month before it knew another answer.
insert into item_version (company_id, item_id, valid, recorded_at, activity, title, type,
  input_unit, formula, deduction_limit, taxable, tributable, extra_hours, gratification,
  proportional, is_fixed, print, print_order, lre_code)
select company_id, id, '[2000-01-01,)', created_at, status, title,
  case category when 'LEGAL_DEDUCTION' then 'DEDUCTION' else category end,
  input_unit, formula, deduction_limit, taxable, tributable, extra_hours, gratification,
  proportional, is_fixed, print, print_order, lre_code
from item;

alter table item drop column title, drop column category, drop column input_unit,
  drop column formula, drop column taxable, drop column tributable, drop column gratification,
  drop column extra_hours, drop column proportional, drop column is_fixed, drop column print,
  drop column print_order, drop column lre_code, drop column status, drop column deduction_limit;

create table variable (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  constraint variable_pkey primary key (company_id, id),
  constraint variable_code_key unique (company_id, code),
  constraint variable_code_form check (code ~ '^[A-Z][A-Z0-9_]{1,39}$')
);

select ops.protect('variable');

select ops.audit('variable');

grant select, insert, update, delete on variable to minga_app;

create table variable_version (
  company_id      bigint not null,
  id              bigint generated always as identity,
  variable_id     bigint not null,
  valid           daterange not null,
  recorded_at     timestamptz not null default now(),
  superseded_at   timestamptz,
  author_login_id bigint,
  title           text not null,
  type            text not null default 'COMPANY',
  sub_type        text not null default 'AMOUNT',
  value           numeric(20, 6) not null,
  value_type      text not null default 'CLP',
  start_date      date,
  end_date        date,
  editable        boolean not null default true,
  source          text,
  constraint variable_version_pkey primary key (company_id, id),
  constraint variable_version_variable foreign key (company_id, variable_id)
    references variable (company_id, id) on delete cascade,
  constraint variable_version_not_empty check (not isempty(valid)),
  constraint variable_version_no_overlap exclude using gist
    (company_id with =, variable_id with =, valid with &&) where (superseded_at is null),
  constraint variable_version_dates check (end_date is null or start_date is null
    or end_date >= start_date),
  constraint variable_version_type check (type in ('COMPANY', 'AGREEMENT')),
  constraint variable_version_sub_type check (sub_type in ('AMOUNT', 'RATE', 'CAP', 'FACTOR')),
  constraint variable_version_value_type
    check (value_type in ('CLP', 'UF', 'UTM', 'PERCENT', 'HOURS', 'DAYS', 'NUMBER'))
);

select ops.protect('variable_version');

select ops.audit('variable_version');

grant select, insert, update, delete on variable_version to minga_app;

create table payroll_table (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  constraint payroll_table_pkey primary key (company_id, id),
  constraint payroll_table_code_key unique (company_id, code),
  constraint payroll_table_code_form check (code ~ '^[A-Z][A-Z0-9_]{1,39}$')
);

select ops.protect('payroll_table');

select ops.audit('payroll_table');

grant select, insert, update, delete on payroll_table to minga_app;

-- metadata: the columns, [{code, title, unit}], two to five, the first of them the upper limit of
-- the row. fixed_rows: [[limit or null, value…]], limits upwards.
create table payroll_table_version (
  company_id       bigint not null,
  id               bigint generated always as identity,
  payroll_table_id bigint not null,
  valid            daterange not null,
  recorded_at      timestamptz not null default now(),
  superseded_at    timestamptz,
  author_login_id  bigint,
  title            text not null,
  type             text not null default 'BRACKET',
  metadata         jsonb not null,
  fixed_rows       jsonb not null,
  editable         boolean not null default true,
  source           text,
  constraint payroll_table_version_pkey primary key (company_id, id),
  constraint payroll_table_version_table foreign key (company_id, payroll_table_id)
    references payroll_table (company_id, id) on delete cascade,
  constraint payroll_table_version_not_empty check (not isempty(valid)),
  constraint payroll_table_version_no_overlap exclude using gist
    (company_id with =, payroll_table_id with =, valid with &&) where (superseded_at is null),
  constraint payroll_table_version_type check (type in ('BRACKET')),
  constraint payroll_table_version_columns check (jsonb_typeof(metadata) = 'array'
    and jsonb_array_length(metadata) between 2 and 5),
  constraint payroll_table_version_rows check (jsonb_typeof(fixed_rows) = 'array'
    and jsonb_array_length(fixed_rows) between 1 and 200)
);

select ops.protect('payroll_table_version');

select ops.audit('payroll_table_version');

grant select, insert, update, delete on payroll_table_version to minga_app;
