-- How many months documents of a type are kept after the end of the contract, where a company keeps
-- them longer than the floor of their class (`platform/model/retention.ts`). What is of the company
-- has no term.
alter table document_type add column retention_months integer;

alter table document_type add constraint document_type_retention_months
  check (retention_months is null
    or (retention = 'LABOUR' and retention_months between 60 and 1200)
    or (retention = 'PAY' and retention_months between 72 and 1200));
