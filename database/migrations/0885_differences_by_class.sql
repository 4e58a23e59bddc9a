-- Differences of closed months say what they are: each line is of a part, and the bases on which
-- the month of origin calculates its contributions are kept beside them. What is kept as owed is
-- read again from the beginning.
alter table retroactive_line drop constraint retroactive_line_group;

alter table retroactive_line add constraint retroactive_line_group
  check (line_group in ('EARNING', 'DEDUCTION', 'EMPLOYER', 'BASE'));

delete from retroactive_debt;

delete from retroactive_reading;

-- Accounts of their own: what institutions and the treasury are owed of earlier months.
alter table accounting_rule drop constraint accounting_rule_source;

alter table accounting_rule add constraint accounting_rule_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE', 'FAMILY_ALLOWANCE',
    'FAMILY_RETURNED', 'REFUND', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS',
    'HEALTH', 'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF', 'UNION', 'COURT', 'LOAN',
    'ADVANCE', 'DEDUCTION', 'NET', 'OVERDRAWN', 'RETRO_AFP', 'RETRO_HEALTH', 'RETRO_AFC',
    'RETRO_TAX', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC', 'EMPLOYER_MUTUAL',
    'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'RETRO_EMPLOYER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));

alter table accounting_line drop constraint accounting_line_source;

alter table accounting_line add constraint accounting_line_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE', 'FAMILY_ALLOWANCE',
    'FAMILY_RETURNED', 'REFUND', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS',
    'HEALTH', 'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF', 'UNION', 'COURT', 'LOAN',
    'ADVANCE', 'DEDUCTION', 'NET', 'OVERDRAWN', 'RETRO_AFP', 'RETRO_HEALTH', 'RETRO_AFC',
    'RETRO_TAX', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC', 'EMPLOYER_MUTUAL',
    'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'RETRO_EMPLOYER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION'));
