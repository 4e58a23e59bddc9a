-- The yearly declaration of salaries (DJ 1887) is a file of December: it says what all months of
-- its year were when it was made, and the factors that brought their amounts to December.
alter table filing drop constraint filing_kind;

alter table filing add constraint filing_kind check (kind in ('PREVIRED', 'LRE', 'DJ1887'));

alter table filing add column year_hash text;

alter table filing add column factors text[];

alter table filing add constraint filing_of_year
  check ((kind = 'DJ1887') = (year_hash is not null) and (kind = 'DJ1887') = (factors is not null)
    and (kind <> 'DJ1887' or year_month % 100 = 12));

-- What a year of a razón social stands on: its closed months, and the closed payments apart that
-- pay something of it. Another text when any of them is opened, closed otherwise, or added.
create function app.wages_hash(p_business bigint, p_year integer) returns text
language sql stable as $$
  select coalesce(
    md5(string_agg(concat_ws(':', m.id, m.is_open, m.closed_hash), ',' order by m.id)), 'vacío')
  from payroll_month m
  where m.company_id = app.current_company() and m.business_id = p_business
    and (m.type = 'PAYROLL' and m.year_month / 100 = p_year
      or m.type = 'ADDITIONAL' and not m.is_open
        and m.year_month between p_year * 100 + 1 and (p_year + 1) * 100 + 4 and exists (
        select from additional_payment p
        cross join jsonb_array_elements(p.months) as accrued
        where p.company_id = m.company_id and p.payroll_month_id = m.id
          and (accrued ->> 'yearMonth')::integer / 100 = p_year))
$$;

-- The year of each person of a declaration: what its row and its certificate say. The number is
-- that of both. Written once, with the file.
create table filing_wage (
  company_id   bigint not null,
  filing_id    bigint not null,
  n            integer not null,
  user_id      bigint not null,
  months       jsonb not null,
  taxed        bigint not null,
  tax          bigint not null,
  more_tax     bigint not null,
  untaxed      bigint not null,
  zone         bigint not null,
  loan         bigint not null,
  with_private boolean not null,
  constraint filing_wage_pkey primary key (company_id, filing_id, n),
  constraint filing_wage_filing foreign key (company_id, filing_id)
    references filing (company_id, id) on delete cascade,
  constraint filing_wage_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint filing_wage_once unique (company_id, filing_id, user_id)
);

create index filing_wage_user on filing_wage (company_id, user_id);

select ops.protect('filing_wage');

grant select, insert, delete on filing_wage to minga_app;

-- The certificate of salaries N°6 says a whole year as it was declared.
alter table certificate drop constraint certificate_kind;

alter table certificate add constraint certificate_kind
  check (kind in ('SENIORITY', 'INCOME', 'CONTRIBUTIONS', 'WAGES'));

alter table certificate drop constraint certificate_months;

alter table certificate add constraint certificate_months
  check ((kind in ('SENIORITY', 'WAGES')) = (span is null)
    and (kind = 'SENIORITY') = (from_month is null)
    and (from_month is null) = (to_month is null));
