-- Who works by the shift for several employers pays the tax of each: the monthly scale divided by
-- the shifts of the month (Ley sobre Impuesto a la Renta, art. 43 N°1).
alter table user_contract_version drop constraint user_contract_version_tax;
alter table user_contract_version add constraint user_contract_version_tax
  check (tax_regime in ('GENERAL', 'AGRICULTURAL', 'TAXI_DRIVER')
    and tax_period in ('MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'DAILY', 'SHIFT')) not valid;
alter table user_contract_version validate constraint user_contract_version_tax;
