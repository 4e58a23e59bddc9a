-- What an isapre notified of somebody's plan (Formulario Único de Notificación): a subscription, a
-- change or the end of it, from which month. Nothing of the record changes until it is applied;
-- what the record said before is kept, so that it can be undone.
create table health_plan_notice (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_id          bigint not null,
  folio            text not null,
  kind             text not null,
  institution      text not null,
  plan_unit        text,
  plan_value       numeric(12, 4),
  from_month       integer not null,
  notified_on      date not null,
  comment          text,
  status           text not null default 'PENDING',
  reason           text,
  before           jsonb,
  applied_at       timestamptz,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint health_plan_notice_pkey primary key (company_id, id),
  constraint health_plan_notice_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint health_plan_notice_kind check (kind in ('SUBSCRIPTION', 'CHANGE', 'LEAVING')),
  constraint health_plan_notice_unit check (plan_unit in ('UF', 'CLP', 'PERCENT')),
  constraint health_plan_notice_plan check ((kind = 'LEAVING') = (plan_unit is null)
    and (plan_unit is null) = (plan_value is null)),
  constraint health_plan_notice_value check (plan_value > 0 and plan_value <= 99999999),
  constraint health_plan_notice_month check (from_month between 190001 and 220012),
  constraint health_plan_notice_status check (status in ('PENDING', 'APPLIED', 'REJECTED')),
  constraint health_plan_notice_applied check ((status = 'APPLIED') = (before is not null)
    and (before is null) = (applied_at is null))
);

-- A folio of an isapre is one notice, unless it was rejected and is entered again.
create unique index health_plan_notice_folio on health_plan_notice (company_id, institution, folio)
  where status <> 'REJECTED';

create index health_plan_notice_of on health_plan_notice (company_id, user_id, from_month);

create index health_plan_notice_waiting on health_plan_notice (company_id, from_month)
  where status = 'PENDING';

select ops.protect('health_plan_notice');

grant select, insert, update on health_plan_notice to minga_app;

select ops.audit('health_plan_notice');

create table health_plan_notice_step (
  company_id            bigint not null,
  id                    bigint generated always as identity,
  health_plan_notice_id bigint not null,
  state                 text not null,
  reason                text,
  login_id              bigint,
  at                    timestamptz not null,
  constraint health_plan_notice_step_pkey primary key (company_id, id),
  constraint health_plan_notice_step_of foreign key (company_id, health_plan_notice_id)
    references health_plan_notice (company_id, id) on delete cascade
);

create index health_plan_notice_step_by_notice
  on health_plan_notice_step (company_id, health_plan_notice_id, id);

select ops.protect('health_plan_notice_step');

grant select, insert on health_plan_notice_step to minga_app;

create function app.keep_health_plan_notice_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into health_plan_notice_step (company_id, health_plan_notice_id, state, reason, login_id,
    at)
  values (new.company_id, new.id, new.status, new.reason, new.updated_login_id, new.updated_at);
  return null;
end $$;

create trigger step after insert or update on health_plan_notice
for each row execute function app.keep_health_plan_notice_step();
