-- What of a person is erased because they asked, once two people agreed on it.
create table erasure (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  request_id        bigint not null,
  user_id           bigint not null,
  state             text not null default 'PROPOSED',
  reason            text,
  proposed_login_id bigint not null,
  approved_login_id bigint,
  approved_at       timestamptz,
  done_at           timestamptz,
  left_on           date,
  erased            jsonb not null default '{}',
  creator_login_id  bigint,
  updated_login_id  bigint,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint erasure_pkey primary key (company_id, id),
  constraint erasure_user foreign key (company_id, user_id) references users (company_id, id),
  constraint erasure_request foreign key (company_id, request_id)
    references privacy_request (company_id, id),
  constraint erasure_state check (state in ('PROPOSED', 'RUNNING', 'DONE', 'DISCARDED')),
  constraint erasure_approved check
    ((state in ('RUNNING', 'DONE')) = (approved_login_id is not null and approved_at is not null)),
  constraint erasure_done check ((state = 'DONE') = (done_at is not null)),
  -- Nobody agrees with themselves.
  constraint erasure_two check (approved_login_id <> proposed_login_id)
);

-- What a request gives is erased once.
create unique index erasure_of_request on erasure (company_id, request_id)
  where state <> 'DISCARDED';

create index erasure_by_person on erasure (company_id, user_id, id);

select ops.protect('erasure');

grant select, insert, update on erasure to minga_app;

select ops.audit('erasure');

select ops.keep_steps('erasure', 'state', 'reason');

-- An erasure rests on a request that was granted, and is of its person; once two people agreed it
-- is not taken back.
create function app.erasure_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
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
  if (new.request_id, new.user_id, new.proposed_login_id, new.left_on)
      is distinct from (old.request_id, old.user_id, old.proposed_login_id, old.left_on)
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

create trigger erasure_stays before insert or update on erasure
  for each row execute function app.erasure_stays();

grant delete on celebration_choice to minga_app;

-- What was done of a request, as its person reads it.
alter table privacy_request add column outcome text;

-- What of the trail may go with an erasure: the columns of each table, or all of its rows; after a
-- point, what is taken out of a column that holds an object. The database says it itself: no role
-- asks for more. Corrections are listed by what they correct.
create function app.erasable_content() returns jsonb language sql immutable as $$
  select '{
    "push_device": null,
    "report_subscription": null,
    "file": ["name"],
    "user_version": ["personal_phone"],
    "family_member": ["phone", "email"],
    "data_correction CONTACT": ["changes.personalPhone", "before.personalPhone"],
    "data_correction RELATIVES":
      ["changes.phone", "changes.email", "before.phone", "before.email"]
  }'::jsonb
$$;

-- Content of an event without what is erased of it.
create function app.without_content(p_content jsonb, p_columns jsonb) returns jsonb
language plpgsql immutable as $$
declare
  v_left jsonb := p_content;
  v_path text[];
begin
  if p_columns = 'null' then return null; end if;
  for v_path in select string_to_array(one, '.') from jsonb_array_elements_text(p_columns) one loop
    if v_left #>> v_path is not null then v_left := jsonb_set(v_left, v_path, '"•••"'); end if;
  end loop;
  return v_left;
end $$;

-- Erases from the trail what an approved erasure covers, at most so many events, and answers how
-- many. Only this function changes an event: an event of the chain lists what it changed, with the
-- digest of what is left, so that the verification tells an erasure from an alteration.
create function app.erase_content(p_company bigint, p_erasure bigint, p_events integer)
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
    join privacy_request r on r.company_id = e.company_id and r.id = e.request_id
  where e.company_id = p_company and e.id = p_erasure and e.state = 'RUNNING'
    and e.approved_login_id <> e.proposed_login_id and r.user_id = e.user_id
    and r.kind = 'ERASURE' and r.state in ('GRANTED', 'PARTLY', 'CLAIMED', 'CLOSED');
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

revoke execute on function app.erase_content(bigint, bigint, integer) from public;

grant execute on function app.erase_content(bigint, bigint, integer) to minga_app;

-- The events whose content approved erasures changed, each with the digest of what is left of it.
create function app.erased_content(p_company bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(one.key, one.value order by c.seq), '{}')
  from audit_event c
    join erasure e on e.company_id = p_company and e.id::text = c.entity_id
      and e.approved_login_id <> e.proposed_login_id
    cross join jsonb_each(c.after -> 'events') one
  where c.company_id = p_company and c.entity = 'supresión:contenido' and c.action = 'Proceso'
$$;

grant execute on function app.erased_content(bigint) to minga_app, minga_backup;

-- The first event that does not follow from its content and its predecessor, if any. Content that
-- an approved erasure took is no alteration while what is left is what the chain says is left.
create or replace function app.verify_audit(p_company bigint)
returns table(seq bigint, problem text)
language plpgsql
stable
as $$
declare
  v_event record;
  v_previous bytea := app.audit_start(p_company);
  v_expected bigint := 1;
  v_head record;
  v_erased jsonb := app.erased_content(p_company);
  v_content bytea;
begin
  -- What was altered in the chain that stood before does not become whole by being chained again.
  return query select a.broken_seq, a.problem from audit_anchor a
    where a.company_id = p_company and a.problem is not null;
  if found then return; end if;
  for v_event in select e.* from audit_event e where e.company_id = p_company order by e.seq loop
    if v_event.seq <> v_expected then
      return query select v_expected, 'falta un registro'::text; return;
    end if;
    if v_event.hash <> app.audit_digest(v_previous, p_company, v_event.seq, v_event.at,
      v_event.action, v_event.entity, v_event.entity_id, v_event.user_id, v_event.login_id,
      v_event.acting, v_event.token_id, v_event.digest) then
      return query select v_event.seq, 'el registro fue alterado'::text; return;
    end if;
    if v_event.salt is null then
      return query select v_event.seq, 'el registro fue alterado: falta su contenido'::text;
      return;
    end if;
    v_content := app.audit_content(v_event.salt, v_event.before, v_event.after);
    if v_event.digest <> v_content
      and v_erased ->> v_event.seq::text is distinct from encode(v_content, 'hex') then
      return query select v_event.seq, 'el registro fue alterado'::text; return;
    end if;
    v_previous := v_event.hash;
    v_expected := v_expected + 1;
  end loop;
  select h.seq, h.hash into v_head from audit_head h where h.company_id = p_company;
  if found and (v_head.seq <> v_expected - 1 or v_head.hash <> v_previous) then
    return query select v_expected, 'faltan registros al final'::text;
  end if;
end $$;
