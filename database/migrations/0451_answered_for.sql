-- In whose place an answer was given; null when in one's own name.
alter table vacation add column responded_for_user_id bigint;

alter table vacation add constraint vacation_responded_for
  foreign key (company_id, responded_for_user_id) references users (company_id, id);

alter table absence add column responded_for_user_id bigint;

alter table absence add constraint absence_responded_for
  foreign key (company_id, responded_for_user_id) references users (company_id, id);

alter table absence_step add column responded_for_user_id bigint;

alter table absence_step add constraint absence_step_responded_for
  foreign key (company_id, responded_for_user_id) references users (company_id, id);

create or replace function app.keep_absence_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.response_status = old.response_status then
    return null;
  end if;
  insert into absence_step (company_id, absence_id, state, reason, login_id, at,
    responded_for_user_id)
  values (new.company_id, new.id, new.response_status, new.response,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at,
    case when new.response_status <> 'PENDING' then new.responded_for_user_id end);
  return null;
end $$;
