-- How a survey goes is read every ten seconds while it is open: by area and state, of an index
-- alone.
alter table user_survey
  add column area text generated always as (person_snapshot #>> '{respondent,area}') stored;

create index user_survey_progress on user_survey (company_id, survey_id, status, area);
