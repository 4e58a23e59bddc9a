-- A service of a company has a state: suspended, it is closed to everybody of the company without
-- losing to whom it was open.

alter table company_module add column state text not null default 'ACTIVE';

alter table company_module add constraint company_module_state
  check (state in ('ACTIVE', 'SUSPENDED'));

alter table company_module add column version integer not null default 1;
