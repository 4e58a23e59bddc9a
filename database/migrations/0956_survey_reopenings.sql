-- Why somebody opened again what another person had sent, where answers bear a name. It is written
-- once and never changed.
create table user_survey_reopening (
  company_id     bigint not null,
  id             bigint generated always as identity,
  user_survey_id bigint not null,
  login_id       bigint,
  reason         text not null,
  at             timestamptz not null,
  constraint user_survey_reopening_pkey primary key (company_id, id),
  constraint user_survey_reopening_of foreign key (company_id, user_survey_id)
    references user_survey (company_id, id),
  constraint user_survey_reopening_reason check (btrim(reason) <> '')
);

create index user_survey_reopening_of_survey on user_survey_reopening (company_id, user_survey_id);

select ops.protect('user_survey_reopening');

grant select, insert on user_survey_reopening to minga_app;
