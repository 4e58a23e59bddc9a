-- Evaluation processes: which evaluations are read together, in which dated stages, and what became
-- of each person who was evaluated. A score is kept as the fraction that it is, `10/3`.
create table evaluation_process (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  title              text not null,
  status             text not null default 'DRAFT',
  self_weight        integer not null default 20,
  supervisor_weight  integer not null default 80,
  peer_weight        integer not null default 0,
  subordinate_weight integer not null default 0,
  min_raters         integer not null default 3,
  missing_policy     text not null default 'RENORMALIZE',
  plan_share         integer not null default 0,
  medium_cut         numeric(5, 2) not null default 2.50,
  high_cut           numeric(5, 2) not null default 3.75,
  scale_min          integer,
  scale_max          integer,
  reason             text,
  started_at         timestamptz,
  closed_at          timestamptz,
  keeper_id          bigint,
  creator_login_id   bigint,
  created_at         timestamptz not null default now(),
  updated_login_id   bigint,
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint evaluation_process_pkey primary key (company_id, id),
  constraint evaluation_process_keeper foreign key (company_id, keeper_id)
    references users (company_id, id),
  constraint evaluation_process_title check (btrim(title) <> ''),
  constraint evaluation_process_status check (status in
    ('DRAFT', 'RUNNING', 'CALIBRATION', 'FEEDBACK', 'CLOSED', 'CANCELED')),
  constraint evaluation_process_weights check (least(self_weight, supervisor_weight, peer_weight,
    subordinate_weight) >= 0 and greatest(self_weight, supervisor_weight, peer_weight,
    subordinate_weight) <= 100),
  constraint evaluation_process_sum check (status in ('DRAFT', 'CANCELED')
    or self_weight + supervisor_weight + peer_weight + subordinate_weight = 100),
  constraint evaluation_process_raters check (min_raters between 3 and 30),
  constraint evaluation_process_missing check (missing_policy in ('RENORMALIZE', 'WAIT')),
  constraint evaluation_process_share check (plan_share between 0 and 50),
  constraint evaluation_process_cuts check (0 < medium_cut and medium_cut < high_cut),
  constraint evaluation_process_scale check (
    (scale_min is null) = (scale_max is null) and scale_min < scale_max
    and (status in ('DRAFT', 'CANCELED') or scale_min is not null)),
  constraint evaluation_process_canceled check (status <> 'CANCELED' or reason is not null),
  constraint evaluation_process_started
    check (status in ('DRAFT', 'CANCELED') or started_at is not null),
  constraint evaluation_process_closed check ((status = 'CLOSED') = (closed_at is not null))
);

create index evaluation_process_newest on evaluation_process (company_id, created_at, id);

select ops.protect('evaluation_process');

grant select, insert, update, delete on evaluation_process to minga_app;

select ops.audit('evaluation_process', 'reason');

create table process_stage (
  company_id bigint not null,
  process_id bigint not null,
  stage      text not null,
  starts_on  date not null,
  ends_on    date not null,
  constraint process_stage_pkey primary key (company_id, process_id, stage),
  constraint process_stage_process foreign key (company_id, process_id)
    references evaluation_process (company_id, id) on delete cascade,
  constraint process_stage_name check (stage in ('PREPARATION', 'SELF', 'EVALUATION',
    'CALIBRATION', 'FEEDBACK', 'PLANS', 'CLOSING')),
  constraint process_stage_days check (starts_on <= ends_on)
);

-- The days on which a stage is remembered.
create index process_stage_by_end on process_stage (company_id, ends_on, process_id);

select ops.protect('process_stage');

grant select, insert, update, delete on process_stage to minga_app;

-- What became of a person in a process. Their supervisor and area are those of when it started.
create table review (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  process_id          bigint not null,
  evaluatee_id        bigint not null,
  supervisor_id       bigint,
  area_id             bigint,
  status              text not null default 'PENDING',
  raters              integer not null default 0,
  raters_done         integer not null default 0,
  scores              jsonb,
  computed            text,
  computed_shown      numeric(5, 2),
  calibrated          numeric(5, 2),
  potential           integer,
  calibration_reason  text,
  reason              text,
  proposed            numeric(5, 2),
  proposed_potential  integer,
  proposal            text,
  proposer_id         bigint,
  proposed_at         timestamptz,
  plans_done          text,
  final               text,
  final_shown         numeric(5, 2),
  released_at         timestamptz,
  met_on              date,
  meeting_notes       text,
  acknowledged_at     timestamptz,
  acknowledge_comment text,
  creator_login_id    bigint,
  created_at          timestamptz not null default now(),
  updated_login_id    bigint,
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  constraint review_pkey primary key (company_id, id),
  constraint review_process foreign key (company_id, process_id)
    references evaluation_process (company_id, id) on delete cascade,
  constraint review_evaluatee foreign key (company_id, evaluatee_id)
    references users (company_id, id),
  constraint review_supervisor foreign key (company_id, supervisor_id)
    references users (company_id, id),
  constraint review_proposer foreign key (company_id, proposer_id)
    references users (company_id, id),
  constraint review_area foreign key (company_id, area_id) references area (company_id, id),
  constraint review_once unique (company_id, process_id, evaluatee_id),
  constraint review_other_supervisor check (supervisor_id <> evaluatee_id),
  constraint review_status check (status in ('PENDING', 'IN_PROGRESS', 'READY', 'CALIBRATED',
    'RELEASED', 'MET', 'ACKNOWLEDGED')),
  constraint review_raters check (0 <= raters_done and raters_done <= raters),
  constraint review_scores check (scores is null or jsonb_typeof(scores) = 'object'),
  constraint review_computed check (computed ~ '^-?[0-9]+/[1-9][0-9]*$'),
  constraint review_computed_shown check ((computed is null) = (computed_shown is null)),
  constraint review_plans_done check (plans_done ~ '^[0-9]+/[1-9][0-9]*$'),
  constraint review_final check (final ~ '^-?[0-9]+/[1-9][0-9]*$'),
  constraint review_final_shown check ((final is null) = (final_shown is null)),
  constraint review_potential check (potential between 1 and 3),
  constraint review_proposed_potential check (proposed_potential between 1 and 3),
  constraint review_calibrated check (
    status <> 'CALIBRATED' or (calibration_reason is not null
      and (calibrated is not null or potential is not null))),
  constraint review_uncalibrated check (
    status not in ('PENDING', 'IN_PROGRESS', 'READY')
    or (calibrated is null and potential is null)),
  constraint review_proposal
    check ((proposal is null) = (proposer_id is null)
      and (proposal is null) = (proposed_at is null)),
  constraint review_released
    check ((status in ('RELEASED', 'MET', 'ACKNOWLEDGED')) = (released_at is not null)),
  constraint review_met check ((status in ('MET', 'ACKNOWLEDGED')) = (met_on is not null)),
  constraint review_acknowledged
    check ((status = 'ACKNOWLEDGED') = (acknowledged_at is not null)
      and (acknowledge_comment is null or acknowledged_at is not null))
);

create index review_of_evaluatee on review (company_id, evaluatee_id, process_id);

create index review_of_supervisor on review (company_id, supervisor_id, process_id);

select ops.protect('review');

grant select, insert, update on review to minga_app;

select ops.audit('review', 'reason');

select ops.keep_steps('evaluation_process', 'status', 'reason');

select ops.keep_steps('review', 'status', 'reason');

-- Whatever asks for it: a process goes from state to state in its order, and its rules are fixed
-- once it starts.
create function app.evaluation_process_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'Un proceso comienza en preparación' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'Un proceso que comenzó no se elimina' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT' and (old.self_weight, old.supervisor_weight, old.peer_weight,
      old.subordinate_weight, old.min_raters, old.missing_policy, old.plan_share, old.medium_cut,
      old.high_cut, old.scale_min, old.scale_max, old.started_at)
    is distinct from (new.self_weight, new.supervisor_weight, new.peer_weight,
      new.subordinate_weight, new.min_raters, new.missing_policy, new.plan_share, new.medium_cut,
      new.high_cut, new.scale_min, new.scale_max, new.started_at) then
    raise exception 'Las reglas de un proceso quedan fijas cuando comienza'
      using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('DRAFT', 'RUNNING'), ('RUNNING', 'CALIBRATION'),
    ('CALIBRATION', 'RUNNING'), ('CALIBRATION', 'FEEDBACK'), ('FEEDBACK', 'CLOSED'),
    ('DRAFT', 'CANCELED'), ('RUNNING', 'CANCELED'), ('CALIBRATION', 'CANCELED'),
    ('FEEDBACK', 'CANCELED')) then
    raise exception 'El proceso no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('CALIBRATION', 'RUNNING') and new.reason is null then
    raise exception 'Diga por qué vuelve a la evaluación' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger moves before insert or update or delete on evaluation_process
  for each row execute function app.evaluation_process_moves();

-- A review moves in its order and within the state of its process; its people are those of the
-- start, what was computed does not change once it was released, and acknowledged it is locked.
create function app.review_moves() returns trigger language plpgsql as $$
declare
  v_process text;
begin
  select p.status into v_process from evaluation_process p
  where p.company_id = new.company_id and p.id = new.process_id for share;
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' or v_process not in ('DRAFT', 'RUNNING') then
      raise exception 'Una evaluación comienza pendiente, con su proceso' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.company_id <> old.company_id then return new; end if;
  if old.status = 'ACKNOWLEDGED' and new.status = 'ACKNOWLEDGED'
    and (old.acknowledged_at, old.acknowledge_comment, old.met_on, old.meeting_notes)
      is distinct from
      (new.acknowledged_at, new.acknowledge_comment, new.met_on, new.meeting_notes) then
    raise exception 'Ya se acusó recibo: no se cambia' using errcode = 'MG002';
  end if;
  if (old.process_id, old.evaluatee_id, old.supervisor_id, old.area_id)
    is distinct from (new.process_id, new.evaluatee_id, new.supervisor_id, new.area_id) then
    raise exception 'La jefatura y el área son las del inicio del proceso' using errcode = 'MG002';
  end if;
  if (v_process <> 'RUNNING' and v_process <> 'DRAFT') and (old.computed, old.scores)
    is distinct from (new.computed, new.scores) then
    raise exception 'La nota calculada queda fija al terminar la evaluación'
      using errcode = 'MG002';
  end if;
  if v_process <> 'CALIBRATION' and (old.calibrated, old.potential)
    is distinct from (new.calibrated, new.potential) then
    raise exception 'Se calibra durante la calibración' using errcode = 'MG002';
  end if;
  if v_process = 'CLOSED' and (old.final is distinct from new.final) then
    raise exception 'La nota final queda fija al cerrar' using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('PENDING', 'IN_PROGRESS'), ('PENDING', 'READY'),
    ('IN_PROGRESS', 'PENDING'), ('IN_PROGRESS', 'READY'), ('READY', 'IN_PROGRESS'),
    ('READY', 'PENDING'), ('READY', 'CALIBRATED'), ('CALIBRATED', 'READY'),
    ('READY', 'RELEASED'), ('CALIBRATED', 'RELEASED'), ('RELEASED', 'MET'),
    ('MET', 'ACKNOWLEDGED')) then
    raise exception 'La evaluación no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if new.status in ('RELEASED', 'MET', 'ACKNOWLEDGED') and v_process <> 'FEEDBACK'
    and v_process <> 'CLOSED' then
    raise exception 'Los resultados se entregan en la retroalimentación' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger moves before insert or update on review
  for each row execute function app.review_moves();

-- The process that a survey is read in.
alter table survey add constraint survey_process foreign key (company_id, process_id)
  references evaluation_process (company_id, id);

create index survey_of_process on survey (company_id, process_id) where process_id is not null;

-- Only the answers of a performance evaluation with names are read in a process.
alter table survey add constraint survey_process_kind
  check (process_id is null or (type = 'PERFORMANCE' and privacy = 'IDENTIFIED'));

-- A survey that a process reads is not taken from it once it started, and takes no answers once its
-- scores are seen: a released review cannot change under its person.
create function app.survey_in_process() returns trigger language plpgsql as $$
declare
  v_process text;
begin
  if new.company_id <> old.company_id then return new; end if;
  if old.process_id is distinct from new.process_id then
    if exists (select from evaluation_process p where p.company_id = new.company_id
      and p.id in (old.process_id, new.process_id) and p.status <> 'DRAFT') then
      raise exception 'Las encuestas de un proceso se eligen antes de que comience'
        using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.process_id is null or old.status = new.status
    or not (new.status = 'DELETED' or (old.status, new.status) = ('CLOSED', 'ACTIVE')) then
    return new;
  end if;
  select p.status into v_process from evaluation_process p
  where p.company_id = new.company_id and p.id = new.process_id for share;
  if new.status = 'DELETED' and v_process in ('RUNNING', 'CALIBRATION', 'FEEDBACK') then
    raise exception 'Es de un proceso de evaluación en marcha: anule el proceso primero'
      using errcode = 'MG002';
  end if;
  if new.status = 'ACTIVE' and v_process in ('CALIBRATION', 'FEEDBACK', 'CLOSED') then
    raise exception 'Su proceso de evaluación ya no recibe respuestas' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger in_process before update on survey
  for each row execute function app.survey_in_process();

create function app.user_survey_in_process() returns trigger language plpgsql as $$
declare
  v_process text;
begin
  if old.status = new.status or new.company_id <> old.company_id then return new; end if;
  select p.status into v_process from survey s
  join evaluation_process p on p.company_id = new.company_id and p.id = s.process_id
  where s.company_id = new.company_id and s.id = new.survey_id for share of p;
  if v_process in ('CALIBRATION', 'FEEDBACK', 'CLOSED') then
    raise exception 'Su proceso de evaluación ya no recibe respuestas' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger in_process before update on user_survey
  for each row execute function app.user_survey_in_process();
