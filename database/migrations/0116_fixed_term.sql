-- What makes a fixed term open-ended: how often it was renewed, and whether it may last two years.
alter table user_contract_version add column fixed_term_renewals integer not null default 0;
alter table user_contract_version add column is_professional boolean not null default false;
alter table user_contract_version add constraint user_contract_version_renewals
  check (fixed_term_renewals between 0 and 20) not valid;
alter table user_contract_version validate constraint user_contract_version_renewals;
