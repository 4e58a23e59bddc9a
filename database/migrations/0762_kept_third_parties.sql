-- What a closed month owes to third parties is kept, and not added up again from all its payslips
-- each time that somebody looks: 22.000 payslips took three seconds.

create table third_party_month (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  -- The closing, the institutions and the law that it was made with; empty until it is made.
  closing          text not null default '',
  -- The last row of the audit that what is kept knows of.
  audit_seq        bigint not null default 0,
  -- Of each payslip its contract, and a mark of what its person's records say of the parties.
  contracts        bigint[] not null default '{}',
  marks            bigint[] not null default '{}',
  -- The words of the lines, which parties name by their place.
  labels           text[] not null default '{}',
  squares          jsonb not null default '[]',
  constraint third_party_month_pkey primary key (company_id, payroll_month_id),
  constraint third_party_month_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id) on delete cascade
);

select ops.protect('third_party_month');

grant select, insert, update on third_party_month to minga_app;

-- A party that a closed month owes, with its lines from the largest to the smallest. Rows of lines
-- would be some 700.000 of a month of 50.000 people; a page is cut out of these arrays.
create table third_party_owed (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  key              text not null,
  kind             text not null,
  code             text not null,
  user_id          bigint,
  syndicate_id     bigint,
  label            text not null,
  total            bigint not null,
  people           integer not null,
  lines            integer not null,
  line_contracts   bigint[] not null,
  -- The place of each line's words in the labels of the month.
  line_labels      smallint[] not null,
  line_amounts     bigint[] not null,
  constraint third_party_owed_pkey primary key (company_id, payroll_month_id, key),
  constraint third_party_owed_month foreign key (company_id, payroll_month_id)
    references third_party_month (company_id, payroll_month_id) on delete cascade,
  constraint third_party_owed_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint third_party_owed_syndicate foreign key (company_id, syndicate_id)
    references syndicate (company_id, id) on delete cascade,
  constraint third_party_owed_kind check (kind in
    ('INSTITUTION', 'TAX', 'UNION', 'COURT', 'ITEM')),
  constraint third_party_owed_lines check (lines = cardinality(line_contracts)
    and lines = cardinality(line_labels) and lines = cardinality(line_amounts))
);

select ops.protect('third_party_owed');

grant select, insert, delete on third_party_owed to minga_app;

create index third_party_owed_by_user on third_party_owed (company_id, user_id)
  where user_id is not null;

create index third_party_owed_by_syndicate on third_party_owed (company_id, syndicate_id)
  where syndicate_id is not null;
