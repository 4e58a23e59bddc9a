import type pg from 'pg'

/** Where the numbers of the rows of a copy begin: above all that the demo world has. */
const distance = 1_000_000
/** Tables whose rows are each about a person or a contract say so in such a column. */
const subject = /^(from_)?user(_contract)?_id$/

type Column = { name: string; type: string; needed: boolean }
type Key = { columns: string[]; target: string }
type Table = { name: string; columns: Column[]; keys: Key[]; uniques: string[][] }

/**
 * Copies every row of a company that belongs to a person, some times over, under new numbers: the
 * company has that many times the people, with all that each has. The triggers and the foreign keys
 * sleep meanwhile. Answers how many rows each table has now.
 */
export async function growCompany(
  owner: pg.Client,
  companyId: number,
  copies: number,
): Promise<ReadonlyMap<string, number>> {
  const tables = await tablesOf(owner)
  const personal = personalTables(tables)
  const counts = new Map<string, number>()
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(rutOf)
  for (const table of personal.values()) {
    await owner.query(copyOf(table, personal), [companyId, copies])
  }
  await owner.query('commit')
  await owner.query('analyze')
  for (const { name } of personal.values()) {
    const { rows } = await owner.query<{ count: string }>(
      `select count(*) from ${name} where company_id = $1`,
      [companyId],
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}

/** The RUT of a number, with its check digit (módulo 11). */
const rutOf = `create or replace function pg_temp.rut_of(n bigint) returns text language sql as $$
  select format('%s-%s', n, (string_to_array('0,1,2,3,4,5,6,7,8,9,K', ','))
    [1 + (11 - sum(substr(reverse(n::text), i, 1)::int * (2 + (i - 1) % 6)) % 11) % 11])
  from generate_series(1, length(n::text)) i $$`

/**
 * The people, what is about a person or a contract, and what cannot be without a row of those:
 * found by the columns and foreign keys of the database itself.
 */
function personalTables(tables: ReadonlyMap<string, Table>): ReadonlyMap<string, Table> {
  const found = new Map<string, Table>()
  const isPersonal = ({ name, columns, keys }: Table) =>
    name === 'users' ||
    keys.some(
      (key) =>
        (found.has(key.target) || key.target === 'users') &&
        key.columns.some(
          (column) =>
            column !== 'company_id' && (subject.test(column) || isNeeded(columns, column)),
        ),
    )
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [name, table] of tables) if (isPersonal(table)) found.set(name, table)
  }
  return found
}

const isNeeded = (columns: readonly Column[], name: string) =>
  columns.some((column) => column.name === name && column.needed)

/** Another value for each copy, where nothing of a unique key is a number of a row: by its type. */
const another: Readonly<Record<string, string>> = {
  text: `r.$ || '-' || k`,
  // A digest is as long as it was.
  bytea: `case when octet_length(r.$) = 32 then sha256(r.$ || int4send(k))
    else r.$ || int4send(k) end`,
}

/** One statement that copies a table's personal rows, each once for each copy. */
function copyOf({ name, columns, keys, uniques }: Table, personal: ReadonlyMap<string, Table>) {
  const references = new Set([
    ...columns.map((column) => column.name).filter((column) => subject.test(column)),
    ...keys
      .filter(({ target }) => target === 'users' || personal.has(target))
      .flatMap(({ columns: own }) => own.filter((column) => column !== 'company_id')),
  ])
  // A word in a key, such as what kind of request it is, is the same in each copy.
  const moved = columns.filter(({ name: one, type }) => references.has(one) && type !== 'text')
  const shifted = new Set([...moved.map((column) => column.name), 'id'])
  const told = new Map(columns.map((column) => [column.name, column.type]))
  const apart = uniques
    .filter((unique) => !unique.some((column) => shifted.has(column)))
    .map((unique) => unique.filter((column) => column !== 'company_id').at(-1) ?? '')
  const valueOf = ({ name: column }: Column) => {
    if (column === 'rut' && name === 'users') return `pg_temp.rut_of(5000000 + r.id * 400 + k)`
    if (shifted.has(column)) return `r.${column} + k * ${distance}`
    if (!apart.includes(column)) return `r.${column}`
    return (another[told.get(column) ?? ''] ?? `r.${column} + k * 10000`).replaceAll('$', column)
  }
  const own = name === 'users' ? 'id' : `coalesce(${moved.map((one) => one.name).join(', ')})`
  const names = columns.map((column) => column.name)
  return `insert into ${name} (${names.join(', ')}) overriding system value
    select ${columns.map(valueOf).join(', ')}
    from ${name} r cross join generate_series(1, $2::integer) k
    where r.company_id = $1 and ${own} is not null`
}

/** The company's tables, as the database describes them. */
async function tablesOf(owner: pg.Client): Promise<ReadonlyMap<string, Table>> {
  const { rows: columns } = await owner.query<Column & { table: string }>(
    `select c.table_name as table, c.column_name as name, c.data_type as type,
       c.is_nullable = 'NO' as needed
     from information_schema.columns c
     join pg_class t on t.oid = c.table_name::regclass and t.relkind = 'r' and t.relrowsecurity
     where c.table_schema = 'public' and c.is_generated = 'NEVER'
     order by c.table_name, c.ordinal_position`,
  )
  const { rows: constraints } = await owner.query<Constraint>(
    `select conrelid::regclass::text as table, contype = 'f' as foreign,
       confrelid::regclass::text as target,
       (select array_agg(a.attname::text order by n) from unnest(conkey) with ordinality k(num, n)
         join pg_attribute a on a.attrelid = conrelid and a.attnum = k.num) as columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     union all
     -- Keys, and the unique indexes of some rows alone.
     select indrelid::regclass::text, false, null,
       (select array_agg(a.attname::text order by n) from unnest(indkey) with ordinality k(num, n)
         join pg_attribute a on a.attrelid = indrelid and a.attnum = k.num)
     from pg_index join pg_class t on t.oid = indrelid
     where indisunique and indexprs is null and t.relnamespace = 'public'::regnamespace`,
  )
  const byTable = Map.groupBy(columns, ({ table }) => table)
  return new Map(
    [...byTable].map(([name, own]) => {
      const of = constraints.filter(({ table }) => table === name)
      const keys = of.flatMap(({ target, columns: own }) =>
        target === null ? [] : [{ columns: own, target }],
      )
      const uniques = of.filter((one) => !one.foreign).map((one) => one.columns)
      return [name, { name, columns: own, keys, uniques }]
    }),
  )
}

type Constraint = { table: string; foreign: boolean; target: string | null; columns: string[] }
