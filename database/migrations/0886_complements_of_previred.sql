-- Contributions of a month that closed, paid by a later one, are declared in a file of their own:
-- the complement of the month of origin, made with the month that pays them.
alter table filing drop constraint filing_kind;

alter table filing add constraint filing_kind
  check (kind in ('PREVIRED', 'PREVIRED_ADDED', 'LRE', 'DJ1887'));

alter table filing add column origin_month integer;

alter table filing add constraint filing_origin_month check (
  (kind = 'PREVIRED_ADDED') = (origin_month is not null) and origin_month < year_month);
