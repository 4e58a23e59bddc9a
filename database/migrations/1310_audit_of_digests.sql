-- The chain of the trail covers a digest of what each event tells, and no longer the words: content
-- that the law orders to erase can go, and every event before and after it still verifies. The
-- digest has a salt of its own, which goes with the content: without it nobody finds out by
-- guessing what an erased event said.

alter table audit_event add column salt bytea;

alter table audit_event add column digest bytea;

-- How the chain of a company stood when its events were chained again: the hash of its last event,
-- and what its verification said then. What was altered before stays known as altered.
create table audit_anchor (
  company_id bigint not null references company (id),
  events     bigint not null,
  hash       bytea not null,
  broken_seq bigint,
  problem    text,
  at         timestamptz not null,
  constraint audit_anchor_pkey primary key (company_id),
  constraint audit_anchor_broken check ((broken_seq is null) = (problem is null))
);

select ops.protect('audit_anchor');

grant select on audit_anchor to minga_app;

-- The digest of what an event tells. No text of jsonb has the sign between both parts.
create function app.audit_content(p_salt bytea, p_before jsonb, p_after jsonb) returns bytea
language sql immutable as $$
  select sha256(p_salt || convert_to(coalesce(p_before::text, '') || chr(31)
    || coalesce(p_after::text, ''), 'UTF8'))
$$;

-- What the hash of an event covers, once for who writes and for who verifies.
create function app.audit_digest(
  p_previous bytea, p_company bigint, p_seq bigint, p_at timestamptz, p_action text, p_entity text,
  p_entity_id text, p_user bigint, p_login bigint, p_acting boolean, p_token bigint,
  p_digest bytea
) returns bytea language sql immutable as $$
  select sha256(p_previous || p_digest || convert_to(concat_ws(chr(31), p_company, p_seq,
    extract(epoch from p_at)::numeric(20, 6), p_action, p_entity, coalesce(p_entity_id, ''),
    coalesce(p_user::text, ''), coalesce(p_login::text, ''), p_acting::text,
    coalesce(p_token::text, '')), 'UTF8'))
$$;

-- What the first event of a chain follows: nothing, or the chain that stood before.
create function app.audit_start(p_company bigint) returns bytea language sql stable as $$
  select coalesce((select sha256(a.hash || convert_to(concat_ws(chr(31), a.events,
      coalesce(a.broken_seq::text, ''), coalesce(a.problem, '')), 'UTF8'))
    from audit_anchor a where a.company_id = p_company), '\x00'::bytea)
$$;

grant execute on function app.audit_start(bigint) to minga_app, minga_backup;

-- Each chain is verified as it stood, and then written again from its first event on.
do $$
declare
  v_company bigint;
  v_event record;
  v_previous bytea;
  v_salt bytea;
  v_digest bytea;
begin
  for v_company in select h.company_id from audit_head h where h.seq > 0 order by 1 loop
    insert into audit_anchor (company_id, events, hash, broken_seq, problem, at)
    select h.company_id, h.seq, h.hash, v.seq, v.problem, now()
    from audit_head h left join app.verify_audit(v_company) v on v.problem is not null
    where h.company_id = v_company;
    v_previous := app.audit_start(v_company);
    for v_event in
      select e.* from audit_event e where e.company_id = v_company order by e.seq
    loop
      v_salt := uuid_send(gen_random_uuid());
      v_digest := app.audit_content(v_salt, v_event.before, v_event.after);
      v_previous := app.audit_digest(v_previous, v_company, v_event.seq, v_event.at,
        v_event.action, v_event.entity, v_event.entity_id, v_event.user_id, v_event.login_id,
        v_event.acting, v_event.token_id, v_digest);
      update audit_event set salt = v_salt, digest = v_digest, hash = v_previous
      where company_id = v_company and seq = v_event.seq;
    end loop;
    update audit_head set hash = v_previous where company_id = v_company;
  end loop;
end $$;

alter table audit_event alter column digest set not null;

-- A content without its salt says nothing, and a salt without its content is none.
alter table audit_event add constraint audit_event_content
  check (salt is not null or (before is null and after is null));

create or replace function app.write_audit(
  p_company bigint, p_action text, p_entity text, p_entity_id text, p_before jsonb, p_after jsonb)
returns void
language plpgsql
set enable_seqscan = off
as $$
declare
  v_head record;
  v_place tid := nullif(current_setting('app.audit_place', true), '')::tid;
  v_seq bigint;
  -- Core PostgreSQL alone: 122 bits of chance, and no extension.
  v_salt bytea := uuid_send(gen_random_uuid());
  v_digest bytea := app.audit_content(v_salt, p_before, p_after);
  v_hash bytea;
  v_at timestamptz := clock_timestamp();
  v_user bigint := nullif(current_setting('app.user_id', true), '')::bigint;
  v_login bigint := nullif(current_setting('app.login_id', true), '')::bigint;
  v_acting boolean := coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean;
  v_token bigint := nullif(current_setting('app.token_id', true), '')::bigint;
  v_subject text := app.audit_subject(p_company, p_entity, p_entity_id,
    coalesce(p_after, p_before, '{}'));
  -- What the event before wrote in this transaction: its number, the group's, and whose it was.
  v_last text[] := string_to_array(current_setting('app.audit_change', true), '|');
  v_change bigint;
begin
  if v_place is not null then
    select seq, hash into v_head from audit_head
    where ctid = v_place and company_id = p_company for update;
  end if;
  if v_place is null or not found then
    insert into audit_head (company_id) values (p_company) on conflict do nothing;
    select ctid, seq, hash into strict v_head from audit_head
    where company_id = p_company for update;
    v_place := v_head.ctid;
    -- The triggers of the event and of the head look for it here too.
    perform set_config('app.audit_place', v_place::text, true);
  end if;
  v_seq := v_head.seq + 1;
  v_change := case when v_last[1]::bigint = v_head.seq and v_last[3] = v_subject
    and p_action <> 'Proceso' then v_last[2]::bigint else v_seq end;
  v_hash := app.audit_digest(v_head.hash, p_company, v_seq, v_at, p_action, p_entity, p_entity_id,
    v_user, v_login, v_acting, v_token, v_digest);
  insert into audit_event (company_id, seq, at, action, entity, entity_id, user_id,
    login_id, acting,
    trace_id, before, after, hash, change_seq, token_id,
    salt, digest)
  values (p_company, v_seq, v_at, p_action, p_entity, p_entity_id, v_user, v_login, v_acting,
    nullif(current_setting('app.trace_id', true), ''), p_before, p_after, v_hash, v_change,
    v_token, v_salt, v_digest);
  update audit_head set seq = v_seq, hash = v_hash
  where ctid = v_place and company_id = p_company returning ctid into v_place;
  if not found then
    update audit_head set seq = v_seq, hash = v_hash
    where company_id = p_company returning ctid into strict v_place;
  end if;
  perform set_config('app.audit_place', v_place::text, true);
  perform set_config('app.audit_change', concat_ws('|', v_seq, v_change, v_subject), true);
end $$;

create or replace function app.audit_follows()
returns trigger
language plpgsql
set enable_seqscan = off
as $$
declare
  v_head record;
  v_place tid := nullif(current_setting('app.audit_place', true), '')::tid;
begin
  -- Restoring, and the tests that tamper on purpose, work as the owner, past row-level security.
  if not row_security_active(tg_relid) then return new; end if;
  if v_place is not null then
    select h.seq, h.hash into v_head from audit_head h
    where h.ctid = v_place and h.company_id = new.company_id;
  end if;
  if v_place is null or not found then
    select h.seq, h.hash into v_head from audit_head h where h.company_id = new.company_id;
  end if;
  if not found or new.seq <> v_head.seq + 1 then
    raise exception 'an audit event follows the last one' using errcode = 'MG003';
  end if;
  if new.at < now() or new.at > clock_timestamp() then
    raise exception 'an audit event is of now' using errcode = 'MG003';
  end if;
  if new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
    or new.login_id is distinct from nullif(current_setting('app.login_id', true), '')::bigint
    or new.acting is distinct from
      coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean then
    raise exception 'an audit event names its author' using errcode = 'MG003';
  end if;
  if new.token_id is distinct from nullif(current_setting('app.token_id', true), '')::bigint then
    raise exception 'an audit event names its key' using errcode = 'MG003';
  end if;
  if octet_length(new.salt) is distinct from 16
    or new.digest is distinct from app.audit_content(new.salt, new.before, new.after) then
    raise exception 'an audit event carries the digest of its content' using errcode = 'MG003';
  end if;
  if new.hash is distinct from app.audit_digest(v_head.hash, new.company_id, new.seq, new.at,
    new.action, new.entity, new.entity_id, new.user_id, new.login_id, new.acting, new.token_id,
    new.digest) then
    raise exception 'an audit event carries its hash' using errcode = 'MG003';
  end if;
  return new;
end $$;

-- The first event that does not follow from its content and its predecessor, if any.
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
    if v_event.digest <> app.audit_content(v_event.salt, v_event.before, v_event.after) then
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

drop function app.audit_digest(
  bytea, bigint, bigint, timestamptz, text, text, text, bigint, bigint, boolean, jsonb, jsonb);

drop function app.audit_digest_of_token(bytea, bigint);
