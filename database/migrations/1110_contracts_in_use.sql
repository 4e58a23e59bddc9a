-- The contracts that rows of other tables name, besides their own terms. A contract that a file
-- made is taken back only where no row names it; the foreign keys tell which tables do.
create function app.contracts_in_use(p_company bigint, p_ids bigint[])
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
      and key.conparentid = 0 and key.conrelid <> 'user_contract_version'::regclass
  loop
    return query execute format(
      'select distinct %I from %I where company_id = $1 and %I = any($2)',
      v_key.column_name, v_key.table_name, v_key.column_name) using p_company, p_ids;
  end loop;
end $$;
