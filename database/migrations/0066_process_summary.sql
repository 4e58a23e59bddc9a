-- Of each process of a month: who answers for it, what is said of it, and the account it is paid
-- from. None of it moves a peso, so that a closed month takes it too.

alter table payroll_month add column responsible_id bigint;

alter table payroll_month add column description text;

alter table payroll_month add column bank_account_id bigint;

alter table payroll_month add constraint payroll_month_responsible
  foreign key (company_id, responsible_id) references users (company_id, id);

alter table payroll_month add constraint payroll_month_bank_account
  foreign key (company_id, bank_account_id) references bank_account (company_id, id);

alter table payroll_month add constraint payroll_month_description
  check (length(description) between 1 and 500);
