-- Areas, branch offices and units that a file made are taken out again while nothing names them.
grant delete on area to minga_app;

grant delete on branch_office to minga_app;

grant delete on hierarchy_node to minga_app;

grant delete on hierarchy_node_version to minga_app;

-- Of some rows of a part of the company, those that something else names: whatever table refers to
-- them, now or later. What was said of units refers to them too and is asked apart.
create function app.places_in_use(p_company bigint, p_table text, p_ids bigint[])
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
    where key.contype = 'f' and key.confrelid = p_table::regclass
      and key.conparentid = 0
      and key.conrelid <> 'hierarchy_node_version'::regclass
  loop
    return query execute format(
      'select distinct %I from %I where company_id = $1 and %I = any($2)',
      v_key.column_name, v_key.table_name, v_key.column_name) using p_company, p_ids;
  end loop;
end $$;
