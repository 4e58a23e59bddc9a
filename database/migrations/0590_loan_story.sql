-- How a payment outside the payslip changes the quotas that follow: the last ones go, or all of
-- them become smaller. Payments that were made before took the last ones and do not say so.
alter table employer_loan_quota add column way text;

alter table employer_loan_quota add constraint employer_loan_quota_way
  check (way in ('LAST', 'SMALLER'));

alter table employer_loan_quota add constraint employer_loan_quota_way_of_payment
  check (way is null or kind = 'EARLY');

-- Why quotas of a loan wait, from which month and how many months. Never changed.
create table employer_loan_pause (
  company_id bigint not null,
  id         bigint generated always as identity,
  loan_id    bigint not null,
  from_month integer not null,
  months     integer not null,
  reason     text not null,
  login_id   bigint,
  created_at timestamptz not null default now(),
  constraint employer_loan_pause_pkey primary key (company_id, id),
  constraint employer_loan_pause_loan foreign key (company_id, loan_id)
    references employer_loan (company_id, id) on delete cascade,
  constraint employer_loan_pause_months check (months between 1 and 24),
  constraint employer_loan_pause_month check (from_month between 190001 and 220012),
  constraint employer_loan_pause_reason check (length(reason) between 1 and 300)
);

create index employer_loan_pause_of_loan on employer_loan_pause (company_id, loan_id);

select ops.protect('employer_loan_pause');

grant select, insert on employer_loan_pause to minga_app;

select ops.audit('employer_loan_pause');
