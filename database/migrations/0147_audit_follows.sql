-- The application writes the audit trail itself, inside the transaction of the change, and so it
-- must be able to add an event and to advance the head. These triggers leave it exactly that: an
-- event follows from the head, is dated by this server's clock and names who it is written for; the
-- head advances to an event that exists. On a cluster the trail cannot be written with borrowed
-- powers, which is why the right is narrowed and not taken away.

create function app.audit_follows() returns trigger language plpgsql as $$
declare
  v_head record;
begin
  -- Restoring, and the tests that tamper on purpose, work as the owner, past row-level security.
  if not row_security_active(tg_relid) then return new; end if;
  select h.seq, h.hash into v_head from audit_head h where h.company_id = new.company_id;
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
  if new.hash is distinct from app.audit_digest(v_head.hash, new.company_id, new.seq, new.at,
    new.action, new.entity, new.entity_id, new.user_id, new.login_id, new.acting, new.before,
    new.after) then
    raise exception 'an audit event carries its hash' using errcode = 'MG003';
  end if;
  return new;
end $$;

create trigger follows before insert on audit_event for each row
  execute function app.audit_follows();

create function app.audit_head_follows() returns trigger language plpgsql as $$
begin
  if not row_security_active(tg_relid) then return new; end if;
  if tg_op = 'INSERT' then
    if new.seq <> 0 or new.hash <> '\x00'::bytea then
      raise exception 'the audit head begins at nothing' using errcode = 'MG003';
    end if;
    return new;
  end if;
  if new.company_id <> old.company_id or new.seq <> old.seq + 1 or not exists (
    select from audit_event e
    where e.company_id = new.company_id and e.seq = new.seq and e.hash = new.hash) then
    raise exception 'the audit head advances to an event' using errcode = 'MG003';
  end if;
  return new;
end $$;

create trigger follows before insert or update on audit_head for each row
  execute function app.audit_head_follows();
