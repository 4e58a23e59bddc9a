-- A subsidy that is given up leaves the receivable for an expense: its own source of entries, and
-- what entries hold of it beside what came back.
alter table accounting_rule drop constraint accounting_rule_source;

alter table accounting_rule add constraint accounting_rule_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_line drop constraint accounting_line_source;

alter table accounting_line add constraint accounting_line_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE',
    'FAMILY_ALLOWANCE', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS', 'HEALTH',
    'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF',
    'UNION', 'COURT', 'LOAN', 'ADVANCE', 'DEDUCTION',
    'NET', 'OVERDRAWN', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC',
    'EMPLOYER_MUTUAL', 'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_recovery add column kind text not null default 'RECOVERED';

alter table accounting_recovery add constraint accounting_recovery_kind
  check (kind in ('RECOVERED', 'LOST'));

alter table accounting_recovery drop constraint accounting_recovery_pkey;

alter table accounting_recovery add constraint accounting_recovery_pkey
  primary key (company_id, entry_id, kind, institution);
