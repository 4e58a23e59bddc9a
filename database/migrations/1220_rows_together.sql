-- Rows of a file that are judged and written at once, such as the cost centres of a contract, have
-- this in common; null where each row is alone.
alter table import_row add column part text;

create index import_row_by_part on import_row (company_id, importation_id, part)
  where part is not null;

-- A loan that a file brought is taken back with the file.
grant delete on employer_loan to minga_app;
