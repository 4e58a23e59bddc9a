-- Reports of expenses that were paid are a source of entries: the account of each category on the
-- debit, and that of the rule on the credit.
alter table accounting_rule drop constraint accounting_rule_source;

alter table accounting_rule add constraint accounting_rule_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE', 'FAMILY_ALLOWANCE',
    'FAMILY_RETURNED', 'REFUND', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS',
    'HEALTH', 'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF', 'UNION', 'COURT', 'LOAN',
    'ADVANCE', 'DEDUCTION', 'NET', 'OVERDRAWN', 'RETRO_AFP', 'RETRO_HEALTH', 'RETRO_AFC',
    'RETRO_TAX', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC', 'EMPLOYER_MUTUAL',
    'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'RETRO_EMPLOYER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION', 'EXPENSES')) not valid;

alter table accounting_rule validate constraint accounting_rule_source;

alter table accounting_line drop constraint accounting_line_source;

alter table accounting_line add constraint accounting_line_source check (source in (
    'SALARY', 'OVERTIME', 'GRATIFICATION', 'BONUS', 'ALLOWANCE', 'FAMILY_ALLOWANCE',
    'FAMILY_RETURNED', 'REFUND', 'SUBSIDY', 'SUBSIDY_RECOVERED', 'SUBSIDY_LOST', 'AFP', 'IPS',
    'HEALTH', 'AFC', 'VOLUNTARY_SAVING', 'TAX', 'STATE_LOAN', 'CCAF', 'UNION', 'COURT', 'LOAN',
    'ADVANCE', 'DEDUCTION', 'NET', 'OVERDRAWN', 'RETRO_AFP', 'RETRO_HEALTH', 'RETRO_AFC',
    'RETRO_TAX', 'EMPLOYER_AFP', 'EMPLOYER_INSURANCE', 'EMPLOYER_AFC', 'EMPLOYER_MUTUAL',
    'EMPLOYER_SAVING', 'EMPLOYER_OTHER', 'RETRO_EMPLOYER', 'PROVISION', 'VACATION_PROVISION',
    'SEVERANCE_PROVISION', 'GRATIFICATION_PROVISION', 'EXPENSES')) not valid;

alter table accounting_line validate constraint accounting_line_source;

-- The reports that an entry books: once among the entries in force. Taken back, where the bank did
-- not pay after all what an earlier entry booked.
create table accounting_expense (
  company_id bigint not null,
  entry_id   bigint not null,
  report_id  bigint not null,
  moved      integer not null,
  constraint accounting_expense_pkey primary key (company_id, entry_id, report_id),
  constraint accounting_expense_entry foreign key (company_id, entry_id)
    references accounting_entry (company_id, id),
  constraint accounting_expense_report foreign key (company_id, report_id)
    references expense_report (company_id, id),
  constraint accounting_expense_moved check (moved in (1, -1))
);

create index accounting_expense_by_report on accounting_expense (company_id, report_id);

select ops.protect('accounting_expense');

grant select, insert on accounting_expense to minga_app;
