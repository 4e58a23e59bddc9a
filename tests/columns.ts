import type pg from 'pg'

/** `table.column`, for every column that something read or depends on. */
export type Column = { readonly table: string; readonly column: string }

type Asking = Pick<pg.ClientBase, 'query'>

/** The reading statements that a connection sends while `work` is done. */
export async function statementsOf(
  client: Asking,
  work: () => Promise<unknown>,
): Promise<Set<string>> {
  const original = client.query
  const texts = new Set<string>()
  client.query = function watched(this: Asking, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    if (text && /^\s*(with|select)\b/i.test(text)) texts.add(text)
    return Reflect.apply(original, this, given)
  } as typeof original
  try {
    await work()
  } finally {
    client.query = original
  }
  return texts
}

/**
 * The columns that statements read, whatever they do with them: the database itself says it of a
 * view that is made of each. A row that is taken whole is all its columns.
 */
export async function columnsRead(
  owner: pg.Client,
  statements: Iterable<string>,
): Promise<Column[]> {
  const found = new Map<string, Column>()
  for (const text of statements) {
    await owner.query('begin')
    const view = await asView(owner, text)
    await owner.query(view)
    const { rows } = await owner.query<Column>(
      `select distinct c.relname as "table", a.attname as "column"
       from pg_rewrite r
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
         and d.refclassid = 'pg_class'::regclass and d.refobjid <> r.ev_class
       join pg_class c on c.oid = d.refobjid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and (a.attnum = d.refobjsubid or (d.refobjsubid = 0
           and not exists (select from pg_depend one where one.objid = d.objid
             and one.refobjid = d.refobjid and one.refobjsubid > 0)))
       where r.ev_class = 'pg_temp.statement_read'::regclass`,
    )
    for (const row of rows) found.set(`${row.table}.${row.column}`, row)
    await owner.query('rollback')
  }
  return [...found.values()].toSorted((a, b) =>
    `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`),
  )
}

/** The statement as a view: a view has no parameters, and each takes the null of its type. */
async function asView(owner: pg.Client, text: string): Promise<string> {
  await owner.query(`prepare statement_read as ${text}`)
  const { rows } = await owner.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements
     where name = 'statement_read'`,
  )
  await owner.query('deallocate statement_read')
  const types = rows[0]?.types ?? []
  const plain = text.replaceAll(/\$(\d+)/g, (_, place) => `(null::${types[Number(place) - 1]})`)
  return `create temp view statement_read as select count(*) from (${plain}) read`
}

type Shape = { type: string; nullable: boolean; checks: string[]; parent: string | null }

async function shapeOf(owner: pg.Client, { table, column }: Column): Promise<Shape> {
  const { rows } = await owner.query<Shape>(
    `select format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
       coalesce((select array_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey)),
         '{}') as checks,
       (select c.confrelid::regclass::text from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey)
           and a.attname <> 'company_id' limit 1) as parent
     from pg_attribute a where a.attrelid = $1::regclass and a.attname = $2`,
    [table, column],
  )
  if (!rows[0]) throw new Error(`no column ${table}.${column}`)
  return rows[0]
}

const ofType: Readonly<Record<string, readonly string[]>> = {
  boolean: ['not coalesce(c, false)'],
  date: ["date '2026-09-10'", 'c + 1', 'c - 40', 'c - 3000', 'null'],
  daterange: ["daterange(lower(c), '2026-09-15')", "daterange('2026-09-15', upper(c))"],
  'timestamp with time zone': ['now()', 'null'],
  text: ["coalesce(c, '') || 'X'"],
}
const ofNumber = ['c - 1', 'coalesce(c, 0) + 1', 'coalesce(c, 0) + 10000', 'c / 2', 'null']

/**
 * What to put into a column instead of what it has, as expressions over `c`: every option of a
 * closed list, other rows of what it points to, and plain changes by its type.
 */
export async function otherValues(owner: pg.Client, column: Column): Promise<string[]> {
  const { type, nullable, checks, parent } = await shapeOf(owner, column)
  const listed = checks.flatMap((check) => {
    const list = new RegExp(`\\b${column.column} = ANY \\(ARRAY\\[([^\\]]*)\\]`).exec(check)?.[1]
    return list?.match(/'[^']*'/g) ?? []
  })
  const pointed = parent
    ? [`(select max(o.id) from ${parent} o where o.company_id = company and o.id <> c)`]
    : []
  const plain = listed.length > 0 ? [...new Set(listed)] : (ofType[type] ?? ofNumber)
  const all = [...pointed, ...plain, ...(nullable && listed.length > 0 ? ['null'] : [])]
  return nullable ? all : all.filter((value) => value !== 'null')
}

/**
 * Changes a column of every row of a company that takes it, and answers in `test.changed` how many
 * there were. What the database refuses of a row stays as it was: a rule of the table, a closed
 * month.
 */
export const changeEverywhere = ({ table, column }: Column, value: string, companyId: number) =>
  onEveryRow(
    table,
    companyId,
    `update ${table} set ${column} = (select ${value} from (select ${table}.${column} as c) own)
     where ctid = place.ctid and ${column} is distinct from
       (select ${value} from (select ${table}.${column} as c) own)`,
  )

/** Deletes every row of a company that the database lets go. */
export const deleteEverywhere = (table: string, companyId: number) =>
  onEveryRow(table, companyId, `delete from ${table} where ctid = place.ctid`)

const onEveryRow = (table: string, companyId: number, statement: string) => `
do $$
declare
  company constant bigint := ${companyId};
  place record;
  one integer;
  changed integer := 0;
begin
  for place in select ctid from ${table} where company_id = company loop
    begin
      ${statement};
      get diagnostics one = row_count;
      changed := changed + one;
    exception when others then null;
    end;
  end loop;
  perform set_config('test.changed', changed::text, true);
end $$`
