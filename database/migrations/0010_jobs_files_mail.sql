-- Work in the background, stored files, mail and rate limits. The queue itself is graphile-worker's
-- schema (platform/server/jobs/install.ts; database/migrate.ts installs it with these migrations);
-- the table job is what people see of it, and what decides who may still write.

create table job (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  kind             text not null,
  -- What makes two requests the same work: unique per kind while the first is not over.
  key              text not null,
  status           text not null default 'QUEUED',
  input            jsonb not null,
  result           jsonb,
  done             integer not null default 0,
  total            integer,
  message          text,
  -- What went wrong, in the user's words; the cause is in the log under trace_id.
  error            text,
  -- Grows with every claim: a worker that was thought dead writes nothing under an older number.
  fence            integer not null default 0,
  -- Claims that ended in a failure of the work itself; a worker killed in the middle is none.
  attempts         integer not null default 0,
  max_attempts     integer not null default 5,
  cancel_requested boolean not null default false,
  user_id          bigint,
  login_id         bigint,
  acting           boolean not null default false,
  trace_id         text not null,
  created_at       timestamptz not null default now(),
  started_at       timestamptz,
  finished_at      timestamptz,
  touched_at       timestamptz not null default now(),
  constraint job_pkey primary key (company_id, id),
  constraint job_status check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  constraint job_done check (done >= 0 and (total is null or total >= 0)),
  constraint job_attempts check (attempts >= 0 and max_attempts > 0)
);

select ops.protect('job');

create unique index job_active_key on job (company_id, kind, key)
  where status in ('QUEUED', 'RUNNING');

create index job_recent on job (company_id, created_at desc);

-- The sweep of active jobs over all companies.
create index job_active on job (touched_at) where status in ('QUEUED', 'RUNNING');

grant select, insert, update on job to minga_app;

-- A stored file. Its bytes are in the storage under storage_key; the name is only what people read.
create table file (
  company_id   bigint not null references company (id),
  id           bigint generated always as identity,
  storage_key  text not null,
  name         text not null,
  media_type   text not null,
  size         bigint not null,
  sha256       bytea not null,
  related_type text not null,
  related_id   text,
  hash_name    text,
  user_id      bigint,
  login_id     bigint,
  created_at   timestamptz not null default now(),
  removed_at   timestamptz,
  constraint file_pkey primary key (company_id, id),
  constraint file_storage_key_key unique (company_id, storage_key),
  constraint file_own_key check (split_part(storage_key, '/', 1) = company_id::text),
  constraint file_size check (size >= 0),
  constraint file_name check (length(name) between 1 and 255)
);

select ops.protect('file');

create index file_related on file (company_id, related_type, related_id);

grant select, insert, update on file to minga_app;

select ops.audit('file', 'storage_key', 'sha256');

-- Mail waiting to be sent and, where no SMTP server is configured, mail to be read by the
-- superadmin. Once sent, the text goes and only the fact stays: recovery links do not rest here.
create table mail_outbox (
  id         bigint generated always as identity primary key,
  key        text not null,
  company_id bigint references company (id),
  recipient  text not null,
  subject    text not null,
  text_body  text,
  html_body  text,
  status     text not null default 'QUEUED',
  error      text,
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  constraint mail_outbox_key_key unique (key),
  constraint mail_outbox_status check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED'))
);

create index mail_outbox_recent on mail_outbox (created_at desc);

grant select, update on mail_outbox to minga_app;

-- One row per account, address or operation that was limited lately: the instant at which its
-- bucket is full again. Not logged: after a crash every bucket starts full.
create unlogged table rate_limit (
  key     text primary key,
  full_at timestamptz not null
);

create index rate_limit_full_at on rate_limit (full_at);

grant select, insert, update, delete on rate_limit to minga_app;

-- The processes that run jobs, each by the connection it keeps open: when a process dies, so does
-- its connection, and the others see it within a second. Only the owner reads and writes it.
create table worker_process (
  id            text primary key,
  backend_pid   integer not null,
  backend_start timestamptz not null,
  beat_at       timestamptz not null
);

-- Puts a job row in the queue, in the caller's transaction. The application cannot touch the queue
-- otherwise, and cannot enqueue for a company other than the one its transaction is for.
create function app.enqueue_job(p_job bigint, p_run_at timestamptz default null) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_company bigint := app.current_company();
begin
  if v_company is null then raise exception 'no company in this transaction'; end if;
  perform graphile_worker.add_job(
    'job',
    json_build_object('companyId', v_company, 'jobId', p_job),
    run_at := p_run_at, max_attempts := 1000, job_key := format('job:%s:%s', v_company, p_job)
  );
end $$;

revoke execute on function app.enqueue_job(bigint, timestamptz) from public;

grant execute on function app.enqueue_job(bigint, timestamptz) to minga_app;

-- Writes a mail and the order to send it, in the caller's transaction, once per key for ever.
create function app.queue_mail(
  p_key text, p_recipient text, p_subject text, p_text text, p_html text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mail_outbox (key, company_id, recipient, subject, text_body, html_body)
  values (p_key, app.current_company(), p_recipient, p_subject, p_text, p_html)
  on conflict (key) do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job('mail', json_build_object('key', p_key),
    max_attempts := 12, job_key := 'mail:' || p_key);
end $$;

revoke execute on function app.queue_mail(text, text, text, text, text) from public;

grant execute on function app.queue_mail(text, text, text, text, text) to minga_app;

-- Hands the jobs of dead workers back to the queue. Dead: its connection is gone, or it has been
-- silent for p_silent (a cut network keeps connections up). Being killed costs a job no attempt.
-- The half second is for a worker that takes its first job while it is still saying its name.
create function app.release_dead_workers(p_silent interval) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  v_released integer;
begin
  delete from worker_process w
  where w.beat_at < clock_timestamp() - p_silent
    or not exists (select from pg_stat_activity a
      where a.pid = w.backend_pid and a.backend_start = w.backend_start);
  update graphile_worker._private_jobs j
  set locked_at = null, locked_by = null, attempts = greatest(j.attempts - 1, 0)
  where j.locked_by is not null and j.locked_at < clock_timestamp() - interval '500 ms'
    and not exists (select from worker_process w where w.id = j.locked_by);
  get diagnostics v_released = row_count;
  if v_released > 0 then
    perform pg_notify('jobs:insert',
      json_build_object('r', random()::text, 'count', v_released)::text);
  end if;
  return v_released;
end $$;

revoke execute on function app.release_dead_workers(interval) from public;

-- Queues again what should be in the queue and is not: on a cluster a job row and its place in the
-- queue do not commit as one, and a worker thought dead may take a place away when it ends.
create function app.requeue_lost_jobs(p_silent interval) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  v_job record;
  v_requeued integer := 0;
begin
  for v_job in
    select j.company_id, j.id from job j
    where j.status in ('QUEUED', 'RUNNING') and j.touched_at < clock_timestamp() - p_silent
      and not exists (select from graphile_worker._private_jobs q
        where q.key = format('job:%s:%s', j.company_id, j.id))
  loop
    perform graphile_worker.add_job('job',
      json_build_object('companyId', v_job.company_id, 'jobId', v_job.id), max_attempts := 1000,
      job_key := format('job:%s:%s', v_job.company_id, v_job.id));
    v_requeued := v_requeued + 1;
  end loop;
  return v_requeued;
end $$;

revoke execute on function app.requeue_lost_jobs(interval) from public;
