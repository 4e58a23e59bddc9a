-- A company item says which limit of the law its discount obeys; hire and leave inside a month
-- count calendar days unless the razón social says otherwise (manual of the Libro de
-- Remuneraciones).

alter table item add column deduction_limit text not null default 'NONE';

alter table item add constraint item_deduction_limit check (deduction_limit in
  ('CCAF', 'HOUSING', 'COOPERATIVE', 'AGREED', 'NONE', 'ADVANCE'));

alter table business_option alter column payroll_use_thirty_days set default false;

alter table payroll_run add column notes text;

create unique index payroll_run_of_job on payroll_run (company_id, job_id) where job_id is not null;
