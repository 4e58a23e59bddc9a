-- What a cluster refuses or answers wrongly, in the tables. The first two functions are those of
-- 0001 for a database whose 0001 was an earlier one.

create or replace function ops.distribute(p_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, %L)', p_table, 'company_id');
  end if;
end $$;

create or replace function ops.reference(p_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', p_table);
  end if;
end $$;

-- These rows are written in the transaction that writes a company or an account, and checking a key
-- against a table that each machine has waits there for that very transaction. Their ids are of the
-- session, or of the row that was just written or locked, and neither a company nor an account is
-- ever deleted: minga_app has no right to.
alter table platform_event drop constraint platform_event_login_id_fkey;

alter table password_reset drop constraint password_reset_login_id_fkey;

alter table mail_outbox drop constraint mail_outbox_company_id_fkey;

alter table login_session drop constraint login_session_acting_company_id_fkey;

-- A row of a spread table cannot be emptied by its key. The key waits until the commit, because one
-- statement may take an order and what goes on from it.
alter table user_item drop constraint user_item_order;

alter table user_item add constraint user_item_order foreign key (company_id, order_id)
  references user_item (company_id, id) deferrable initially deferred;

-- What goes on from an order that was deleted is an order of its own.
create function app.leave_order() returns trigger language plpgsql as $$
begin
  update user_item set order_id = null
    where company_id = old.company_id and order_id = old.id;
  return null;
end $$;

create trigger leave_order after delete on user_item
  for each row execute function app.leave_order();
