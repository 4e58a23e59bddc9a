-- The results of a published group never change: they are worked out once, when it is published,
-- and read from there. Of a hidden group nothing is kept.
alter table climate_cell add column result jsonb;

alter table climate_cell add constraint climate_cell_result
  check (result is null or hidden is null) not valid;

alter table climate_cell validate constraint climate_cell_result;

-- Groups that were published before their results were kept, for the worker to find.
create index climate_cell_unkept on climate_cell (company_id, survey_id)
  where hidden is null and result is null;

grant update (result) on climate_cell to minga_tabulator;
