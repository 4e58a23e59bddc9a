-- People and their contracts. Each is an identity row plus versions: what held from when to when.
-- A version that a later decision replaced is kept with superseded_at; among the others of one
-- identity no two may overlap.

create table users (
  company_id          bigint not null references company (id),
  id                  bigint generated always as identity,
  identification_type text not null default 'RUT',
  rut                 text not null,
  role                text not null default 'EMPLOYEE',
  status              text not null default 'ACTIVE',
  is_private_role     boolean not null default false,
  is_disabled         boolean not null default false,
  external            boolean not null default false,
  retired             boolean not null default false,
  avatar_file_id      bigint,
  profile_id          bigint,
  comment             text,
  search              text not null default '',
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  constraint users_pkey primary key (company_id, id),
  constraint users_rut_key unique (company_id, rut),
  constraint users_profile foreign key (company_id, profile_id) references profile (company_id, id),
  constraint users_status check (status in ('ACTIVE', 'INACTIVE', 'PENDING')),
  constraint users_role check (role in ('SUPERADMIN', 'ADMIN', 'MANAGER', 'BUSINES_MANAGER',
    'SUPER_MANAGER', 'SUBMANAGER', 'ROMANAGER', 'SUPERVISOR', 'EMPLOYEE', 'EXTERNAL')),
  constraint users_identification check (identification_type in
    ('RUT', 'NIC', 'DNI', 'CC', 'CI', 'PASSPORT', 'OTHER'))
);

select ops.protect('users');

grant select, insert, update, delete on users to minga_app;

create index users_search on users using gin (search gin_trgm_ops);

create table user_version (
  company_id               bigint not null,
  id                       bigint generated always as identity,
  user_id                  bigint not null,
  valid                    daterange not null,
  recorded_at              timestamptz not null default now(),
  superseded_at            timestamptz,
  author_login_id          bigint,
  firstname                text not null,
  second_name              text,
  paternal_lastname        text not null,
  maternal_lastname        text,
  birthday                 date,
  gender                   text not null default 'UNKNOWN',
  civil_status             text not null default 'UNKNOWN',
  country_of_origin        text not null default 'CL',
  nationality_previred     integer not null default 0,
  email                    text,
  personal_phone           text,
  address                  text,
  postal_code              text,
  commune_code             text,
  city                     text,
  prevision_type           text not null default 'AFP_FONASA',
  retirement_scheme        text not null default 'AFP',
  pension_institution      text,
  pension_status           text not null default 'ACTIVE',
  ips_reduced_rate         numeric(6, 4),
  health_institution       text,
  health_percentage        numeric(7, 4),
  health_amount_uf         numeric(10, 3),
  health_amount            bigint,
  afc_enrolled             boolean not null default true,
  afc_date                 date,
  unemployment_insurance_date date,
  apvi_institution         text,
  apvi_regime              text,
  apvi_value               numeric(14, 3),
  apvi_currency            text,
  apvc_institution         text,
  apvc_value               numeric(14, 3),
  apvc_currency            text,
  cuenta2_institution      text,
  cuenta2_value            numeric(14, 3),
  cuenta2_currency         text,
  subject_to_family_allowance boolean not null default false,
  family_allowance_segment text,
  simple_burdens           integer not null default 0,
  maternal_burdens         integer not null default 0,
  disabled_burdens         integer not null default 0,
  subject_to_judicial_retention boolean not null default false,
  judicial_value           numeric(14, 3),
  judicial_currency        text,
  judicial_retention_percentage numeric(7, 4),
  young_subsidy            boolean not null default false,
  constraint user_version_pkey primary key (company_id, id),
  constraint user_version_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint user_version_not_empty check (not isempty(valid)),
  constraint user_version_no_overlap exclude using gist
    (company_id with =, user_id with =, valid with &&) where (superseded_at is null),
  constraint user_version_gender check (gender in ('M', 'F', 'UNKNOWN', 'OTHER')),
  constraint user_version_civil_status check (civil_status in
    ('SINGLE', 'MARRIED', 'WIDOWER', 'DIVORCED', 'CIVILIAN_PARTNER', 'UNKNOWN')),
  constraint user_version_prevision check (prevision_type in
    ('NO_COTIZA', 'AFP_FONASA', 'AFP_ISAPRE', 'FONASA', 'ISAPRE', 'EX_CAJA')),
  constraint user_version_scheme check (retirement_scheme in ('AFP', 'IPS')),
  constraint user_version_pension check (pension_status in
    ('ACTIVE', 'PENSIONED_ACTIVE', 'PENSIONED_INACTIVE', 'ACTIVE_OVER_65')),
  constraint user_version_apvi_regime check (apvi_regime in ('A', 'B')),
  constraint user_version_segment check (family_allowance_segment in ('A', 'B', 'C', 'D')),
  constraint user_version_burdens
    check (simple_burdens >= 0 and maternal_burdens >= 0 and disabled_burdens >= 0)
);

select ops.protect('user_version');

grant select, insert, update, delete on user_version to minga_app;

create index user_version_user on user_version (company_id, user_id) where superseded_at is null;

create table user_business (
  company_id           bigint not null,
  id                   bigint generated always as identity,
  user_id              bigint not null,
  business_id          bigint not null,
  in_payroll           boolean not null default true,
  private_role         boolean not null default false,
  work_phone           text,
  business_email       text,
  first_admission_date date,
  admission_date       date,
  version              integer not null default 1,
  constraint user_business_pkey primary key (company_id, id),
  constraint user_business_pair_key unique (company_id, user_id, business_id),
  constraint user_business_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint user_business_business foreign key (company_id, business_id)
    references business (company_id, id)
);

select ops.protect('user_business');

grant select, insert, update, delete on user_business to minga_app;

create table payment_method (
  company_id     bigint not null,
  id             bigint generated always as identity,
  user_id        bigint not null,
  kind           text not null default 'TRANSFER',
  bank_code      text,
  account_type   text,
  account_number text,
  is_current     boolean not null default true,
  created_at     timestamptz not null default now(),
  version        integer not null default 1,
  constraint payment_method_pkey primary key (company_id, id),
  constraint payment_method_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint payment_method_kind check (kind in ('TRANSFER', 'CHECK', 'CASH')),
  constraint payment_method_account check (kind <> 'TRANSFER'
    or (bank_code is not null and account_type is not null and account_number is not null)),
  constraint payment_method_type check (account_type in ('VISTA', 'CORRIENTE', 'RUT', 'AHORRO'))
);

select ops.protect('payment_method');

grant select, insert, update, delete on payment_method to minga_app;

create unique index payment_method_current on payment_method (company_id, user_id) where is_current;

create table user_contract (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_id          bigint not null,
  business_id      bigint not null,
  user_business_id bigint not null,
  code             text not null,
  user_code        text,
  status           text not null default 'ACTIVE',
  initial_date     date not null,
  final_date       date,
  signature_date   date,
  signed           boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  constraint user_contract_pkey primary key (company_id, id),
  constraint user_contract_code_key unique (company_id, business_id, code),
  constraint user_contract_user foreign key (company_id, user_id) references users (company_id, id),
  constraint user_contract_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint user_contract_link foreign key (company_id, user_business_id)
    references user_business (company_id, id),
  constraint user_contract_status check (status in ('ACTIVE', 'SUSPENDED', 'DELETED')),
  constraint user_contract_dates check (final_date is null or final_date >= initial_date)
);

select ops.protect('user_contract');

grant select, insert, update, delete on user_contract to minga_app;

create index user_contract_user on user_contract (company_id, user_id);

create index user_contract_business on user_contract (company_id, business_id, initial_date);

create table user_contract_version (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  user_contract_id    bigint not null,
  valid               daterange not null,
  recorded_at         timestamptz not null default now(),
  superseded_at       timestamptz,
  author_login_id     bigint,
  contract_type       text not null default 'INDEFINITE',
  job_title           text not null,
  job_title_family    text,
  area                text,
  branch_office       text,
  monthly_salary_value    numeric(14, 3) not null,
  monthly_salary_currency text not null default 'CLP',
  payment_period      text not null default 'MONTHLY',
  hours_per_week      numeric(5, 2) not null default 42,
  days_per_week       integer not null default 5,
  art22               boolean not null default false,
  is_domestic         boolean not null default false,
  is_corporate_salary boolean not null default false,
  gratification_type  text not null default 'ART_50',
  gratification_amount bigint,
  weekday_rate_value  numeric(14, 3),
  saturday_rate_value numeric(14, 3),
  sunday_rate_value   numeric(14, 3),
  holiday_rate_value  numeric(14, 3),
  heavy_work          boolean not null default false,
  heavy_work_rate     numeric(6, 4),
  syndicate_id        bigint,
  union_fee_type      text not null default 'NONE',
  union_fee_value     numeric(14, 4) not null default 0,
  overdraft           boolean not null default false,
  is_supervisor       boolean not null default false,
  supervisor_id       bigint,
  sync_attendance     boolean not null default false,
  sync_digital_sign   boolean not null default false,
  constraint user_contract_version_pkey primary key (company_id, id),
  constraint user_contract_version_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint user_contract_version_syndicate foreign key (company_id, syndicate_id)
    references syndicate (company_id, id),
  constraint user_contract_version_supervisor foreign key (company_id, supervisor_id)
    references users (company_id, id),
  constraint user_contract_version_not_empty check (not isempty(valid)),
  constraint user_contract_version_no_overlap exclude using gist
    (company_id with =, user_contract_id with =, valid with &&) where (superseded_at is null),
  constraint user_contract_version_type
    check (contract_type in ('INDEFINITE', 'FIXED', 'BY_WORK_OR_TASK')),
  constraint user_contract_version_currency check (monthly_salary_currency in ('CLP', 'UF')),
  constraint user_contract_version_salary check (monthly_salary_value >= 0),
  constraint user_contract_version_period check (payment_period in ('MONTHLY', 'DAILY')),
  constraint user_contract_version_hours check (hours_per_week >= 0 and hours_per_week <= 84),
  constraint user_contract_version_days check (days_per_week between 1 and 7),
  constraint user_contract_version_gratification
    check (gratification_type in ('ART_50', 'ART_47', 'CONVENTIONAL', 'NONE')),
  constraint user_contract_version_fee check (union_fee_type in ('NONE', 'FIXED', 'PERCENT'))
);

select ops.protect('user_contract_version');

grant select, insert, update, delete on user_contract_version to minga_app;

create index user_contract_version_contract on user_contract_version (company_id, user_contract_id)
  where superseded_at is null;

create index user_contract_version_supervisor on user_contract_version (company_id, supervisor_id)
  where superseded_at is null;

select ops.audit('users', 'search');

select ops.audit('user_version');

select ops.audit('user_business');

select ops.audit('payment_method');

select ops.audit('user_contract');

select ops.audit('user_contract_version');
