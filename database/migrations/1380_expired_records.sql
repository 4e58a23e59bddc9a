-- The records of people whose terms of labour and pay are over, or soon will be: one a person. A
-- machine finds them; one person confirms each and another one approves it.
create table expired_record (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  user_id           bigint not null,
  state             text not null default 'COMING',
  -- The end of their last contract, the last month that was paid to them, and the first day on
  -- which no term holds what is kept.
  left_on           date not null,
  last_month        integer not null,
  free_on           date not null,
  free_month        integer not null generated always as
    ((extract(year from free_on) * 100 + extract(month from free_on))::integer) stored,
  -- What holds a record whose terms are over, in words.
  held_by           text,
  reason            text,
  kept_until        date,
  confirmed_login_id bigint,
  confirmed_at      timestamptz,
  approved_login_id bigint,
  approved_at       timestamptz,
  creator_login_id  bigint,
  updated_login_id  bigint,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint expired_record_pkey primary key (company_id, id),
  constraint expired_record_once unique (company_id, user_id),
  constraint expired_record_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint expired_record_state check
    (state in ('COMING', 'DUE', 'CONFIRMED', 'APPROVED', 'KEPT', 'HELD')),
  constraint expired_record_held check ((state = 'HELD') = (held_by is not null)),
  constraint expired_record_kept check ((state = 'KEPT') = (kept_until is not null)),
  constraint expired_record_confirmed check
    ((state in ('CONFIRMED', 'APPROVED')) = (confirmed_login_id is not null)
      and (confirmed_login_id is null) = (confirmed_at is null)),
  constraint expired_record_approved check
    ((state = 'APPROVED') = (approved_login_id is not null)
      and (approved_login_id is null) = (approved_at is null)),
  -- Nobody agrees with themselves.
  constraint expired_record_two check (approved_login_id <> confirmed_login_id)
);

create index expired_record_by_day on expired_record (company_id, free_on, id);

create index expired_record_by_state on expired_record (company_id, state, free_month);

select ops.protect('expired_record');

grant select, insert, update on expired_record to minga_app;

select ops.audit('expired_record');

select ops.keep_steps('expired_record', 'state', 'reason');

-- A record is approved only after somebody else confirmed the same facts, and belongs to one
-- person for ever.
create function app.expired_record_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('COMING', 'DUE') then
      raise exception 'Una ficha vencida nace sin confirmar' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.user_id <> old.user_id
    or (new.state = 'CONFIRMED' and old.state not in ('DUE', 'CONFIRMED'))
    or (new.state = 'APPROVED' and old.state not in ('CONFIRMED', 'APPROVED'))
    or (new.state = 'APPROVED' and (new.confirmed_login_id, new.confirmed_at, new.left_on,
        new.last_month, new.free_on)
      is distinct from (old.confirmed_login_id, old.confirmed_at, old.left_on, old.last_month,
        old.free_on))
    or (old.state = 'APPROVED' and new.state = 'APPROVED'
      and (new.approved_login_id, new.approved_at)
        is distinct from (old.approved_login_id, old.approved_at)) then
    raise exception 'Una ficha vencida la confirma una persona y la aprueba otra'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger expired_record_stays before insert or update on expired_record
  for each row execute function app.expired_record_stays();

-- An erasure rests on a granted request, or on a record that two people agreed on.
alter table erasure alter column request_id drop not null;

alter table erasure add column expired_record_id bigint;

alter table erasure add constraint erasure_expired_record
  foreign key (company_id, expired_record_id) references expired_record (company_id, id) not valid;

alter table erasure validate constraint erasure_expired_record;

alter table erasure add constraint erasure_origin
  check ((request_id is null) <> (expired_record_id is null)) not valid;

alter table erasure validate constraint erasure_origin;

create index erasure_of_record on erasure (company_id, expired_record_id)
  where expired_record_id is not null;

create or replace function app.erasure_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.expired_record_id is not null then
      if new.state <> 'RUNNING' or not exists (select from expired_record x
        where x.company_id = new.company_id and x.id = new.expired_record_id
          and x.user_id = new.user_id and x.state = 'APPROVED' and x.left_on = new.left_on
          and x.confirmed_login_id = new.proposed_login_id
          and x.approved_login_id = new.approved_login_id) then
        raise exception 'Una ficha vencida se suprime cuando dos personas la aprobaron'
          using errcode = 'MG002';
      end if;
      return new;
    end if;
    if new.state <> 'PROPOSED' or not exists (select from privacy_request r
      where r.company_id = new.company_id and r.id = new.request_id and r.user_id = new.user_id
        and r.kind = 'ERASURE' and r.state in ('GRANTED', 'PARTLY')) then
      raise exception 'Una supresión nace de una solicitud concedida' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.state = 'PROPOSED' and new.state = 'RUNNING' and not exists (select from privacy_request r
    where r.company_id = new.company_id and r.id = new.request_id
      and r.state in ('GRANTED', 'PARTLY')) then
    raise exception 'Una supresión nace de una solicitud concedida' using errcode = 'MG002';
  end if;
  if (new.request_id, new.expired_record_id, new.user_id, new.proposed_login_id, new.left_on)
      is distinct from (old.request_id, old.expired_record_id, old.user_id,
        old.proposed_login_id, old.left_on)
    or (old.approved_login_id is not null
      and (new.approved_login_id, new.approved_at)
        is distinct from (old.approved_login_id, old.approved_at))
    or (old.state in ('DONE', 'DISCARDED') and new.state <> old.state)
    or (old.state = 'PROPOSED' and new.state = 'DONE')
    or (old.state = 'RUNNING' and new.state not in ('RUNNING', 'DONE')) then
    raise exception 'Una supresión aprobada no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $$;

create or replace function app.erase_content(p_company bigint, p_erasure bigint, p_events integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint;
  v_left date;
  v_photos text[];
  v_event record;
  v_salt bytea;
  v_listed jsonb := '{}';
begin
  if p_company is distinct from app.current_company() then
    raise exception 'otra empresa' using errcode = '42501';
  end if;
  select e.user_id, e.left_on into v_user, v_left from erasure e
  where e.company_id = p_company and e.id = p_erasure and e.state = 'RUNNING'
    and e.approved_login_id <> e.proposed_login_id
    -- What no request gives was born of a record that two people agreed on (`erasure_stays`).
    and (e.expired_record_id is not null or exists (select from privacy_request r
      where r.company_id = e.company_id and r.id = e.request_id and r.user_id = e.user_id
        and r.kind = 'ERASURE' and r.state in ('GRANTED', 'PARTLY', 'CLAIMED', 'CLOSED')));
  if v_user is null then
    raise exception 'Ninguna supresión aprobada lo permite' using errcode = '42501';
  end if;
  -- The photos that the person has or had, as the trail itself says.
  select coalesce(array_agg(distinct photo), '{}') into v_photos from (
    select e.after ->> 'avatar_file_id' as photo from audit_event e
    where e.company_id = p_company and e.entity = 'users' and e.entity_id = v_user::text
    union all
    select e.before ->> 'avatar_file_id' from audit_event e
    where e.company_id = p_company and e.entity = 'users' and e.entity_id = v_user::text
  ) known where photo is not null;
  for v_event in
    select found.seq, found.before, found.after from (
      select e.seq, e.before as was, e.after as became,
        app.without_content(e.before, app.erasable_content() -> e.part) as before,
        app.without_content(e.after, app.erasable_content() -> e.part) as after
      from (
        select t.seq, t.before, t.after, case when t.entity = 'data_correction'
            then 'data_correction ' || coalesce(t.after ->> 'part', t.before ->> 'part')
            else t.entity end as part
        from audit_event t
        where t.company_id = p_company
          and t.entity in ('push_device', 'report_subscription', 'file', 'user_version',
            'family_member', 'data_correction')
          -- Whoever still works there needs to be called.
          and (v_left is not null or t.entity in ('push_device', 'file'))
          and case t.entity when 'file' then t.entity_id = any(v_photos)
            else v_user = coalesce(t.after ->> 'user_id', t.before ->> 'user_id')::bigint end
      ) e
      where app.erasable_content() ? e.part
    ) found
    where found.before is distinct from found.was or found.after is distinct from found.became
    order by found.seq limit p_events
  loop
    v_salt := uuid_send(gen_random_uuid());
    update audit_event set before = v_event.before, after = v_event.after, salt = v_salt
    where company_id = p_company and seq = v_event.seq;
    v_listed := v_listed || jsonb_build_object(v_event.seq,
      encode(app.audit_content(v_salt, v_event.before, v_event.after), 'hex'));
  end loop;
  if v_listed <> '{}' then
    perform app.write_audit(p_company, 'Proceso', 'supresión:contenido', p_erasure::text, null,
      jsonb_build_object('user_id', v_user, 'events', v_listed));
  end if;
  return (select count(*) from jsonb_object_keys(v_listed));
end $$;
