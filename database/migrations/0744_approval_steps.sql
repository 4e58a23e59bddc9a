-- Who answers what people of a razón social ask for, one after another, from a day on.
create table approval_rule (
  company_id    bigint not null,
  business_id   bigint not null,
  kind          text not null,
  from_day      date not null,
  steps         jsonb not null,
  escalate_days integer,
  created_at    timestamptz not null default now(),
  version       integer not null default 1,
  constraint approval_rule_pkey primary key (company_id, business_id, kind, from_day),
  constraint approval_rule_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint approval_rule_kind check (kind in ('VACATION', 'ABSENCE')),
  constraint approval_rule_steps
    check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 6),
  constraint approval_rule_escalate check (escalate_days between 1 and 60)
);

select ops.protect('approval_rule');

grant select, insert, update on approval_rule to minga_app;

select ops.audit('approval_rule');

-- The steps of one request, as the rule of its day said: a later rule does not change them.
-- `place` is the step that waits; past the last one, every step is answered.
create table approval_request (
  company_id       bigint not null,
  kind             text not null,
  subject_id       bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  business_id      bigint not null,
  rule_steps       jsonb not null,
  steps            jsonb not null,
  escalate_days    integer,
  round            integer not null default 1,
  place            integer not null default 1,
  since            timestamptz not null default now(),
  is_open          boolean not null,
  constraint approval_request_pkey primary key (company_id, kind, subject_id),
  constraint approval_request_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint approval_request_kind check (kind in ('VACATION', 'ABSENCE')),
  constraint approval_request_place
    check (round >= 1 and place between 1 and jsonb_array_length(steps) + 1)
);

create index approval_request_open on approval_request (company_id, kind, subject_id)
  where is_open;

select ops.protect('approval_request');

grant select, insert, update on approval_request to minga_app;

-- What was answered at each step, its author, and in whose place. Nobody changes or deletes it.
create table approval_decision (
  company_id   bigint not null,
  id           bigint generated always as identity,
  kind         text not null,
  subject_id   bigint not null,
  round        integer not null,
  place        integer not null,
  decision     text not null,
  user_id      bigint not null,
  login_id     bigint not null,
  on_behalf_of bigint,
  comment      text,
  at           timestamptz not null default now(),
  constraint approval_decision_pkey primary key (company_id, id),
  constraint approval_decision_request foreign key (company_id, kind, subject_id)
    references approval_request (company_id, kind, subject_id),
  constraint approval_decision_once unique (company_id, kind, subject_id, round, place),
  constraint approval_decision_kind check (kind in ('VACATION', 'ABSENCE')),
  constraint approval_decision_code check (decision in ('APPROVE', 'REJECT'))
);

select ops.protect('approval_decision');

grant select, insert on approval_decision to minga_app;

-- A step is answered when it waits, and never by who asked, with any account of theirs.
create function app.step_answered_by_another() returns trigger language plpgsql as $$
declare
  asked record;
begin
  select r.user_id, r.round, r.place, r.is_open into asked from approval_request r
  where r.company_id = new.company_id and r.kind = new.kind and r.subject_id = new.subject_id;
  if asked.user_id = new.user_id or asked.user_id = new.on_behalf_of
    or exists (select from login l where l.company_id = new.company_id and l.id = new.login_id
      and l.user_id = asked.user_id) then
    raise exception 'No puede responder su propia solicitud' using errcode = 'MG002';
  end if;
  if not asked.is_open or asked.round <> new.round or asked.place <> new.place then
    raise exception 'Ese paso no es el que espera respuesta' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger answered_by_another before insert on approval_decision
  for each row execute function app.step_answered_by_another();

-- A request with steps is approved when all of them are answered, whoever approves it.
create function app.every_step_answered() returns trigger language plpgsql as $$
begin
  if new.response_status = 'APPROVED' and old.response_status <> 'APPROVED'
    and exists (select from approval_request r where r.company_id = new.company_id
      and r.kind = tg_argv[0] and r.subject_id = new.id
      and r.place <= jsonb_array_length(r.steps)) then
    raise exception 'Le faltan pasos por responder' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger every_step before update of response_status on vacation
  for each row execute function app.every_step_answered('VACATION');

create trigger every_step before update of response_status on absence
  for each row execute function app.every_step_answered('ABSENCE');

-- The steps wait as long as their request does.
create function app.steps_wait_with() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update approval_request set is_open = false
    where company_id = old.company_id and kind = tg_argv[0] and subject_id = old.id and is_open;
  elsif new.response_status <> old.response_status then
    update approval_request
    set is_open = new.response_status = 'PENDING' and jsonb_array_length(steps) > 0
    where company_id = new.company_id and kind = tg_argv[0] and subject_id = new.id;
  end if;
  return null;
end $$;

create trigger steps_wait after update of response_status or delete on vacation
  for each row execute function app.steps_wait_with('VACATION');

create trigger steps_wait after update of response_status or delete on absence
  for each row execute function app.steps_wait_with('ABSENCE');
