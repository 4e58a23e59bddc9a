-- The states that an absence was in: since when, by whom, and why. A reason given once stays when
-- another answer replaces it.
create table absence_step (
  company_id bigint not null,
  id         bigint generated always as identity,
  absence_id bigint not null,
  state      text not null,
  reason     text,
  login_id   bigint,
  at         timestamptz not null,
  constraint absence_step_pkey primary key (company_id, id),
  constraint absence_step_absence foreign key (company_id, absence_id)
    references absence (company_id, id) on delete cascade
);

create index absence_step_of_absence on absence_step (company_id, absence_id, id);

select ops.protect('absence_step');

grant select, insert on absence_step to minga_app;

insert into absence_step (company_id, absence_id, state, login_id, at)
select company_id, id, 'PENDING', creator_login_id, created_at from absence
where response_status <> 'PENDING';

insert into absence_step (company_id, absence_id, state, reason, login_id, at)
select company_id, id, response_status, response, coalesce(responded_login_id, updated_login_id),
  coalesce(responded_at, updated_at)
from absence;

-- Written by the database, so that no way of changing a state leaves it out.
create function app.keep_absence_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.response_status = old.response_status then
    return null;
  end if;
  insert into absence_step (company_id, absence_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.response_status, new.response,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $$;

create trigger step after insert or update on absence
for each row execute function app.keep_absence_step();
