-- Needs of training that were written in other words, and which somebody joined by hand under one
-- name. What people wrote stays as it is.
create table merged_need (
  company_id bigint not null,
  survey_id  bigint not null,
  need_key   text not null,
  name       text not null,
  constraint merged_need_pkey primary key (company_id, survey_id, need_key),
  constraint merged_need_survey foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint merged_need_key check (btrim(need_key) <> ''),
  constraint merged_need_name check (btrim(name) <> '')
);

select ops.protect('merged_need');

grant select, insert, update, delete on merged_need to minga_app;
