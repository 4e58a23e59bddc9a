-- What institutions gave back of the subsidies that the company paid: its own source of entries.
alter table accounting_entry add column with_subsidies boolean not null default false;

alter table accounting_rule drop constraint accounting_rule_source;

alter table accounting_rule add constraint accounting_rule_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_line drop constraint accounting_line_source;

alter table accounting_line add constraint accounting_line_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

-- What an entry booked as recovered of each institution, by contract: the next one books the
-- difference. Below zero where an amount was taken back.
create table accounting_recovery (
  company_id   bigint not null,
  entry_id     bigint not null,
  institution  text not null,
  contract_ids bigint[] not null,
  moved        bigint[] not null,
  constraint accounting_recovery_pkey primary key (company_id, entry_id, institution),
  constraint accounting_recovery_entry foreign key (company_id, entry_id)
    references accounting_entry (company_id, id),
  constraint accounting_recovery_contracts
    check (cardinality(contract_ids) = cardinality(moved))
);

select ops.protect('accounting_recovery');

grant select, insert on accounting_recovery to minga_app;
