import pg from 'pg'

/**
 * The schema of a database as text: what a reviewer reads in a diff. Written from the catalogs, so
 * that it needs no other program; everything in a fixed order.
 */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await rows<{ name: string; rls: boolean }>(client, TABLES)
    const parts: string[] = [
      '-- Written by `npm run generate` from a migrated database. Never edited by hand.',
    ]
    for (const { name, rls } of tables) {
      const columns = await rows<{ line: string }>(client, COLUMNS, name)
      const rest = await rows<{ line: string }>(client, REST, name)
      parts.push(
        `create table ${name} (\n${columns.map(({ line }) => `  ${line}`).join(',\n')}\n);`,
        ...(rls ? [`alter table ${name} enable and force row level security;`] : []),
        ...rest.map(({ line }) => `${line};`),
      )
    }
    const functions = await rows<{ line: string }>(client, FUNCTIONS)
    return `${[...parts, ...functions.map(({ line }) => `${line};`)].join('\n\n')}\n`
  } finally {
    await client.end()
  }
}

/** The tables that belong to a company: those with row-level security. */
export async function tenantTablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await rows<{ name: string; rls: boolean }>(client, TABLES)
    return tables.filter(({ rls }) => rls).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function rows<Row extends object>(client: pg.Client, text: string, ...values: string[]) {
  return (await client.query<Row>(text, values)).rows
}

const TABLES = `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as rls
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  and c.relname <> 'ops_migration' order by 1`

const COLUMNS = `select format('%s %s%s%s%s%s%s', a.attname,
    format_type(a.atttypid, a.atttypmod),
    case when a.attstorage = 'e' and t.typstorage <> 'e' then ' storage external' else '' end,
    case when a.attstattarget is null then '' else ' statistics ' || a.attstattarget end,
    case when a.attidentity <> '' then ' generated always as identity' else '' end,
    case when a.attnotnull then ' not null' else '' end,
    coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ('public.' || $1)::regclass and a.attnum > 0 and not a.attisdropped
  order by a.attnum`

const REST = `select line from (
  select 0 as part, '' as name,
      format('alter table %s set (%s)', $1::text, array_to_string(reloptions, ', ')) as line
    from pg_class where oid = ('public.' || $1)::regclass and reloptions is not null
  union all
  select 1, conname,
      format('alter table %s add constraint %s %s', $1::text, conname,
        pg_get_constraintdef(oid))
    from pg_constraint where conrelid = ('public.' || $1)::regclass and contype <> 'n'
  union all
  select 2, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid = ('public.' || $1)::regclass
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
  union all
  select 3, polname, format('create policy %s on %s using (%s) with check (%s)', polname, $1::text,
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from pg_policy where polrelid = ('public.' || $1)::regclass
  union all
  select 4, tgname, pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = ('public.' || $1)::regclass and not tgisinternal
  union all
  select 5, grantee, format('grant %s on %s to %s', string_agg(lower(privilege_type), ', '
      order by privilege_type), $1::text, grantee)
    from information_schema.role_table_grants where table_schema = 'public' and table_name = $1
    and grantee like 'minga%' group by grantee
  ) parts order by part, name`

const FUNCTIONS = `select pg_get_functiondef(p.oid) as line from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('app', 'ops') order by p.proname`
