-- From which month a razón social provides for something, and how much of what the law would owe:
-- nothing, all of it, or the probability that it is paid. The last row that begins until a month
-- rules it. The profit and capital are estimated: article 47 shares them before the year ends.
create table provision_policy (
  company_id  bigint not null,
  id          bigint generated always as identity,
  business_id bigint not null,
  kind        text not null,
  from_month  integer not null,
  method      text not null,
  percent     numeric(5, 2),
  profit      bigint,
  own_capital bigint,
  reason      text not null,
  version     integer not null default 1,
  constraint provision_policy_pkey primary key (company_id, id),
  constraint provision_policy_key unique (company_id, business_id, kind, from_month),
  constraint provision_policy_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint provision_policy_kind check (kind in ('SEVERANCE', 'GRATIFICATION')),
  constraint provision_policy_method check (method in ('NONE', 'FULL', 'PROBABILITY')),
  constraint provision_policy_percent check ((method = 'PROBABILITY') = (percent is not null)),
  constraint provision_policy_chance check (percent > 0 and percent < 100),
  constraint provision_policy_profit
    check (kind = 'GRATIFICATION' or (profit is null and own_capital is null)),
  constraint provision_policy_reason check (length(reason) between 1 and 500)
);

select ops.protect('provision_policy');

grant select, insert, update, delete on provision_policy to minga_app;

select ops.audit('provision_policy', 'reason');

alter table accounting_rule drop constraint accounting_rule_source;

alter table accounting_rule add constraint accounting_rule_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_line drop constraint accounting_line_source;

alter table accounting_line add constraint accounting_line_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_provision drop constraint accounting_provision_kind;

alter table accounting_provision add constraint accounting_provision_kind
  check (kind in ('VACATION', 'SEVERANCE', 'GRATIFICATION'));

-- What the entry moved of each contract, in the order of its contracts; and the figures from which
-- each balance follows. The movements of the entries in force add up to what the books hold.
alter table accounting_provision add column moved bigint[];

alter table accounting_provision add column figures jsonb;

-- Entries that were made before: each moved the difference with the last one in force of an
-- earlier month, and gave back what contracts had that are owed nothing any more.
update accounting_provision p
set contract_ids = held.contract_ids, amounts = held.amounts, moved = held.moved
from (
  select one.company_id, one.entry_id, array_agg(one.contract_id order by one.contract_id)
      as contract_ids, array_agg(one.amount order by one.contract_id) as amounts,
    array_agg(one.moved order by one.contract_id) as moved
  from (
    select parts.company_id, parts.entry_id, parts.contract_id,
      sum(parts.amount)::bigint as amount, sum(parts.moved)::bigint as moved
    from (
      select own.company_id, own.entry_id, u.contract_id, u.amount, u.amount as moved
      from accounting_provision own
      cross join lateral unnest(own.contract_ids, own.amounts) as u (contract_id, amount)
      union all
      select e.company_id, e.id, u.contract_id, 0, -u.amount
      from accounting_entry e
      join accounting_provision own on own.company_id = e.company_id and own.entry_id = e.id
      cross join lateral (
        select q.contract_ids, q.amounts
        from accounting_entry b
        join accounting_provision q on q.company_id = b.company_id and q.entry_id = b.id
        where b.company_id = e.company_id and b.business_id = e.business_id
          and b.year_month < e.year_month
          and not exists (select from accounting_entry r
            where r.company_id = b.company_id and r.reverses_id = b.id)
        order by b.year_month desc, b.id desc limit 1) as before
      cross join lateral unnest(before.contract_ids, before.amounts) as u (contract_id, amount)
    ) as parts
    group by parts.company_id, parts.entry_id, parts.contract_id
  ) as one
  group by one.company_id, one.entry_id
) as held
where p.company_id = held.company_id and p.entry_id = held.entry_id;

update accounting_provision set moved = '{}' where moved is null;

alter table accounting_provision alter column moved set not null;

alter table accounting_provision add constraint accounting_provision_moved
  check (cardinality(moved) = cardinality(contract_ids)) not valid;

alter table accounting_provision validate constraint accounting_provision_moved;
