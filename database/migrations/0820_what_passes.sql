-- Why a file is kept: a record, a copy that can be made again, or an upload that nothing was saved
-- with. Copies and uploads are cleared when their days are over (platform/model/retention.ts);
-- every file until now is a record.
alter table file add column kept_as text not null default 'RECORD';

alter table file add constraint file_kept_as check (kept_as in ('RECORD', 'COPY', 'UPLOAD'));

-- A record stays one, and stays.
create function app.keep_record_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a file that is a record is not deleted' using errcode = 'MG001';
  end if;
  raise exception 'a file that is a record stays one' using errcode = 'MG001';
end $$;

create trigger kept before delete on file
  for each row when (old.kept_as = 'RECORD') execute function app.keep_record_file();

-- Work that is not over is not deleted either.
create function app.keep_open_job() returns trigger language plpgsql as $$
begin
  raise exception 'work that is not over is not deleted' using errcode = 'MG001';
end $$;

create trigger kept before delete on job
  for each row when (old.status in ('QUEUED', 'RUNNING')) execute function app.keep_open_job();

-- What the worker clears in each company, and on the platform.
grant delete on file, job, scenario_run, calendar_feed to minga_app;

grant delete on login_session, password_reset, mail_outbox to minga_app;

create index file_passing on file (company_id, created_at) where kept_as <> 'RECORD';

create index job_over on job (company_id, finished_at) where finished_at is not null;

create index notification_old on notification (company_id, created_at);

create index sent_form_old on sent_form (company_id, sent_at);

create index login_session_over on login_session (expires_at);

-- Whether a record names a file, for what deletes one: its keys ask each of these tables.
create index absence_file_of on absence (company_id, file_id) where file_id is not null;

create index accounting_file_of on accounting_file (company_id, file_id);

create index business_logo_of on business (company_id, logo_file_id)
  where logo_file_id is not null;

create index certificate_file_of on certificate (company_id, file_id) where file_id is not null;

create index contract_registration_file_of on contract_registration (company_id, file_id)
  where file_id is not null;

create index filing_file_of on filing (company_id, file_id) where file_id is not null;

create index labor_protection_file_of on labor_protection (company_id, file_id)
  where file_id is not null;

create index labor_protection_court_of on labor_protection (company_id, court_file_id)
  where court_file_id is not null;

create index payroll_deadline_file_of on payroll_deadline (company_id, file_id)
  where file_id is not null;

create index residence_permit_file_of on residence_permit (company_id, file_id)
  where file_id is not null;

create index users_avatar_of on users (company_id, avatar_file_id)
  where avatar_file_id is not null;

create index vacation_care_of on vacation (company_id, care_file_id)
  where care_file_id is not null;

create index vacation_compensation_file_of on vacation_compensation (company_id, file_id)
  where file_id is not null;

-- The work that leads to a file.
create index job_file_of on job (company_id, (result ->> 'key'))
  where result ->> 'key' is not null;
