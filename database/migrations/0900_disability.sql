-- Disability that is certified, or pays a pension of total invalidity: the Libro de Remuneraciones
-- (column 1108) and the quota of Ley 21.015 ask for it, and a pension said by itself of which kind
-- it is not. The pension of partial invalidity has its own column already.
alter table user_version add column disability text not null default 'NONE';

alter table user_version add constraint user_version_disability
  check (disability in ('NONE', 'CERTIFIED', 'TOTAL_PENSION'));
