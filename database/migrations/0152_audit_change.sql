-- One change of a person is one entry of the trail: the events that one transaction writes of the
-- same person, or of the same thing, one after another, carry the number of the first of them. It
-- groups, and is not in what the hash covers: the chain is of the events.

alter table audit_event add change_seq bigint;

create index audit_event_change on audit_event (company_id, change_seq desc);

-- Whose an event is, as far as it groups: what is known of a person is one, whatever table it is
-- in; a version goes with what it is a version of; the rest is each row by itself.
create function app.audit_subject(
  p_company bigint, p_entity text, p_entity_id text, p_row jsonb
) returns text language sql stable as $$
  select case
    when p_entity = 'users' then 'users ' || p_entity_id
    when p_entity = 'file' then 'file ' || p_entity_id
    when p_row ? 'user_contract_id' and p_row ->> 'user_contract_id' is not null then 'users ' ||
      (select c.user_id from user_contract c where c.company_id = p_company
        and c.id = (p_row ->> 'user_contract_id')::bigint)
    when p_row ->> 'user_id' is not null then 'users ' || (p_row ->> 'user_id')
    when p_row ? 'loan_id' then 'users ' ||
      (select l.user_id from employer_loan l where l.company_id = p_company
        and l.id = (p_row ->> 'loan_id')::bigint)
    when p_entity like '%\_version' then
      left(p_entity, -8) || ' ' || (p_row ->> (left(p_entity, -8) || '_id'))
    when p_entity = 'profile_permission' then 'profile ' || (p_row ->> 'profile_id')
    when p_entity = 'restriction_business' then 'restriction ' || (p_row ->> 'restriction_id')
    when p_row ->> 'business_id' is not null and p_entity like 'business%'
      then 'business ' || (p_row ->> 'business_id')
    else p_entity || ' ' || coalesce(p_entity_id, '')
  end
$$;

grant execute on function app.audit_subject(bigint, text, text, jsonb) to minga_app;

create or replace function app.write_audit(
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
  v_subject text := app.audit_subject(p_company, p_entity, p_entity_id,
    coalesce(p_after, p_before, '{}'));
  -- What the event before wrote in this transaction: its number, the group's, and whose it was.
  v_last text[] := string_to_array(current_setting('app.audit_change', true), '|');
  v_change bigint;
begin
  insert into audit_head (company_id) values (p_company) on conflict do nothing;
  select seq, hash into strict v_head from audit_head where company_id = p_company for update;
  v_seq := v_head.seq + 1;
  v_change := case when v_last[1]::bigint = v_head.seq and v_last[3] = v_subject
    and p_action <> 'Proceso' then v_last[2]::bigint else v_seq end;
  v_hash := app.audit_digest(v_head.hash, p_company, v_seq, v_at, p_action, p_entity, p_entity_id,
    v_user, v_login, v_acting, p_before, p_after);
  insert into audit_event (company_id, seq, at, action, entity, entity_id, user_id,
    login_id, acting,
    trace_id, before, after, hash, change_seq)
  values (p_company, v_seq, v_at, p_action, p_entity, p_entity_id, v_user, v_login, v_acting,
    nullif(current_setting('app.trace_id', true), ''), p_before, p_after, v_hash, v_change);
  update audit_head set seq = v_seq, hash = v_hash where company_id = p_company;
  perform set_config('app.audit_change', concat_ws('|', v_seq, v_change, v_subject), true);
end $$;
