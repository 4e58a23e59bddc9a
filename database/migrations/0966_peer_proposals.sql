-- Nominated peers: in a process that says so, each person proposes three to eight colleagues who
-- answer about them, and the supervisor of the start approves them.
alter table evaluation_process add column peer_choice text not null default 'TEAM';

alter table evaluation_process add constraint evaluation_process_peer_choice
  check (peer_choice in ('TEAM', 'NOMINATED')) not valid;

alter table evaluation_process validate constraint evaluation_process_peer_choice;

-- As before, with the choice of peers among the rules that are fixed once a process starts.
create or replace function app.evaluation_process_moves() returns trigger language plpgsql as $$
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
      old.high_cut, old.scale_min, old.scale_max, old.started_at, old.peer_choice)
    is distinct from (new.self_weight, new.supervisor_weight, new.peer_weight,
      new.subordinate_weight, new.min_raters, new.missing_policy, new.plan_share, new.medium_cut,
      new.high_cut, new.scale_min, new.scale_max, new.started_at, new.peer_choice) then
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

-- The peers of one person in one process. It waits for its person from the start of the process.
create table peer_proposal (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  process_id         bigint not null,
  review_id          bigint not null,
  evaluatee_id       bigint not null,
  supervisor_id      bigint,
  status             text not null default 'WAITING',
  response           text,
  requested_at       timestamptz,
  responded_at       timestamptz,
  responded_login_id bigint,
  creator_login_id   bigint,
  created_at         timestamptz not null default now(),
  updated_login_id   bigint,
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint peer_proposal_pkey primary key (company_id, id),
  constraint peer_proposal_once unique (company_id, review_id),
  constraint peer_proposal_review foreign key (company_id, review_id)
    references review (company_id, id) on delete cascade,
  constraint peer_proposal_process foreign key (company_id, process_id)
    references evaluation_process (company_id, id) on delete cascade,
  constraint peer_proposal_evaluatee foreign key (company_id, evaluatee_id)
    references users (company_id, id),
  constraint peer_proposal_supervisor foreign key (company_id, supervisor_id)
    references users (company_id, id),
  constraint peer_proposal_other_supervisor check (supervisor_id <> evaluatee_id),
  constraint peer_proposal_status
    check (status in ('WAITING', 'PENDING', 'RETURNED', 'APPROVED')),
  constraint peer_proposal_requested check ((status = 'WAITING') = (requested_at is null)),
  constraint peer_proposal_responded
    check (status not in ('RETURNED', 'APPROVED') or responded_at is not null),
  constraint peer_proposal_returned check (status <> 'RETURNED' or response is not null)
);

create index peer_proposal_by_process on peer_proposal (company_id, process_id, id);

create index peer_proposal_by_evaluatee on peer_proposal (company_id, evaluatee_id, id);

create index peer_proposal_by_supervisor on peer_proposal (company_id, supervisor_id, id);

select ops.protect('peer_proposal');

grant select, insert, update on peer_proposal to minga_app;

select ops.audit('peer_proposal', 'response');

create table peer_proposal_person (
  company_id  bigint not null,
  proposal_id bigint not null,
  user_id     bigint not null,
  constraint peer_proposal_person_pkey primary key (company_id, proposal_id, user_id),
  constraint peer_proposal_person_proposal foreign key (company_id, proposal_id)
    references peer_proposal (company_id, id) on delete cascade,
  constraint peer_proposal_person_user foreign key (company_id, user_id)
    references users (company_id, id)
);

create index peer_proposal_person_by_user on peer_proposal_person (company_id, user_id);

select ops.protect('peer_proposal_person');

grant select, insert, delete on peer_proposal_person to minga_app;

select ops.keep_steps('peer_proposal', 'status', 'response');

-- Whatever asks for it: a proposal goes from state to state in its order, of the people of its
-- review, and is approved with three to eight peers.
create function app.peer_proposal_moves() returns trigger language plpgsql as $$
declare
  v_peers integer;
begin
  if new.company_id <> old.company_id then return new; end if;
  if (old.process_id, old.review_id, old.evaluatee_id, old.supervisor_id)
    is distinct from (new.process_id, new.review_id, new.evaluatee_id, new.supervisor_id) then
    raise exception 'Una propuesta de pares es de una persona en un proceso'
      using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('WAITING', 'PENDING'), ('RETURNED', 'PENDING'),
    ('PENDING', 'RETURNED'), ('PENDING', 'APPROVED')) then
    raise exception 'La propuesta de pares no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if new.status = 'APPROVED' then
    select count(*) into v_peers from peer_proposal_person p
    where p.company_id = new.company_id and p.proposal_id = new.id;
    if v_peers not between 3 and 8 then
      raise exception 'Se aprueban entre 3 y 8 pares' using errcode = 'MG002';
    end if;
  end if;
  return new;
end $$;

create trigger moves before update on peer_proposal
  for each row execute function app.peer_proposal_moves();

-- The peers of an approved proposal are those who were asked: they stay.
create function app.peers_stay() returns trigger language plpgsql as $$
declare
  v_company  bigint := coalesce(new.company_id, old.company_id);
  v_proposal bigint := coalesce(new.proposal_id, old.proposal_id);
begin
  if exists (select from peer_proposal p where p.company_id = v_company and p.id = v_proposal
    and p.status = 'APPROVED') then
    raise exception 'Los pares ya están aprobados' using errcode = 'MG002';
  end if;
  return coalesce(new, old);
end $$;

create trigger stay before insert or delete on peer_proposal_person
  for each row execute function app.peers_stay();
