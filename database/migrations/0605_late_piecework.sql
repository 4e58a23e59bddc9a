-- Piecework that was approved after its month was closed: what that month should have paid besides,
-- one row for a contract and a month. It is changed where the piecework is.
alter table late_item add column origin text;

alter table late_item add constraint late_item_origin check (origin in ('PIECEWORK'));

create unique index late_item_once_of_origin
  on late_item (company_id, user_contract_id, year_month, origin) where origin is not null;
