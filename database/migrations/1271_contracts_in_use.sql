-- A contract that was entered a moment ago may have begun the list of somebody who comes in. Until
-- something of that list is done it is no record that names the contract: it goes with it.
create or replace function app.contracts_in_use(p_company bigint, p_ids bigint[])
returns setof bigint
language plpgsql stable as $$
declare
  v_key record;
begin
  for v_key in
    select named.relname as table_name, held.attname as column_name
    from pg_constraint key
    join pg_class named on named.oid = key.conrelid
    join pg_attribute held on held.attrelid = key.conrelid
      and held.attnum = key.conkey[array_upper(key.conkey, 1)]
    where key.contype = 'f' and key.confrelid = 'user_contract'::regclass
      and key.conparentid = 0
      and key.conrelid not in ('user_contract_version'::regclass, 'arrival'::regclass)
  loop
    return query execute format(
      'select distinct %I from %I where company_id = $1 and %I = any($2)',
      v_key.column_name, v_key.table_name, v_key.column_name) using p_company, p_ids;
  end loop;
  return query select distinct list.user_contract_id from arrival list
    join arrival_task task on task.company_id = list.company_id and task.arrival_id = list.id
    where list.company_id = p_company and list.user_contract_id = any(p_ids)
      and task.state <> 'TO_DO';
end $$;
