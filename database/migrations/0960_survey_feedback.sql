-- What people say of an evaluation, and of the climate of an area.
create table survey_feedback (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_survey_id   bigint not null,
  evaluatee_id     bigint not null,
  author_id        bigint not null,
  comment          text not null,
  response         text,
  created_at       timestamptz not null default now(),
  responded_at     timestamptz,
  creator_login_id bigint,
  updated_login_id bigint,
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint survey_feedback_pkey primary key (company_id, id),
  constraint survey_feedback_of foreign key (company_id, user_survey_id)
    references user_survey (company_id, id) on delete cascade,
  constraint survey_feedback_evaluatee foreign key (company_id, evaluatee_id)
    references users (company_id, id),
  constraint survey_feedback_author foreign key (company_id, author_id)
    references users (company_id, id),
  constraint survey_feedback_once unique (company_id, user_survey_id),
  constraint survey_feedback_comment check (btrim(comment) <> ''),
  constraint survey_feedback_response check ((response is null) = (responded_at is null))
);

create index survey_feedback_of_evaluatee on survey_feedback (company_id, evaluatee_id, id);

select ops.protect('survey_feedback');

grant select, insert, update, delete on survey_feedback to minga_app;

select ops.audit('survey_feedback');

create table area_feedback (
  company_id       bigint not null,
  id               bigint generated always as identity,
  survey_id        bigint not null,
  area_id          bigint not null,
  author_id        bigint not null,
  comment          text not null,
  created_at       timestamptz not null default now(),
  creator_login_id bigint,
  version          integer not null default 1,
  constraint area_feedback_pkey primary key (company_id, id),
  constraint area_feedback_survey foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint area_feedback_area foreign key (company_id, area_id) references area (company_id, id),
  constraint area_feedback_author foreign key (company_id, author_id)
    references users (company_id, id),
  constraint area_feedback_once unique (company_id, survey_id, area_id, author_id),
  constraint area_feedback_comment check (btrim(comment) <> '')
);

select ops.protect('area_feedback');

grant select, insert on area_feedback to minga_app;

select ops.audit('area_feedback');
