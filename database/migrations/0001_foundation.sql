-- The ground every other migration stands on: who the request is for, and the two names under which
-- a table can be spread over a cluster. Roles are made by database/migrate.ts before this runs.

create schema app;

create schema ops;

grant usage on schema app to minga_app, minga_backup;

create extension if not exists btree_gist;

create extension if not exists unaccent;

create extension if not exists pg_trgm;

-- Where the extension citus is, these two spread a table over the machines by company, or copy it
-- to each of them. On plain PostgreSQL they do nothing, and the same migrations run on both.
create function ops.distribute(p_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, %L)', p_table, 'company_id');
  end if;
end $$;

create function ops.reference(p_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', p_table);
  end if;
end $$;

-- Opens a request inside a transaction. SET LOCAL through EXECUTE, because set_config() does not
-- travel to the workers of a cluster and a session SET would leak to the next borrower of the
-- connection.
create function app.begin_request(
  p_company bigint, p_user bigint, p_login bigint, p_acting boolean, p_trace text
) returns void language plpgsql as $$
begin
  execute format('set local app.company_id = %L', coalesce(p_company::text, ''));
  execute format('set local app.user_id = %L', coalesce(p_user::text, ''));
  execute format('set local app.login_id = %L', coalesce(p_login::text, ''));
  execute format('set local app.acting = %L', coalesce(p_acting, false)::text);
  execute format('set local app.trace_id = %L', coalesce(p_trace, ''));
  execute 'set local statement_timeout = ''60s''';
  execute 'set local lock_timeout = ''10s''';
end $$;

grant execute on function app.begin_request(bigint, bigint, bigint, boolean, text) to minga_app;

-- After a commit a custom setting is '' and not null: nullif is needed.
create function app.current_company() returns bigint language sql stable as $$
  select nullif(current_setting('app.company_id', true), '')::bigint
$$;

grant execute on function app.current_company() to minga_app;

-- Search without accents or case; immutable so that an index can carry it.
create function app.plain(p_text text) returns text language sql immutable parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, p_text))
$$;

grant execute on function app.plain(text) to minga_app, minga_backup;
