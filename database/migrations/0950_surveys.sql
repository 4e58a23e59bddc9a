-- Surveys: what is asked, of which people, and until when. What is asked is written in editions;
-- activating a survey freezes its edition, and a correction is another edition for those who have
-- not answered.
create table survey (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  type               text not null,
  title              text not null,
  status             text not null default 'PENDING',
  edition            integer not null default 1,
  start_at           timestamptz not null,
  end_at             timestamptz not null,
  can_skip           boolean not null default false,
  disallow_neutral   boolean not null default false,
  has_comments       boolean not null default false,
  force_comments     boolean not null default false,
  privacy            text not null default 'IDENTIFIED',
  min_group          integer not null default 5,
  min_comments       integer not null default 10,
  offline_grace_h    integer not null default 0,
  public_access      text not null default 'NONE',
  process_id         bigint,
  previous_survey_id bigint,
  reason             text,
  activated_at       timestamptz,
  closed_at          timestamptz,
  sealed_at          timestamptz,
  creator_login_id   bigint,
  created_at         timestamptz not null default now(),
  updated_login_id   bigint,
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint survey_pkey primary key (company_id, id),
  constraint survey_previous foreign key (company_id, previous_survey_id)
    references survey (company_id, id),
  constraint survey_type check (type in
    ('CLIMATE', 'PERFORMANCE', 'ISTAS21', 'CEAL_SM', 'DNC', 'ENGAGEMENT', 'CUSTOM')),
  constraint survey_title check (btrim(title) <> ''),
  constraint survey_status check (status in
    ('PENDING', 'ACTIVE', 'PAUSED', 'CLOSED', 'COMPLETE', 'HIDDEN', 'DELETED')),
  constraint survey_edition check (edition >= 1),
  constraint survey_days check (end_at > start_at),
  constraint survey_comments check (has_comments or not force_comments),
  constraint survey_privacy check (privacy in ('IDENTIFIED', 'CONFIDENTIAL')),
  constraint survey_confidential
    check (type not in ('CLIMATE', 'CEAL_SM', 'ISTAS21') or privacy = 'CONFIDENTIAL'),
  constraint survey_min_group check (min_group between 5 and 1000),
  constraint survey_min_comments check (min_comments between 10 and 1000),
  constraint survey_offline_grace check (offline_grace_h between 0 and 72),
  constraint survey_public_access check (public_access in ('NONE', 'SHARED', 'PERSONAL')),
  constraint survey_deleted check (status <> 'DELETED' or reason is not null)
);

create index survey_newest on survey (company_id, start_at, id);

-- Those that the worker closes at their end.
create index survey_open_until on survey (company_id, end_at) where status in ('ACTIVE', 'PAUSED');

select ops.protect('survey');

grant select, insert, update on survey to minga_app;

select ops.audit('survey', 'reason');

create table survey_version (
  company_id   bigint not null,
  survey_id    bigint not null,
  edition      integer not null,
  instructions text,
  state        text not null default 'DRAFT',
  hash         text,
  frozen_at    timestamptz,
  version      integer not null default 1,
  constraint survey_version_pkey primary key (company_id, survey_id, edition),
  constraint survey_version_survey foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint survey_version_state check (state in ('DRAFT', 'FROZEN')),
  constraint survey_version_hash check ((state = 'FROZEN') = (hash is not null))
);

-- A survey has one edition at a time that is being written.
create unique index survey_version_draft on survey_version (company_id, survey_id)
  where state = 'DRAFT';

select ops.protect('survey_version');

grant select, insert, update, delete on survey_version to minga_app;

-- Scales of a company's own; those of everybody are in the program.
create table scale_version (
  company_id bigint not null,
  id         bigint generated always as identity,
  code       text not null,
  edition    integer not null,
  label      text not null,
  min        integer not null,
  max        integer not null,
  na_allowed boolean not null default false,
  starts     daterange not null,
  values     jsonb not null,
  version    integer not null default 1,
  constraint scale_version_pkey primary key (company_id, id),
  constraint scale_version_company_id_fkey foreign key (company_id) references company (id),
  constraint scale_version_code_key unique (company_id, code, edition),
  constraint scale_version_code check (code ~ '^[A-Z][A-Z0-9_]*$'),
  constraint scale_version_range check (min < max and min between 0 and 10 and max <= 10),
  constraint scale_version_days check (not isempty(starts)),
  constraint scale_version_values check (jsonb_typeof(values) = 'array')
);

select ops.protect('scale_version');

grant select, insert on scale_version to minga_app;

create table competence (
  company_id  bigint not null,
  id          bigint generated always as identity,
  survey_id   bigint not null,
  edition     integer not null,
  stable_key  text not null,
  position    integer not null,
  title       text not null,
  description text,
  weight      integer not null default 1,
  constraint competence_pkey primary key (company_id, id),
  constraint competence_edition foreign key (company_id, survey_id, edition)
    references survey_version (company_id, survey_id, edition) on delete cascade,
  constraint competence_key unique (company_id, survey_id, edition, stable_key),
  constraint competence_place unique (company_id, survey_id, edition, id),
  constraint competence_title check (btrim(title) <> ''),
  constraint competence_weight check (weight between 0 and 1000)
);

select ops.protect('competence');

grant select, insert, update, delete on competence to minga_app;

create table question (
  company_id    bigint not null,
  id            bigint generated always as identity,
  survey_id     bigint not null,
  edition       integer not null,
  competence_id bigint not null,
  stable_key    text not null,
  position      integer not null,
  title         text not null,
  subtitle      text,
  type          text not null,
  scale_code    text,
  scale_version integer,
  required      boolean not null default true,
  demographic   boolean not null default false,
  multiple      boolean not null default false,
  reversed      boolean not null default false,
  engagement    boolean not null default false,
  metadata      jsonb not null default '{}',
  constraint question_pkey primary key (company_id, id),
  constraint question_competence foreign key (company_id, survey_id, edition, competence_id)
    references competence (company_id, survey_id, edition, id) on delete cascade,
  constraint question_key unique (company_id, survey_id, edition, stable_key),
  constraint question_title check (btrim(title) <> ''),
  constraint question_type check (type in
    ('PERFORMANCE', 'LIKERT', 'OPEN', 'MULTIPLE_OPEN', 'MULTIPLE_OPEN_WITH_CHOICE', 'SELECT')),
  constraint question_scale
    check ((type in ('PERFORMANCE', 'LIKERT')) = (scale_code is not null)),
  constraint question_scale_version check (scale_version is null or scale_code is not null),
  constraint question_multiple check (not multiple or type = 'SELECT'),
  constraint question_demographic check (not demographic or type = 'SELECT'),
  constraint question_metadata check (jsonb_typeof(metadata) = 'object')
);

create index question_of_competence on question (company_id, competence_id);

select ops.protect('question');

grant select, insert, update, delete on question to minga_app;

create table alternative (
  company_id  bigint not null,
  question_id bigint not null,
  value       integer not null,
  position    integer not null,
  label       text not null,
  is_other    boolean not null default false,
  constraint alternative_pkey primary key (company_id, question_id, value),
  constraint alternative_question foreign key (company_id, question_id)
    references question (company_id, id) on delete cascade,
  constraint alternative_value check (value between 1 and 500),
  constraint alternative_label check (btrim(label) <> '')
);

select ops.protect('alternative');

grant select, insert, update, delete on alternative to minga_app;

create table assignment_rule (
  company_id  bigint not null,
  id          bigint generated always as identity,
  survey_id   bigint not null,
  kind        text not null,
  filter      jsonb not null default '{}',
  login_id    bigint,
  resolved_at timestamptz not null,
  count       integer not null,
  constraint assignment_rule_pkey primary key (company_id, id),
  constraint assignment_rule_survey foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint assignment_rule_kind check (kind in
    ('SELF', 'SUPERVISOR', 'SUBORDINATE', 'PEER', 'FILTER', 'LIST', 'IMPORT')),
  constraint assignment_rule_filter check (jsonb_typeof(filter) = 'object'),
  constraint assignment_rule_count check (count >= 0)
);

create index assignment_rule_of_survey on assignment_rule (company_id, survey_id, id);

select ops.protect('assignment_rule');

grant select, insert on assignment_rule to minga_app;

-- What a person has to answer, about another one, about themselves or about nobody. Where its
-- people were when the survey began is kept as it was then.
create table user_survey (
  company_id      bigint not null,
  id              bigint generated always as identity,
  survey_id       bigint not null,
  edition         integer not null,
  respondent_id   bigint not null,
  evaluatee_id    bigint,
  relation        text,
  alternative     text,
  status          text not null default 'INCOMPLETE',
  progress        integer not null default 0,
  person_snapshot jsonb,
  created_at      timestamptz not null default now(),
  completed_at    timestamptz,
  version         integer not null default 1,
  constraint user_survey_pkey primary key (company_id, id),
  constraint user_survey_edition foreign key (company_id, survey_id, edition)
    references survey_version (company_id, survey_id, edition),
  constraint user_survey_respondent foreign key (company_id, respondent_id)
    references users (company_id, id),
  constraint user_survey_evaluatee foreign key (company_id, evaluatee_id)
    references users (company_id, id),
  constraint user_survey_pair unique nulls not distinct
    (company_id, survey_id, respondent_id, evaluatee_id),
  constraint user_survey_relation
    check (relation in ('SELF', 'SUPERVISOR', 'SUBORDINATE', 'PEER')),
  constraint user_survey_about check ((relation is null) = (evaluatee_id is null)),
  constraint user_survey_self check ((relation = 'SELF') = (respondent_id = evaluatee_id)),
  constraint user_survey_status check (status in ('INCOMPLETE', 'COMPLETE')),
  constraint user_survey_progress check (progress between 0 and 100),
  constraint user_survey_complete check ((status = 'COMPLETE') = (completed_at is not null)),
  constraint user_survey_snapshot
    check (person_snapshot is null or jsonb_typeof(person_snapshot) = 'object')
);

create index user_survey_of_respondent on user_survey (company_id, respondent_id, survey_id);

create index user_survey_of_evaluatee on user_survey (company_id, evaluatee_id, survey_id)
  where evaluatee_id is not null;

select ops.protect('user_survey');

grant select, insert, delete on user_survey to minga_app;

grant update (edition, alternative, status, progress, person_snapshot, completed_at, version)
  on user_survey to minga_app;

-- What people answer where their name stays beside it. Confidential answers are never here.
create table answer (
  company_id     bigint not null,
  user_survey_id bigint not null,
  question_id    bigint not null,
  choice         integer,
  omit           boolean not null default false,
  na             boolean not null default false,
  texts          jsonb,
  comment        text,
  rev            integer not null default 1,
  at             timestamptz not null,
  constraint answer_pkey primary key (company_id, user_survey_id, question_id),
  constraint answer_user_survey foreign key (company_id, user_survey_id)
    references user_survey (company_id, id),
  constraint answer_question foreign key (company_id, question_id)
    references question (company_id, id),
  constraint answer_choice check (choice is null or not (omit or na)),
  constraint answer_omitted check (not (omit and na)),
  constraint answer_comment check (char_length(comment) <= 2000),
  constraint answer_rev check (rev >= 1)
);

create index answer_of_question on answer (company_id, question_id);

select ops.protect('answer');

grant select, insert, update on answer to minga_app;

-- The states of a survey, and what no state changes any more.
create function app.survey_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'Una encuesta comienza pendiente' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' and (old.type, old.title, old.start_at, old.can_skip,
      old.disallow_neutral, old.has_comments, old.force_comments, old.privacy, old.min_group,
      old.min_comments, old.public_access)
    is distinct from (new.type, new.title, new.start_at, new.can_skip,
      new.disallow_neutral, new.has_comments, new.force_comments, new.privacy, new.min_group,
      new.min_comments, new.public_access) then
    raise exception 'Una encuesta activada ya no cambia' using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('PENDING', 'ACTIVE'), ('PENDING', 'DELETED'),
    ('ACTIVE', 'PAUSED'), ('ACTIVE', 'CLOSED'), ('PAUSED', 'ACTIVE'), ('PAUSED', 'CLOSED'),
    ('CLOSED', 'ACTIVE'), ('CLOSED', 'COMPLETE'), ('COMPLETE', 'HIDDEN'), ('HIDDEN', 'COMPLETE'),
    ('CLOSED', 'DELETED'), ('COMPLETE', 'DELETED'), ('HIDDEN', 'DELETED')) then
    raise exception 'La encuesta no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if old.status = 'CLOSED' and new.status = 'ACTIVE' and (new.sealed_at is not null
    or new.updated_at > old.closed_at + interval '24 hours' or new.end_at <= new.updated_at) then
    raise exception 'Se reabre hasta 24 horas después de cerrar, con un término posterior'
      using errcode = 'MG002';
  end if;
  if new.status = 'ACTIVE' and old.status = 'PENDING' then
    if not exists (select from survey_version v where v.company_id = new.company_id
        and v.survey_id = new.id and v.edition = new.edition and v.state = 'FROZEN')
      or not exists (select from question q where q.company_id = new.company_id
        and q.survey_id = new.id and q.edition = new.edition)
      or not exists (select from user_survey u where u.company_id = new.company_id
        and u.survey_id = new.id) then
      raise exception 'Una encuesta se activa con al menos una pregunta y un participante'
        using errcode = 'MG002';
    end if;
  end if;
  return new;
end $$;

create trigger moves before insert or update on survey
  for each row execute function app.survey_moves();

-- A frozen edition: nothing of it is written any more.
create function app.survey_version_freezes() returns trigger language plpgsql as $$
begin
  if old.state = 'FROZEN' then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create trigger freezes before update or delete on survey_version
  for each row execute function app.survey_version_freezes();

create function app.survey_part_is_draft() returns trigger language plpgsql as $$
declare
  v_state text;
begin
  if tg_op <> 'INSERT' then
    select v.state into v_state from survey_version v where v.company_id = old.company_id
      and v.survey_id = old.survey_id and v.edition = old.edition for share;
    if v_state = 'FROZEN' then
      raise exception 'La encuesta ya está activa: corríjala en otra versión'
        using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select v.state into v_state from survey_version v where v.company_id = new.company_id
    and v.survey_id = new.survey_id and v.edition = new.edition for share;
  if v_state = 'FROZEN' then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger is_draft before insert or update or delete on competence
  for each row execute function app.survey_part_is_draft();

create trigger is_draft before insert or update or delete on question
  for each row execute function app.survey_part_is_draft();

create function app.alternative_is_draft() returns trigger language plpgsql as $$
declare
  v_company bigint := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  v_question bigint := case when tg_op = 'DELETE' then old.question_id else new.question_id end;
begin
  perform from question q
  join survey_version v on v.company_id = v_company and v.survey_id = q.survey_id
    and v.edition = q.edition
  where q.company_id = v_company and q.id = v_question and v.state = 'FROZEN'
  for share of v;
  if found then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create trigger is_draft before insert or update or delete on alternative
  for each row execute function app.alternative_is_draft();

-- What somebody has to answer: given while the survey is open, and taken back only before it
-- begins. It is answered once; answered again only while the survey is active.
create function app.user_survey_moves() returns trigger language plpgsql as $$
declare
  v_status text;
begin
  if tg_op = 'DELETE' then
    select s.status into v_status from survey s
    where s.company_id = old.company_id and s.id = old.survey_id for share;
    if v_status <> 'PENDING' then
      raise exception 'Solo se quitan participantes antes de activar la encuesta'
        using errcode = 'MG002';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.status = new.status and old.edition = new.edition then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if tg_op = 'INSERT' then
    if v_status not in ('PENDING', 'ACTIVE', 'PAUSED') or new.status <> 'INCOMPLETE' then
      raise exception 'La encuesta ya no recibe participantes' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.edition <> new.edition and exists (select from answer a
    where a.company_id = new.company_id and a.user_survey_id = new.id) then
    raise exception 'Quien ya respondió conserva su versión de la encuesta' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('INCOMPLETE', 'COMPLETE')
    and v_status not in ('ACTIVE', 'CLOSED') then
    raise exception 'La encuesta no está activa' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('COMPLETE', 'INCOMPLETE') and v_status <> 'ACTIVE' then
    raise exception 'Evaluacion finalizada' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger moves before insert or update or delete on user_survey
  for each row execute function app.user_survey_moves();

-- An answer is of a question of the edition that its person was given, of a survey whose answers
-- bear a name, and is written while the person has not sent it.
create function app.answer_is_open() returns trigger language plpgsql as $$
declare
  v_open boolean;
begin
  -- A row that is taken to another company is refused by the policy of its table.
  if tg_op = 'UPDATE' and new.company_id <> old.company_id then return new; end if;
  select u.status = 'INCOMPLETE' and s.privacy = 'IDENTIFIED'
    and s.status in ('ACTIVE', 'CLOSED') and q.id is not null
  into v_open
  from user_survey u
  join survey s on s.company_id = new.company_id and s.id = u.survey_id
  left join question q on q.company_id = new.company_id and q.id = new.question_id
    and q.survey_id = u.survey_id and q.edition = u.edition
  where u.company_id = new.company_id and u.id = new.user_survey_id;
  if not coalesce(v_open, false) then
    raise exception 'La encuesta ya no recibe esa respuesta' using errcode = 'MG002';
  end if;
  if tg_op = 'UPDATE' and new.rev <= old.rev then
    raise exception 'Ya hay una respuesta más nueva' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger is_open before insert or update on answer
  for each row execute function app.answer_is_open();
