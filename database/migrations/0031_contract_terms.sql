-- What the law of pay asks of a contract and it could not say: pay by the week, an exceptional
-- cycle of work and rest, an apprentice, a domestic worker who lives in, agreed surcharges.

alter table user_contract_version drop constraint user_contract_version_period;

alter table user_contract_version add constraint user_contract_version_period
  check (payment_period in ('MONTHLY', 'WEEKLY', 'DAILY'));

alter table user_contract_version add column cycle_hours numeric(5, 2);

alter table user_contract_version add column cycle_days integer;

alter table user_contract_version add column apprentice boolean not null default false;

alter table user_contract_version add column live_in boolean not null default false;

alter table user_contract_version add column night_surcharge numeric(6, 2);

alter table user_contract_version add column holiday_surcharge numeric(6, 2);

alter table user_contract_version add constraint user_contract_version_cycle
  check ((cycle_hours is null) = (cycle_days is null)
    and (cycle_days is null or (cycle_days between 1 and 31 and cycle_hours between 1 and 399)));

alter table user_contract_version add constraint user_contract_version_surcharges
  check (night_surcharge between 0 and 100 and holiday_surcharge between 0 and 100);
