-- Who looked at the difference of a payslip with last month's, and at which payslip: the
-- fingerprint is of the two that were compared, so a later change of either revokes the review.
create table payslip_review (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  fingerprint      text not null,
  reviewed_by      bigint,
  reviewed_at      timestamptz not null default now(),
  constraint payslip_review_pkey primary key (company_id, payroll_month_id, user_contract_id),
  constraint payslip_review_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint payslip_review_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

select ops.protect('payslip_review');

select ops.audit('payslip_review', 'fingerprint');

grant select, insert, update, delete on payslip_review to minga_app;

create trigger closed_month before insert or update on payslip_review
  for each row execute function app.refuse_closed_month();
