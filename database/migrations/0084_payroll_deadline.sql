-- What the law asks of a month after its closing and somebody says is done: contributions
-- declared and paid, the electronic book of payroll sent. Whether people are paid is known.

create table payroll_deadline (
  company_id  bigint not null,
  business_id bigint not null,
  year_month  integer not null,
  kind        text not null,
  done_on     date not null,
  done_by     bigint,
  constraint payroll_deadline_pkey primary key (company_id, business_id, year_month, kind),
  constraint payroll_deadline_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint payroll_deadline_kind check (kind in ('PREVIRED', 'LRE')),
  constraint payroll_deadline_month
    check (year_month between 190001 and 220012 and year_month % 100 between 1 and 12)
);

select ops.protect('payroll_deadline');

grant select, insert, delete on payroll_deadline to minga_app;

select ops.audit('payroll_deadline');
