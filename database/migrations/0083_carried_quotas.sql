-- What a payslip could not take of a quota, by the limits of the law, is still owed: it becomes a
-- quota after the last one when the month closes.

alter table employer_loan_quota add column carried bigint not null default 0;

alter table employer_loan_quota add constraint employer_loan_quota_carried
  check (carried between 0 and amount and (kind = 'QUOTA' or carried = 0));
