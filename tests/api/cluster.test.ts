// Finds statements that a cluster would refuse, or answer wrongly, in the migrations and in the
// schema that they make. Each rule is checked with a fault that is planted for it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadModule, parseSync } from 'libpg-query'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../database/migrate.ts'
import {
  copiedTables,
  type DatabaseFunction,
  faultsOfFunction,
  faultsOfMigrations,
  keyedWrites,
  keysOutwards,
  type Known,
  spreadBy,
} from '../cluster-rules.ts'
import { freshDatabase } from '../database.ts'
import { faultsOf } from '../statements.ts'

await loadModule()
const database = await freshDatabase('empty')
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
afterAll(() => owner.end())

const folder = path.resolve(import.meta.dirname, '../../database/migrations')
const migrations = readdirSync(folder)
  .toSorted()
  .flatMap((file) => statementsOf(readFileSync(path.join(folder, file), 'utf8')))

/** Exceptions: functions that a cluster accepts all the same, with the reason. */
const allowed = [
  // Counts, reads nothing, in a statement of its own.
  'app.count_debts: borrows rights over retroactive_debt',
  'app.count_payslips: borrows rights over payslip',
  // The trail that a cluster keeps is erased by who runs it: the application may not.
  'app.erase_content: borrows rights over audit_event',
  'app.erase_content: borrows rights over erasure',
  'app.erase_content: borrows rights over privacy_request',
  'app.queue_mail_files: borrows rights over file',
  // Without the rights on a cluster: ops.payslips_by_invoker().
  'app.supersede_payslips: borrows rights over payroll_month',
  'app.supersede_payslips: borrows rights over payslip',
  'app.supersede_payslips: borrows rights over payslip_error',
  // Leaves a hint for the next event that the same machine writes in the same transaction.
  'app.write_audit: set_config stays on the coordinator',
]

const CATALOG = {
  'a function with the row of a table as argument': `
    select p.oid::regprocedure::text as name from pg_proc p
    join pg_type t on t.oid = any (p.proargtypes::oid[]) join pg_class c on c.oid = t.typrelid
    where p.pronamespace in ('app'::regnamespace, 'ops'::regnamespace) and c.relkind in ('r', 'p')`,
  'a key that empties a column': `
    select conname as name from pg_constraint where contype = 'f' and confdeltype in ('n', 'd')`,
  'a key or something unique whose first column is not the company': `
    select c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where t.relrowsecurity and t.relnamespace = 'public'::regnamespace
      and c.contype in ('p', 'u', 'f', 'x') and a.attname <> 'company_id'
    union all
    select i.indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where t.relrowsecurity and t.relnamespace = 'public'::regnamespace
      and i.indisunique and a.attname is distinct from 'company_id'`,
  'a policy with a question of its own': `
    select polrelid::regclass::text as name from pg_policy
    where pg_get_expr(polqual, polrelid) ilike '%select%'
      or pg_get_expr(polwithcheck, polrelid) ilike '%select%'`,
  'a name that a shard would cut or mistake': `
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'i') and (length(relname) > 54 or relname ~ '_\\d+$')
    union all
    select conname from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace
      and (length(conname) > 54 or conname ~ '_\\d+$')`,
} as const

async function names(query: string): Promise<string[]> {
  return (await owner.query<{ name: string }>(query)).rows.map(({ name }) => name)
}

const company = new Set(
  await names(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relrowsecurity`,
  ),
)

async function known(): Promise<Known> {
  const { rows } = await owner.query<{ name: string; kind: string }>(
    `select proname as name, max(provolatile::text) as kind from pg_proc
     group by proname having min(provolatile::text) <> 'i'`,
  )
  const changing = new Map(
    rows.map(({ name, kind }) => [name, kind === 'v' ? 'volatile' : 'stable'] as const),
  )
  return { company, changing }
}

async function functions(): Promise<DatabaseFunction[]> {
  const { rows } = await owner.query<DatabaseFunction>(
    `select format('%s.%s', p.pronamespace::regnamespace, p.proname) as name,
       pg_get_functiondef(p.oid) as definition, l.lanname as language, p.prosecdef as borrows,
       p.prorettype = 'trigger'::regtype as "isTrigger",
       (select coalesce(array_agg(n::text) filter (where n is not null), '{}') from pg_trigger t,
         unnest(array[t.tgnewtable, t.tgoldtable]) n where t.tgfoid = p.oid) as transition
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace in ('app'::regnamespace, 'ops'::regnamespace) order by p.proname`,
  )
  return rows
}

async function faultsOfFunctions(): Promise<string[]> {
  const from = await known()
  const faults = (await functions()).flatMap((one) => faultsOfFunction(one, from))
  return [...new Set(faults)].toSorted()
}

/** The answer to a query after statements that are then rolled back. */
async function planted<Found>(statements: readonly string[], ask: () => Promise<Found>) {
  await owner.query('begin')
  try {
    for (const statement of statements) await owner.query(statement)
    return await ask()
  } finally {
    await owner.query('rollback')
  }
}

describe('the migrations', () => {
  test('spread every table of a company, and copy the tables that these are joined with', () => {
    const dropped = new Set(
      migrations.flatMap((text) =>
        [...text.matchAll(/^drop table (\w+);?$/gm)].map(([, one]) => one),
      ),
    )
    const spread = migrations.flatMap((text) => spreadBy(parseSync(text)))
    expect(spread.filter((table) => !dropped.has(table)).toSorted()).toEqual(
      [...company, ...copiedTables].toSorted(),
    )
    expect(spreadBy(parseSync(`select ops.keep_steps('wish', 'state')`))).toEqual(['wish_step'])
  })

  test('change nothing that a cluster refuses once a table is spread', () => {
    expect(migrations.length).toBeGreaterThan(400)
    expect(faultsOfMigrations(migrations)).toEqual([])
  })

  test.each([
    ['alter table payslip alter column facts set storage external', 'set storage'],
    ['alter table payslip alter column facts set statistics 0', 'set statistics'],
    ['alter table payslip add column x int check (x > 0)', 'add column with CONSTR_CHECK'],
    ['alter table users add column n bigint generated always as identity', 'CONSTR_IDENTITY'],
    ['alter table users add column x int, add constraint y check (x > 0)', 'beside other changes'],
    [
      'alter table users add constraint x foreign key (y) references z on delete set null',
      'set null',
    ],
    ['create table x (y int references z on delete set null)', 'set null'],
  ])('are found out: %s', (statement, fault) => {
    expect(faultsOfMigrations([...migrations, statement])).toEqual([expect.stringContaining(fault)])
  })
})

describe('the schema', () => {
  test.each(Object.entries(CATALOG))('has not %s', async (_what, query) => {
    expect(await names(query)).toEqual([])
  })

  const faults: Record<keyof typeof CATALOG, [statement: string, name: string]> = {
    'a function with the row of a table as argument': [
      'create function app.bad(p_row absence) returns int language sql as $$ select 1 $$',
      'app.bad(absence)',
    ],
    'a key that empties a column': [
      `alter table user_item add constraint bad foreign key (company_id, order_id)
       references user_item (company_id, id) on delete set null (order_id)`,
      'bad',
    ],
    'a key or something unique whose first column is not the company': [
      'create unique index bad on users (rut, company_id)',
      'bad',
    ],
    'a policy with a question of its own': [
      'create policy bad on users using (company_id = (select min(id) from company))',
      'users',
    ],
    'a name that a shard would cut or mistake': ['create index bad_12 on users (id)', 'bad_12'],
  }
  test.each(Object.entries(faults))('is found out: %s', async (what, [statement, name]) => {
    const query = CATALOG[what as keyof typeof CATALOG]
    expect(await planted([statement], () => names(query))).toEqual([name])
  })

  test('has few keys from tables of the coordinator to copied tables', async () => {
    const outwards = await names(
      `select t.relname || '.' || a.attname as name from pg_constraint c
       join pg_class t on t.oid = c.conrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
       join pg_class target on target.oid = c.confrelid
       where c.contype = 'f' and not t.relrowsecurity
         and target.relname in ('${copiedTables.join("', '")}')
         and t.relname not in ('${copiedTables.join("', '")}') order by 1`,
    )
    const listed = Object.entries(keysOutwards).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    )
    expect(outwards).toEqual(listed)
  })

  test('lets the application delete no account and no company', async () => {
    const deletes = `select relname as name from pg_class where oid = any (
      array['login', 'company']::regclass[]) and has_table_privilege('minga_app', oid, 'delete')`
    expect(await names(deletes)).toEqual([])
    const granted = ['grant delete on login to minga_app']
    expect(await planted(granted, () => names(deletes))).toEqual(['login'])
  })

  test('distinguishes writes of copied tables from writes of tables with a key to them', () => {
    const session = 'insert into login_session (login_id) values ($1)'
    expect(keyedWrites(session)).toEqual({ copied: [], keyed: ['login_session'] })
    expect(keyedWrites('update login_session set login_id = $1').keyed).toEqual(['login_session'])
    expect(keyedWrites('update login_session set revoked_at = now()').keyed).toEqual([])
    expect(keyedWrites('update login set is_disabled = true').copied).toEqual(['login'])
    expect(keyedWrites('select from login join company on true').copied).toEqual([])
  })
})

describe('the functions', () => {
  test('do nothing that a cluster refuses', async () => {
    expect((await functions()).length).toBeGreaterThan(40)
    expect(await faultsOfFunctions()).toEqual(allowed)
  })

  const bad = (body: string, more = '') =>
    `create function app.bad() returns trigger language plpgsql ${more} as $$
     begin ${body}; return null; end $$`
  const joined = [
    bad(`perform 1 from fresh f join payslip p on p.company_id = f.company_id`),
    `create trigger bad after insert on payslip_release referencing new table as fresh
     for each statement execute function app.bad()`,
  ]
  test.each([
    [joined, 'joins the rows of its statement to a table'],
    [[bad('perform 1 from payslip', 'security definer')], 'borrows rights over payslip'],
    [[bad('update job set key = random()::text')], 'volatile random() in an update of job'],
    [[bad('update job set key = concat(id)')], 'stable concat() in an update of job'],
    [
      [bad(`update job set touched_at = touched_at + interval '1 day'`)],
      'a column ± an interval in an update of job',
    ],
    [
      [bad(`raise exception 'x' using errcode = '23514', constraint = 'y'`)],
      'names a constraint in its refusal, which a cluster loses',
    ],
    [[bad(`perform set_config('app.x', 'y', true)`)], 'set_config stays on the coordinator'],
    [[bad('perform pg_current_xact_id()')], 'asks for the number of a transaction'],
    [[bad(`perform pg_notify('x', 'y')`)], 'notifies from a shard'],
    [[bad('perform app.enqueue_job(1)')], 'queues a job from a shard'],
    [[bad('raise notice using message = tg_table_name')], 'asks for the name of its table'],
  ])('are found out: %s', async (statements, fault) => {
    const found = await planted(statements, faultsOfFunctions)
    expect(found.filter((one) => !allowed.includes(one))).toEqual([
      expect.stringContaining(`app.bad: ${fault}`),
    ])
  })
})

test('neither does an update of the application', () => {
  const of = (set: string) => faultsOf(`update job set ${set} where company_id = $1`)
  expect(of('touched_at = now(), key = $2')).toEqual([])
  expect(of('key = gen_random_uuid()::text')).toEqual([
    'volatile gen_random_uuid() in an update of job',
  ])
  expect(of(`touched_at = touched_at - interval '1 day'`)).toEqual([
    'a column ± an interval in an update of job',
  ])
})

describe('a table', () => {
  test('is left as it is where no cluster is', async () => {
    const indexes = `select indexdef as name from pg_indexes where tablename = 'users'`
    const before = await names(indexes)
    await planted([`select ops.distribute('users'), ops.reference('company')`], async () => {
      expect(await names(indexes)).toEqual(before)
    })
  })

  test('is spread by company, or copied, where one is', async () => {
    const asked = await planted(
      [
        // The part of the extension that these two functions use.
        `create function public.create_distributed_table(p_table regclass, p_column text)
         returns void language sql as $$
           select set_config('test.asked', p_table || p_column, true) $$`,
        `create function public.create_reference_table(p_table regclass)
         returns void language sql as $$ select set_config('test.asked', p_table::text, true) $$`,
        `update pg_extension set extname = 'citus' where extname = 'pg_trgm'`,
        `select ops.distribute('users')`,
      ],
      async () => {
        const distributed = await names(`select current_setting('test.asked') as name`)
        await owner.query(`select ops.reference('company')`)
        return [...distributed, ...(await names(`select current_setting('test.asked') as name`))]
      },
    )
    expect(asked).toEqual(['userscompany_id', 'company'])
  })
})
