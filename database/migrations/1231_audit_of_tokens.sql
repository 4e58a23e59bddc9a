-- What a program wrote with a key of integration says so: the key is named beside the person whose
-- key it is, and is part of the chain.
alter table audit_event add column token_id bigint;

create function app.audit_digest_of_token(p_hash bytea, p_token bigint) returns bytea
language sql immutable as $$
  select case when p_token is null then p_hash
    else sha256(p_hash || convert_to('token ' || p_token, 'UTF8')) end
$$;

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
    v_user, v_login, v_acting, p_before, p_after);
  v_hash := app.audit_digest_of_token(v_hash, v_token);
  insert into audit_event (company_id, seq, at, action, entity, entity_id, user_id,
    login_id, acting,
    trace_id, before, after, hash, change_seq, token_id)
  values (p_company, v_seq, v_at, p_action, p_entity, p_entity_id, v_user, v_login, v_acting,
    nullif(current_setting('app.trace_id', true), ''), p_before, p_after, v_hash, v_change,
    v_token);
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
  if new.hash is distinct from app.audit_digest_of_token(app.audit_digest(v_head.hash,
    new.company_id, new.seq, new.at, new.action, new.entity, new.entity_id, new.user_id,
    new.login_id, new.acting, new.before, new.after), new.token_id) then
    raise exception 'an audit event carries its hash' using errcode = 'MG003';
  end if;
  return new;
end $$;

create or replace function app.verify_audit(p_company bigint)
returns table(seq bigint, problem text)
language plpgsql
stable
as $$
declare
  v_event record;
  v_previous bytea := '\x00'::bytea;
  v_expected bigint := 1;
  v_head record;
begin
  for v_event in select e.* from audit_event e where e.company_id = p_company order by e.seq loop
    if v_event.seq <> v_expected then
      return query select v_expected, 'falta un registro'::text; return;
    end if;
    if v_event.hash <> app.audit_digest_of_token(app.audit_digest(v_previous, p_company,
      v_event.seq, v_event.at, v_event.action,
      v_event.entity, v_event.entity_id, v_event.user_id, v_event.login_id, v_event.acting,
      v_event.before, v_event.after), v_event.token_id) then
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
