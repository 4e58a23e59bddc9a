-- Keeps the steps of a table of records: every state that one was in, since when, by its author and
-- why, in `<table>_step`. A trigger writes them, so that no way of changing a state leaves one out.
-- Called after ops.protect of the table, which has creator_login_id, updated_login_id and
-- updated_at; p_state is its column of the state, and p_reason that of the words of the last act,
-- where it has one.
create function ops.keep_steps(p_table text, p_state text, p_reason text default null)
returns void language plpgsql as $$
declare
  v_steps text := p_table || '_step';
  v_of text := p_table || '_id';
  v_keep text := 'keep_' || p_table || '_step';
begin
  execute format('create table %1$I (
    company_id bigint not null,
    id         bigint generated always as identity,
    %2$I       bigint not null,
    state      text not null,
    reason     text,
    login_id   bigint,
    at         timestamptz not null,
    constraint %3$I primary key (company_id, id),
    constraint %4$I foreign key (company_id, %2$I) references %5$I (company_id, id)
      on delete cascade)', v_steps, v_of, v_steps || '_pkey', v_steps || '_of', p_table);
  execute format('create index %I on %I (company_id, %I, id)', v_steps || '_by_record', v_steps,
    v_of);
  perform ops.protect(v_steps);
  execute format('grant select, insert on %I to minga_app', v_steps);
  execute format('create function app.%1$I() returns trigger language plpgsql as $body$
begin
  if tg_op = ''UPDATE'' and new.%4$I = old.%4$I then
    return null;
  end if;
  insert into %2$I (company_id, %3$I, state, reason, login_id, at)
  values (new.company_id, new.id, new.%4$I, %5$s,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $body$', v_keep, v_steps, v_of, p_state,
    coalesce('new.' || quote_ident(p_reason), 'null'));
  execute format('create trigger step after insert or update on %I
    for each row execute function app.%I()', p_table, v_keep);
end $$;
