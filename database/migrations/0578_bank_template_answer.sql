-- What the bank answers has columns of its own, and its own words for paid and rejected.
alter table bank_template add column answer_codes text;

alter table bank_template_column drop constraint bank_template_column_section;
alter table bank_template_column add constraint bank_template_column_section
  check (section in ('HEADER', 'LINE', 'TRAILER', 'ANSWER'));

alter table bank_template_column drop constraint bank_template_column_source;
alter table bank_template_column add constraint bank_template_column_source
  check (source in ('CONSTANT', 'NOTHING', 'CHARGE',
    'ACCOUNT', 'BANK', 'ACCOUNT_TYPE', 'RUT', 'RUT_BODY', 'RUT_DIGIT', 'RUT_DASHED', 'NAME',
    'AMOUNT', 'SUBJECT', 'NUMBER', 'DATE', 'PAYER_RUT', 'PAYER_BODY', 'PAYER_DIGIT', 'PAYER_NAME',
    'COUNT', 'TOTAL', 'STATUS', 'REASON'));

-- Two columns of a record change their places in one statement.
alter table bank_template_column drop constraint bank_template_column_place;
alter table bank_template_column add constraint bank_template_column_place
  unique (company_id, template_id, section, position) deferrable initially immediate;
