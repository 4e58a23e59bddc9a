-- On a cluster an account is copied to each machine, and the trigger of its row runs on each of
-- them. One writes the trail: the machine that has the trail of the company, and for an account of
-- the platform the coordinator, which has the platform's record.

create function app.keeps_trail_of(p_company bigint) returns boolean language plpgsql stable as $$
declare
  v_here boolean;
begin
  if not exists (select from pg_extension where extname = 'citus') then return true; end if;
  if p_company is null then
    execute 'select g.groupid = 0 from pg_dist_local_group g' into v_here;
  else
    execute 'select exists (select from pg_dist_placement p
        join pg_dist_local_group g on g.groupid = p.groupid
      where p.shardid = get_shard_id_for_distribution_column(''audit_head'', $1))'
      into v_here using p_company;
  end if;
  return v_here;
end $$;

grant execute on function app.keeps_trail_of(bigint) to minga_app;

create or replace function app.audit_login() returns trigger language plpgsql as $$
declare
  v_before jsonb;
  v_after jsonb := app.login_facts(new.username, new.email, new.company_id, new.user_id,
    new.is_disabled, new.force_password_change, new.given_by, new.mail_by, new.taken_at);
begin
  if tg_op = 'UPDATE' then
    v_before := app.login_facts(old.username, old.email, old.company_id, old.user_id,
      old.is_disabled, old.force_password_change, old.given_by, old.mail_by, old.taken_at);
    if old.password_hash <> new.password_hash then
      v_before := v_before || '{"password": "anterior"}';
      v_after := v_after || '{"password": "nueva"}';
    end if;
    if v_before = v_after then return null; end if;
  end if;
  if not app.keeps_trail_of(new.company_id) then return null; end if;
  if new.company_id is null then
    insert into platform_event (login_id, action, subject, detail)
    values (coalesce(nullif(current_setting('app.login_id', true), '')::bigint, new.id),
      case tg_op when 'INSERT' then 'Creado' else 'Modificado' end,
      'Cuenta ' || new.username, jsonb_build_object('before', v_before, 'after', v_after));
    return null;
  end if;
  perform app.write_audit(new.company_id,
    case tg_op when 'INSERT' then 'Creado' else 'Modificado' end,
    'login', new.id::text, v_before, v_after);
  return null;
end $$;
