-- Courses: what a company teaches and what the law makes it teach. Their lessons and questions are
-- those of a version; what was published once is never changed.
create table course (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  title            text not null,
  about            text not null,
  kind             text not null,
  duty             text,
  state            text not null default 'DRAFT',
  valid_months     integer,
  pass_percent     integer not null,
  attempts         integer not null,
  published_no     integer,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint course_pkey primary key (company_id, id),
  constraint course_title_key unique (company_id, title),
  constraint course_kind check (kind in ('INTERNAL', 'LEGAL')),
  constraint course_duty check (duty in ('KARIN', 'RISKS', 'OTHER')),
  constraint course_duty_of_legal check ((kind = 'LEGAL') = (duty is not null)),
  constraint course_state check (state in ('DRAFT', 'PUBLISHED', 'CLOSED')),
  constraint course_published check ((state = 'DRAFT') = (published_no is null)),
  constraint course_valid_months check (valid_months between 1 and 120),
  constraint course_pass_percent check (pass_percent between 1 and 100),
  constraint course_attempts check (attempts between 1 and 20)
);

select ops.protect('course');

grant select, insert, update on course to minga_app;

select ops.audit('course');

create table course_version (
  company_id   bigint not null,
  id           bigint generated always as identity,
  course_id    bigint not null,
  no           integer not null,
  published_at timestamptz,
  constraint course_version_pkey primary key (company_id, id),
  constraint course_version_no_key unique (company_id, course_id, no),
  constraint course_version_course_key unique (company_id, id, course_id),
  constraint course_version_course foreign key (company_id, course_id)
    references course (company_id, id),
  constraint course_version_no check (no >= 1)
);

select ops.protect('course_version');

grant select, insert, update on course_version to minga_app;

select ops.audit('course_version');

create table course_lesson (
  company_id  bigint not null,
  id          bigint generated always as identity,
  version_id  bigint not null,
  position    integer not null,
  title       text not null,
  content     jsonb not null,
  video_url   text,
  file_id     bigint,
  min_seconds integer not null default 0,
  constraint course_lesson_pkey primary key (company_id, id),
  constraint course_lesson_position_key unique (company_id, version_id, position),
  constraint course_lesson_version foreign key (company_id, version_id)
    references course_version (company_id, id),
  constraint course_lesson_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint course_lesson_position check (position >= 1),
  constraint course_lesson_min_seconds check (min_seconds between 0 and 7200)
);

create index course_lesson_by_file on course_lesson (company_id, file_id)
  where file_id is not null;

select ops.protect('course_lesson');

grant select, insert, delete on course_lesson to minga_app;

select ops.audit('course_lesson');

-- The numbers of the right options begin at 0. They are read to grade, and to nobody.
create table course_question (
  company_id    bigint not null,
  id            bigint generated always as identity,
  version_id    bigint not null,
  position      integer not null,
  words         text not null,
  options       text[] not null,
  right_options integer[] not null,
  constraint course_question_pkey primary key (company_id, id),
  constraint course_question_position_key unique (company_id, version_id, position),
  constraint course_question_version foreign key (company_id, version_id)
    references course_version (company_id, id),
  constraint course_question_position check (position >= 1),
  constraint course_question_options check (cardinality(options) between 2 and 10),
  constraint course_question_right check (cardinality(right_options) >= 1)
);

select ops.protect('course_question');

grant select, insert, delete on course_question to minga_app;

select ops.audit('course_question');

-- Lessons and questions of a version that was published stay as people had them.
create function app.course_content_stays() returns trigger language plpgsql as $$
declare
  company bigint := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  version bigint := case when tg_op = 'DELETE' then old.version_id else new.version_id end;
begin
  if exists (select from course_version one where one.company_id = company
      and one.id = version and one.published_at is not null) then
    raise exception 'Esa versión del curso ya se publicó' using errcode = 'MG002';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger course_lesson_stays before insert or delete on course_lesson
  for each row execute function app.course_content_stays();
create trigger course_question_stays before insert or delete on course_question
  for each row execute function app.course_content_stays();

-- A course assigned to many people in one act.
create table course_batch (
  company_id       bigint not null,
  id               bigint generated always as identity,
  course_id        bigint not null,
  version_id       bigint not null,
  business_id      bigint not null,
  due_on           date not null,
  state            text not null default 'ASSIGNING',
  job_id           bigint,
  creator_login_id bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint course_batch_pkey primary key (company_id, id),
  constraint course_batch_version foreign key (company_id, version_id, course_id)
    references course_version (company_id, id, course_id),
  constraint course_batch_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint course_batch_state check (state in ('ASSIGNING', 'ASSIGNED', 'UNDONE'))
);

create index course_batch_by_day on course_batch (company_id, created_at desc, id desc);

select ops.protect('course_batch');

grant select, insert, update on course_batch to minga_app;

select ops.audit('course_batch');

-- A course of somebody: the version that they take, until when, and how far they are.
create table course_assignment (
  company_id       bigint not null,
  id               bigint generated always as identity,
  course_id        bigint not null,
  version_id       bigint not null,
  user_id          bigint not null,
  due_on           date not null,
  state            text not null default 'ASSIGNED',
  attempts_used    integer not null default 0,
  score            integer,
  acknowledged_at  timestamptz,
  passed_on        date,
  expires_on       date,
  document_id      bigint,
  certificate_code text,
  creator_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint course_assignment_pkey primary key (company_id, id),
  constraint course_assignment_version foreign key (company_id, version_id, course_id)
    references course_version (company_id, id, course_id),
  constraint course_assignment_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint course_assignment_document foreign key (company_id, document_id)
    references document (company_id, id),
  constraint course_assignment_state
    check (state in ('ASSIGNED', 'STARTED', 'PASSED', 'FAILED', 'EXPIRED')),
  constraint course_assignment_score check (score between 0 and 100),
  constraint course_assignment_passed
    check ((state in ('PASSED', 'EXPIRED')) = (passed_on is not null)),
  constraint course_assignment_attempts check (attempts_used >= 0)
);

-- One pass of a version that is in force for each person, and one assignment that is open.
create unique index course_assignment_pass_key
  on course_assignment (company_id, version_id, user_id) where state = 'PASSED';
create unique index course_assignment_open_key
  on course_assignment (company_id, course_id, user_id) where state in ('ASSIGNED', 'STARTED');
create unique index course_assignment_code_key
  on course_assignment (company_id, certificate_code) where certificate_code is not null;
create index course_assignment_by_person on course_assignment (company_id, user_id, id);
create index course_assignment_by_course on course_assignment (company_id, course_id, state);
create index course_assignment_by_document on course_assignment (company_id, document_id)
  where document_id is not null;

select ops.protect('course_assignment');

grant select, insert, update, delete on course_assignment to minga_app;

select ops.audit('course_assignment');

create table course_batch_person (
  company_id    bigint not null,
  batch_id      bigint not null,
  user_id       bigint not null,
  assignment_id bigint,
  problem       text,
  constraint course_batch_person_pkey primary key (company_id, batch_id, user_id),
  constraint course_batch_person_batch foreign key (company_id, batch_id)
    references course_batch (company_id, id),
  constraint course_batch_person_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint course_batch_person_assignment foreign key (company_id, assignment_id)
    references course_assignment (company_id, id)
);

create index course_batch_person_by_user on course_batch_person (company_id, user_id);
create index course_batch_person_by_assignment on course_batch_person (company_id, assignment_id)
  where assignment_id is not null;

select ops.protect('course_batch_person');

grant select, insert, update on course_batch_person to minga_app;

-- When somebody opened a lesson and when they ended it, by the clock of the server.
create table course_progress (
  company_id    bigint not null,
  assignment_id bigint not null,
  lesson_id     bigint not null,
  opened_at     timestamptz not null,
  completed_at  timestamptz,
  constraint course_progress_pkey primary key (company_id, assignment_id, lesson_id),
  constraint course_progress_assignment foreign key (company_id, assignment_id)
    references course_assignment (company_id, id) on delete cascade,
  constraint course_progress_lesson foreign key (company_id, lesson_id)
    references course_lesson (company_id, id)
);

create index course_progress_by_lesson on course_progress (company_id, lesson_id);

select ops.protect('course_progress');

grant select, insert, update, delete on course_progress to minga_app;

-- What somebody answered: written once.
create table course_attempt (
  company_id    bigint not null,
  assignment_id bigint not null,
  no            integer not null,
  at            timestamptz not null,
  score         integer not null,
  passed        boolean not null,
  answers       jsonb not null,
  constraint course_attempt_pkey primary key (company_id, assignment_id, no),
  constraint course_attempt_assignment foreign key (company_id, assignment_id)
    references course_assignment (company_id, id),
  constraint course_attempt_score check (score between 0 and 100)
);

select ops.protect('course_attempt');

grant select, insert on course_attempt to minga_app;

select ops.audit('course_attempt');
