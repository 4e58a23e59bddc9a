-- What people propose to correct in their own record. Nothing of the record changes until another
-- person approves it; then it changes as any edit of that person does.
create table data_correction (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  user_id            bigint not null,
  part               text not null,
  since              date not null,
  changes            jsonb not null,
  before             jsonb not null,
  comment            text,
  response_status    text not null default 'PENDING',
  response           text,
  requested_at       timestamptz not null default now(),
  responded_at       timestamptz,
  responded_login_id bigint,
  creator_login_id   bigint,
  updated_login_id   bigint,
  updated_at         timestamptz not null default now(),
  version            integer not null default 1,
  constraint data_correction_pkey primary key (company_id, id),
  constraint data_correction_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint data_correction_part
    check (part in ('PERSONAL', 'CONTACT', 'PREVISION', 'HEALTH', 'SAVINGS', 'FAMILY')),
  constraint data_correction_changes check (jsonb_typeof(changes) = 'object'),
  constraint data_correction_before check (jsonb_typeof(before) = 'object'),
  constraint data_correction_status
    check (response_status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED'))
);

-- One question at a time about the same part: the next one waits for its answer.
create unique index data_correction_pending on data_correction (company_id, user_id, part)
  where response_status = 'PENDING';

create index data_correction_newest on data_correction (company_id, requested_at, id);

create index data_correction_of on data_correction (company_id, user_id, requested_at);

select ops.protect('data_correction');

grant select, insert, update on data_correction to minga_app;

select ops.audit('data_correction');

create table data_correction_step (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  data_correction_id bigint not null,
  state              text not null,
  reason             text,
  login_id           bigint,
  at                 timestamptz not null,
  constraint data_correction_step_pkey primary key (company_id, id),
  constraint data_correction_step_of foreign key (company_id, data_correction_id)
    references data_correction (company_id, id) on delete cascade
);

create index data_correction_step_by_correction
  on data_correction_step (company_id, data_correction_id, id);

select ops.protect('data_correction_step');

grant select, insert on data_correction_step to minga_app;

create function app.keep_data_correction_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.response_status = old.response_status then
    return null;
  end if;
  insert into data_correction_step (company_id, data_correction_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.response_status, new.response, new.updated_login_id,
    new.updated_at);
  return null;
end $$;

create trigger step after insert or update on data_correction
for each row execute function app.keep_data_correction_step();
