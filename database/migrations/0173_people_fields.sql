-- What a record of a person had no place for: where they live when it is abroad, the sex that
-- Previred is told when it is not the one of the record, a second voluntary saving, and the AFP
-- that collects for them when it is not their own.

alter table user_version add column address_country text not null default 'CL';

alter table user_version add column province text;

alter table user_version add column region text;

alter table user_version add column gender_previred text;

alter table user_version add constraint user_version_gender_previred
  check (gender_previred in ('M', 'F'));

alter table user_version add column apvi2_institution text;

alter table user_version add column apvi2_regime text;

alter table user_version add constraint user_version_apvi2_regime
  check (apvi2_regime in ('A', 'B'));

alter table user_version add column apvi2_value numeric(14, 3);

alter table user_version add column apvi2_currency text;

alter table user_version add column afp_collect text;

-- A contract knows its number at the provider of electronic signatures, and two things of its day.
alter table user_contract add column signature_integration_code text;

alter table user_contract_version add column shift_work boolean not null default false;

alter table user_contract_version add column remote_work boolean not null default false;

-- An hour has a price in a currency, as the salary has; one without currency is in pesos.
alter table user_contract_version add column weekday_rate_currency text;

alter table user_contract_version add column saturday_rate_currency text;

alter table user_contract_version add column sunday_rate_currency text;

alter table user_contract_version add column holiday_rate_currency text;

alter table user_contract_version add constraint user_contract_version_rates check (
  coalesce(weekday_rate_currency, 'CLP') in ('CLP', 'UF')
  and coalesce(saturday_rate_currency, 'CLP') in ('CLP', 'UF')
  and coalesce(sunday_rate_currency, 'CLP') in ('CLP', 'UF')
  and coalesce(holiday_rate_currency, 'CLP') in ('CLP', 'UF'));

-- A medical leave is on paper or electronic; and whether its supervisor was to be written to.
alter table absence add column format text;

alter table absence add constraint absence_format check (format in ('ELECTRONIC', 'PAPER'));

alter table absence add column send_email_to_supervisor boolean not null default false;

-- Who represents a razón social: one or several, in the order in which they sign.
create table business_representative (
  company_id  bigint not null,
  business_id bigint not null,
  position    integer not null,
  name        text not null,
  rut         text,
  constraint business_representative_pkey primary key (company_id, business_id, position),
  constraint business_representative_business foreign key (company_id, business_id)
    references business (company_id, id) on delete cascade,
  constraint business_representative_position check (position between 1 and 10)
);

select ops.protect('business_representative');

grant select, insert, update, delete on business_representative to minga_app;

insert into business_representative (company_id, business_id, position, name, rut)
select company_id, id, 1, coalesce(representative_name, ''), representative_rut from business
where representative_name is not null or representative_rut is not null;

select ops.audit('business_representative');

alter table business drop column representative_name;

alter table business drop column representative_rut;
