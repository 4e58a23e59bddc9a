-- Whose an account really is. Whoever made it, or set its password, or wrote the address to which
-- its recovery link goes, could sign in with it: until its owner has chosen a password by a means
-- of their own, it counts as theirs too. And every change of an account is in the company's trail.

-- The login that knows the password, having made the account or set it; null: only its owner does.
alter table login add column given_by bigint;

-- The login that wrote the address of the recovery link, and when; null: its owner, or long known.
alter table login add column mail_by bigint;

alter table login add column mail_at timestamptz;

-- When the owner chose a password through a link to that address, or a third person vouched.
alter table login add column taken_at timestamptz;

alter table login add constraint login_given_by foreign key (given_by) references login (id);

alter table login add constraint login_mail_by foreign key (mail_by) references login (id);

alter table login add constraint login_mail_dated check ((mail_by is null) = (mail_at is null));

-- Everybody who could sign in with an account that is not theirs, and with those that these keep in
-- turn; without the account itself. An address that was written before p_since is its owner's once
-- they took the account over through it.
create function app.keepers_of(p_login bigint, p_since timestamptz) returns bigint[]
language sql stable as $$
  with recursive kept (id) as (
    select p_login
    union
    select keeper.id
    from kept
    join login l on l.id = kept.id
    cross join lateral (values
      (case when l.taken_at is null then l.given_by end),
      (case when l.taken_at is null or l.mail_at > p_since then l.mail_by end)
    ) as keeper (id)
    where keeper.id is not null
  )
  select coalesce(array_agg(kept.id order by kept.id), '{}') from kept where kept.id <> p_login
$$;

grant execute on function app.keepers_of(bigint, timestamptz) to minga_app;

-- What the trail keeps of an account: no hash, nothing of its looks, and people by their names.
create function app.login_facts(
  p_username text, p_email text, p_company bigint, p_user bigint, p_disabled boolean,
  p_forced boolean, p_given_by bigint, p_mail_by bigint, p_taken_at timestamptz
) returns jsonb language sql stable as $$
  select jsonb_build_object('username', p_username, 'email', p_email, 'company_id', p_company,
    'user_id', p_user, 'is_disabled', p_disabled, 'force_password_change', p_forced,
    'given_by', (select g.username from login g where g.id = p_given_by),
    'mail_by', (select m.username from login m where m.id = p_mail_by),
    'taken_at', p_taken_at)
$$;

grant execute on function app.login_facts(
  text, text, bigint, bigint, boolean, boolean, bigint, bigint, timestamptz) to minga_app;

-- An account of a company is written in that company's transaction: under row-level security its
-- trail takes no row from another one. One of the platform leaves its row in the platform's record.
create function app.audit_login() returns trigger language plpgsql as $$
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

create trigger audit after insert or update on login
  for each row execute function app.audit_login();

-- Whether the transaction that asks has left anything in the company's trail. Its own rows are
-- those with its trace since it began: the head of the chain is locked until it ends.
create function app.left_trace(p_company bigint) returns boolean language sql stable as $$
  select exists (select from audit_event e where e.company_id = p_company and e.at >= now()
    and e.trace_id is not distinct from nullif(current_setting('app.trace_id', true), ''))
$$;

grant execute on function app.left_trace(bigint) to minga_app;

-- What a superadmin read while working as the company; the same within a minute is one row.
create function app.trace_reading(
  p_company bigint, p_operation text, p_about jsonb, p_rows integer
) returns void language plpgsql as $$
declare
  v_since timestamptz := clock_timestamp() - interval '1 minute';
  v_login bigint := nullif(current_setting('app.login_id', true), '')::bigint;
begin
  if exists (select from audit_event e
    where e.company_id = p_company and e.entity = 'simulación:consulta'
      and e.entity_id = p_operation and e.login_id = v_login and e.at > v_since
      and e.after @> p_about) then
    return;
  end if;
  perform app.write_audit(p_company, 'Proceso', 'simulación:consulta', p_operation, null,
    p_about || jsonb_build_object('filas', p_rows));
end $$;

grant execute on function app.trace_reading(bigint, text, jsonb, integer) to minga_app;
