-- How the tax of a contract is calculated: the scale of the law, or one of its two fixed rates, and
-- the table of the period in which it is paid.
alter table user_contract_version add column tax_regime text not null default 'GENERAL';
alter table user_contract_version add column tax_period text not null default 'MONTHLY';
alter table user_contract_version add constraint user_contract_version_tax
  check (tax_regime in ('GENERAL', 'AGRICULTURAL', 'TAXI_DRIVER')
    and tax_period in ('MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'DAILY')) not valid;
alter table user_contract_version validate constraint user_contract_version_tax;
