-- What a company switches on and whom it lets do what.

create table company_module (
  company_id    bigint not null references company (id),
  module        text not null,
  employee      boolean,
  manager       boolean,
  super_manager boolean,
  admin         boolean,
  constraint company_module_pkey primary key (company_id, module)
);

select ops.protect('company_module');

grant select, insert, update, delete on company_module to minga_app;

create table profile (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  name       text not null,
  version    integer not null default 1,
  constraint profile_pkey primary key (company_id, id),
  constraint profile_name_key unique (company_id, name)
);

select ops.protect('profile');

grant select, insert, update, delete on profile to minga_app;

create table profile_permission (
  company_id bigint not null,
  profile_id bigint not null,
  code       text not null,
  can_create boolean not null default false,
  can_read   boolean not null default false,
  can_update boolean not null default false,
  can_delete boolean not null default false,
  constraint profile_permission_pkey primary key (company_id, profile_id, code),
  constraint profile_permission_profile foreign key (company_id, profile_id)
    references profile (company_id, id) on delete cascade
);

select ops.protect('profile_permission');

grant select, insert, update, delete on profile_permission to minga_app;

create table business (
  company_id               bigint not null references company (id),
  id                       bigint generated always as identity,
  name                     text not null,
  business_name            text not null,
  rut                      text not null,
  slug                     text not null,
  use_payroll              boolean not null default true,
  activity_code            text,
  business_field           text,
  phone                    text,
  email                    text,
  address                  text,
  commune_code             text,
  mutual_code              text,
  base_accidentability_rate numeric(6, 4) not null default 0.90,
  accidentability_rate     numeric(6, 4) not null default 0,
  sanna_rate               numeric(6, 4) not null default 0.03,
  ccaf_code                text,
  draft                    boolean not null default false,
  principal                boolean not null default false,
  status                   text not null default 'ACTIVE',
  representative_name      text,
  representative_rut       text,
  logo_file_id             bigint,
  version                  integer not null default 1,
  created_at               timestamptz not null default now(),
  constraint business_pkey primary key (company_id, id),
  constraint business_rut_key unique (company_id, rut),
  constraint business_slug_key unique (company_id, slug),
  constraint business_status check (status in ('ACTIVE', 'INACTIVE', 'PENDING')),
  constraint business_rates check (accidentability_rate between 0 and 20
    and base_accidentability_rate between 0 and 20 and sanna_rate between 0 and 20)
);

select ops.protect('business');

grant select, insert, update, delete on business to minga_app;

-- The options a business chooses, payroll's doubtful conventions among them.
create table business_option (
  company_id                        bigint not null,
  business_id                       bigint not null,
  payroll_use_thirty_days           boolean not null default true,
  payroll_use_thirty_days_on_license boolean not null default false,
  payroll_pay_gratification_license boolean not null default false,
  vacation_public                   boolean not null default false,
  vacation_public_supervisor        boolean not null default true,
  payroll_public_supervisor         boolean not null default false,
  vacation_email_supervisor         boolean not null default true,
  vacation_email_manager            boolean not null default true,
  vacation_email_response           boolean not null default true,
  payroll_settings                  jsonb not null default '{}',
  version                           integer not null default 1,
  constraint business_option_pkey primary key (company_id, business_id),
  constraint business_option_business foreign key (company_id, business_id)
    references business (company_id, id) on delete cascade
);

select ops.protect('business_option');

grant select, insert, update, delete on business_option to minga_app;

create table bank_account (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  business_id        bigint not null,
  account_identifier text not null,
  account_type       text not null,
  bank_code          text not null,
  currency           text not null default 'CLP',
  version            integer not null default 1,
  constraint bank_account_pkey primary key (company_id, id),
  constraint bank_account_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint bank_account_type check (account_type in ('VISTA', 'CORRIENTE', 'RUT', 'AHORRO'))
);

select ops.protect('bank_account');

grant select, insert, update, delete on bank_account to minga_app;

create table syndicate (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  name       text not null,
  rut        text,
  fee_type   text not null default 'NONE',
  fee_value  numeric(14, 4) not null default 0,
  version    integer not null default 1,
  constraint syndicate_pkey primary key (company_id, id),
  constraint syndicate_name_key unique (company_id, name),
  constraint syndicate_fee check (fee_type in ('NONE', 'FIXED', 'PERCENT'))
);

select ops.protect('syndicate');

grant select, insert, update, delete on syndicate to minga_app;

select ops.audit('company_module');

select ops.audit('profile');

select ops.audit('profile_permission');

select ops.audit('business');

select ops.audit('business_option');

select ops.audit('bank_account');

select ops.audit('syndicate');
