-- A company may also enter a whole table of a month: the income tax in UTM, the family allowance in
-- pesos. Either a figure or brackets, never both.
alter table indicator alter column value drop not null;

alter table indicator add column brackets jsonb;

alter table indicator add constraint indicator_content
  check ((value is null) <> (brackets is null));

alter table indicator add constraint indicator_brackets
  check (brackets is null or (jsonb_typeof(brackets) = 'array'
    and jsonb_array_length(brackets) between 2 and 20));
