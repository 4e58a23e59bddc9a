-- What a person commits to reach in some months, with its milestones. Another person approves it;
-- its progress follows from its milestones, or is typed where it has none.
create table action_plan (
  company_id                 bigint not null,
  id                         bigint generated always as identity,
  worker_id                  bigint not null,
  supervisor_id              bigint,
  creator_id                 bigint,
  evaluation_process_id      bigint,
  survey_id                  bigint,
  objective                  text not null,
  impact_area                text not null,
  simple_and_specific_plan   text not null,
  measurable_plan            text not null,
  achievable_plan            text not null,
  realistic_plan             text not null,
  traceable_in_time_plan     text not null,
  start_date                 date not null,
  end_date                   date not null,
  evaluation_weight          integer not null default 0,
  approval_status            text not null default 'DRAFT',
  completeness_status        text not null default 'PENDING',
  completeness_percentage    integer not null default 0,
  response                   text,
  requested_at               timestamptz,
  responded_at               timestamptz,
  responded_login_id         bigint,
  creator_login_id           bigint,
  updated_login_id           bigint,
  created_at                 timestamptz not null default now(),
  updated_at                 timestamptz not null default now(),
  version                    integer not null default 1,
  constraint action_plan_pkey primary key (company_id, id),
  constraint action_plan_of_worker unique (company_id, id, worker_id),
  constraint action_plan_worker foreign key (company_id, worker_id)
    references users (company_id, id) on delete cascade,
  constraint action_plan_supervisor foreign key (company_id, supervisor_id)
    references users (company_id, id),
  constraint action_plan_creator foreign key (company_id, creator_id)
    references users (company_id, id),
  constraint action_plan_days check (start_date <= end_date),
  constraint action_plan_weight check (evaluation_weight between 0 and 100),
  constraint action_plan_percentage check (completeness_percentage between 0 and 100),
  constraint action_plan_other_supervisor check (supervisor_id <> worker_id),
  constraint action_plan_approval
    check (approval_status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  constraint action_plan_completeness
    check (completeness_status in ('PENDING', 'IN_PROGRESS', 'COMPLETE', 'CANCELED')),
  constraint action_plan_complete check (
    completeness_status <> 'COMPLETE'
    or (approval_status = 'APPROVED' and completeness_percentage = 100)),
  constraint action_plan_canceled
    check ((approval_status = 'CANCELED') = (completeness_status = 'CANCELED')),
  constraint action_plan_requested check (approval_status <> 'PENDING' or requested_at is not null)
);

create index action_plan_by_worker on action_plan (company_id, worker_id, id);

create index action_plan_by_supervisor on action_plan (company_id, supervisor_id, id);

create index action_plan_by_end on action_plan (company_id, end_date, id);

select ops.protect('action_plan');

grant select, insert, update, delete on action_plan to minga_app;

select ops.audit('action_plan');

create function app.keep_action_plan_states() returns trigger language plpgsql as $$
begin
  if (old.approval_status, new.approval_status) not in (
      ('DRAFT', 'PENDING'), ('REJECTED', 'PENDING'), ('APPROVED', 'PENDING'),
      ('PENDING', 'APPROVED'), ('PENDING', 'REJECTED'), ('DRAFT', 'CANCELED'),
      ('PENDING', 'CANCELED'), ('APPROVED', 'CANCELED'), ('REJECTED', 'CANCELED'))
    and old.approval_status <> new.approval_status then
    raise exception 'an action plan does not go from % to %',
      old.approval_status, new.approval_status using errcode = 'check_violation';
  end if;
  -- Typed or done at once, 100 % passes through the progress without staying in it.
  if (old.completeness_status, new.completeness_status) not in (
      ('PENDING', 'IN_PROGRESS'), ('PENDING', 'COMPLETE'), ('IN_PROGRESS', 'COMPLETE'),
      ('COMPLETE', 'IN_PROGRESS'), ('PENDING', 'CANCELED'), ('IN_PROGRESS', 'CANCELED'),
      ('COMPLETE', 'CANCELED'))
    and old.completeness_status <> new.completeness_status then
    raise exception 'the progress of an action plan does not go from % to %',
      old.completeness_status, new.completeness_status using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger states before update on action_plan
for each row execute function app.keep_action_plan_states();

select ops.keep_steps('action_plan', 'approval_status', 'response');

create table milestone (
  company_id       bigint not null,
  id               bigint generated always as identity,
  action_plan_id   bigint not null,
  worker_id        bigint not null,
  date             date not null,
  name             text not null,
  description      text,
  type             text not null,
  weight           integer,
  needs_evidence   boolean not null default false,
  done_at          date,
  evidence_file_id bigint,
  creator_id       bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint milestone_pkey primary key (company_id, id),
  constraint milestone_plan foreign key (company_id, action_plan_id, worker_id)
    references action_plan (company_id, id, worker_id) on delete cascade,
  constraint milestone_file foreign key (company_id, evidence_file_id)
    references file (company_id, id),
  constraint milestone_creator foreign key (company_id, creator_id)
    references users (company_id, id),
  constraint milestone_type check (type in ('HITO', 'NOTA')),
  constraint milestone_weight check (
    case type when 'HITO' then weight is not null and weight between 1 and 1000
      else weight is null end),
  constraint milestone_note check (type = 'HITO' or (done_at is null and not needs_evidence)),
  constraint milestone_evidence
    check (done_at is null or not needs_evidence or evidence_file_id is not null)
);

create index milestone_by_plan on milestone (company_id, action_plan_id, date, id);

select ops.protect('milestone');

grant select, insert, update, delete on milestone to minga_app;

select ops.audit('milestone');
