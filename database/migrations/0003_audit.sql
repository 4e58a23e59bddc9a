-- Who changed what, when, on whose behalf. Written by triggers in the transaction of the change,
-- append-only for the application, chained by hash per company so that a later edit shows.

create table audit_head (
  company_id bigint not null references company (id),
  seq        bigint not null default 0,
  hash       bytea not null default '\x00'::bytea,
  constraint audit_head_pkey primary key (company_id)
);

select ops.distribute('audit_head');

create table audit_event (
  company_id bigint not null references company (id),
  seq        bigint not null,
  at         timestamptz not null,
  action     text not null,
  entity     text not null,
  entity_id  text,
  user_id    bigint,
  login_id   bigint,
  acting     boolean not null default false,
  trace_id   text,
  before     jsonb,
  after      jsonb,
  hash       bytea not null,
  constraint audit_event_pkey primary key (company_id, seq),
  constraint audit_event_action
    check (action in ('Creado', 'Modificado', 'Eliminado', 'Sesión', 'Proceso'))
);

select ops.distribute('audit_event');

create index audit_event_entity on audit_event (company_id, entity, entity_id);

create index audit_event_at on audit_event (company_id, at);

alter table audit_head enable row level security;

alter table audit_head force row level security;

create policy own_company on audit_head
  using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint);

alter table audit_event enable row level security;

alter table audit_event force row level security;

create policy own_company on audit_event
  using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint);

grant select, insert on audit_event to minga_app;

grant select, insert, update on audit_head to minga_app;

grant select on audit_event, audit_head to minga_backup;

-- What the hash of an event covers. One function, used by the writer and by the verifier.
create function app.audit_digest(
  p_previous bytea, p_company bigint, p_seq bigint, p_at timestamptz, p_action text, p_entity text,
  p_entity_id text, p_user bigint, p_login bigint, p_acting boolean, p_before jsonb, p_after jsonb
) returns bytea language sql immutable as $$
  select sha256(p_previous || convert_to(concat_ws(chr(31), p_company, p_seq,
    extract(epoch from p_at)::numeric(20, 6), p_action, p_entity, coalesce(p_entity_id, ''),
    coalesce(p_user::text, ''), coalesce(p_login::text, ''), p_acting::text,
    coalesce(p_before::text, ''), coalesce(p_after::text, '')), 'UTF8'))
$$;

grant execute on function app.audit_digest(
  bytea, bigint, bigint, timestamptz, text, text, text, bigint, bigint, boolean,
    jsonb, jsonb) to minga_app;

create function app.write_audit(
  p_company bigint, p_action text, p_entity text, p_entity_id text, p_before jsonb, p_after jsonb
) returns void language plpgsql as $$
declare
  v_head record;
  v_seq bigint;
  v_hash bytea;
  v_at timestamptz := clock_timestamp();
  v_user bigint := nullif(current_setting('app.user_id', true), '')::bigint;
  v_login bigint := nullif(current_setting('app.login_id', true), '')::bigint;
  v_acting boolean := coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean;
begin
  insert into audit_head (company_id) values (p_company) on conflict do nothing;
  select seq, hash into strict v_head from audit_head where company_id = p_company for update;
  v_seq := v_head.seq + 1;
  v_hash := app.audit_digest(v_head.hash, p_company, v_seq, v_at, p_action, p_entity, p_entity_id,
    v_user, v_login, v_acting, p_before, p_after);
  insert into audit_event (company_id, seq, at, action, entity, entity_id, user_id,
    login_id, acting,
    trace_id, before, after, hash)
  values (p_company, v_seq, v_at, p_action, p_entity, p_entity_id, v_user, v_login, v_acting,
    nullif(current_setting('app.trace_id', true), ''), p_before, p_after, v_hash);
  update audit_head set seq = v_seq, hash = v_hash where company_id = p_company;
end $$;

grant execute on function app.write_audit(bigint, text, text, text, jsonb, jsonb) to minga_app;

-- The trigger of every audited table. Its arguments: the table's name (a shard has another), then
-- the columns whose values must not be copied into the log (secrets).
create function app.audit_row() returns trigger language plpgsql as $$
declare
  v_before jsonb;
  v_after jsonb;
  v_company bigint;
  v_id text;
  v_hidden text;
begin
  if tg_op <> 'INSERT' then v_before := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then v_after := to_jsonb(new); end if;
  if v_before = v_after then return null; end if;
  v_company := coalesce(v_after ->> 'company_id', v_before ->> 'company_id')::bigint;
  v_id := coalesce(v_after ->> 'id', v_before ->> 'id');
  for i in 1 .. tg_nargs - 1 loop
    v_hidden := tg_argv[i];
    if v_before ? v_hidden then
      v_before := v_before || jsonb_build_object(v_hidden, '•••');
    end if;
    if v_after ? v_hidden then
      v_after := v_after || jsonb_build_object(v_hidden, '•••');
    end if;
  end loop;
  perform app.write_audit(v_company,
    case tg_op when 'INSERT' then 'Creado' when 'UPDATE' then 'Modificado' else 'Eliminado' end,
    tg_argv[0], v_id, v_before, v_after);
  return null;
end $$;

-- The first event whose hash does not follow from its content and its predecessor, if any.
create function app.verify_audit(p_company bigint) returns table (seq bigint, problem text)
language plpgsql stable as $$
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
    if v_event.hash <> app.audit_digest(v_previous, p_company, v_event.seq, v_event.at,
      v_event.action,
      v_event.entity, v_event.entity_id, v_event.user_id, v_event.login_id, v_event.acting,
      v_event.before, v_event.after) then
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

grant execute on function app.verify_audit(bigint) to minga_app, minga_backup;

-- Gives a tenant table everything its company's wall needs. Called once per table by the
-- migrations.
create function ops.protect(p_table text) returns void language plpgsql as $$
begin
  perform ops.distribute(p_table);
  execute format('alter table %I enable row level security', p_table);
  execute format('alter table %I force row level security', p_table);
  execute format('create policy own_company on %I
    using (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)
    with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)',
    p_table);
  execute format('grant select on %I to minga_backup', p_table);
end $$;

-- Puts the audit trigger on a table; p_hidden are columns whose values stay out of the log.
create function ops.audit(p_table text, variadic p_hidden text[] default '{}') returns void
language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %I for each row
    execute function app.audit_row(%L%s)', p_table, p_table,
    (select coalesce(string_agg(format(', %L', hidden), ''), '') from unnest(p_hidden) hidden));
end $$;
