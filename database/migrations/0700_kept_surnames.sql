-- What people are ordered by is kept with their names. An expression costs two thousandths of a
-- second for a thousand people: a list of 50.000 that is ordered, or opened far from its first
-- page, took a tenth of a second for that alone.
alter table user_version add column surname_key text not null generated always as (
  app.surname_key(paternal_lastname, maternal_lastname, firstname, second_name)
) stored;

drop index user_version_surname;
-- With it a page far away is found in the index alone: it has all that the order of people asks.
create index user_version_surname on user_version (company_id, surname_key, user_id)
  include (valid) where superseded_at is null;
