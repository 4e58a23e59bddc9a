// How long rows are kept is compared with the tables that there are: none is forgotten, none is
// invented, and nothing of a person's labour or pay record is cleared.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptTables } from '#generated/kept-tables.ts'
import { RetentionClass, retentionClasses } from '#platform/model/retention.ts'
import { freshDatabase } from '#tests/database.ts'

const database = await freshDatabase('empty')
const owner = new pg.Client({ connectionString: database.url })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

async function names(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

const columns = (condition: string) =>
  names(`select format('%s.%s', c.relname, a.attname) as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      and c.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped and ${condition} order by 1`)

/** The runner of migrations keeps its own list. */
const ofTheRunner = ['ops_migration']

const missing = (real: readonly string[], classed: readonly string[]) => ({
  unclassed: real.filter((table) => !classed.includes(table)),
  invented: classed.filter((table) => !real.includes(table)),
})

describe('every table', () => {
  const real = () =>
    names(`select relname as name from pg_class where relkind in ('r', 'p')
      and relnamespace = 'public'::regnamespace order by 1`)

  test('has a class, and each class has a table', async () => {
    const tables = (await real()).filter((table) => !ofTheRunner.includes(table))
    expect(tables.length).toBeGreaterThan(150)
    const classed = keptTables.map(({ table }) => table)
    expect(missing(tables, classed)).toEqual({ unclassed: [], invented: [] })
    expect(new Set(classed).size, 'one table in two places').toBe(classed.length)
    const used = new Set(
      keptTables.flatMap(({ keep, passes }) => [keep, ...passes.map((rule) => rule.as)]),
    )
    expect(RetentionClass.values.filter((code) => !used.has(code))).toEqual([])
  })

  test('that is forgotten or invented is found', () => {
    expect(missing(['users', 'loose'], ['users', 'gone'])).toEqual({
      unclassed: ['loose'],
      invented: ['gone'],
    })
  })

  test('that names a person is said to be of people', async () => {
    const named = await names(`select distinct c.relname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confrelid in ('users'::regclass, 'user_contract'::regclass)
      order by 1`)
    expect(named.length).toBeGreaterThan(40)
    const whose = new Map(keptTables.map((one) => [one.table, one.whose]))
    // They name who does something for the company, which is all that they say of a person.
    const byOffice = [
      'arrival_template_task',
      'evaluation_process',
      'hierarchy_node_version',
      'payroll_month',
    ]
    expect(named.filter((table) => whose.get(table) !== 'PERSON')).toEqual(byOffice)
  })
})

describe('what is cleared', () => {
  const rules = keptTables.flatMap((one) => one.passes.map((rule) => ({ ...one, ...rule })))

  test('is of a class that passes, and all of such a class is cleared', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.filter(({ as }) => !retentionClasses[as].passes)).toEqual([])
    const left = keptTables.filter(
      ({ keep, passes }) => retentionClasses[keep].passes && passes.length === 0,
    )
    expect(left.map(({ table }) => table)).toEqual([])
  })

  test('is nothing of a labour or pay record', () => {
    const records = rules.filter(({ keep }) => keep === 'LABOUR' || keep === 'PAY')
    expect(records.map(({ table }) => table)).toEqual([])
    // Of papers, only what says of itself that it is none.
    const papers = rules.filter(({ keep }) => keep === 'PAPERS')
    expect(papers.map(({ table, only }) => [table, only?.codes])).toEqual([
      ['file', ['COPY']],
      ['file', ['UPLOAD']],
    ])
  })

  test('names columns that there are', async () => {
    const known = new Set(await columns('true'))
    const named = rules.flatMap(({ table, from, only, lastStaysOf = [], key = ['id'], bytes }) =>
      [from, ...lastStaysOf, ...key, only?.column ?? from, bytes ?? from].map(
        (column) => `${table}.${column}`,
      ),
    )
    expect(named.filter((column) => !known.has(column))).toEqual([])
  })

  test('spares every file and every work that a record names', async () => {
    const namedIn = (table: string) =>
      rules
        .filter((rule) => rule.table === table)
        .map(({ namedBy = [] }) => namedBy.map((one) => `${one.table}.${one.column}`).toSorted())
    const files = (await columns(`a.attname ~ '(^|_)file_id$'`)).filter(
      // Of the company itself, whose images are records from the moment they are uploaded.
      (column) => !column.startsWith('company.'),
    )
    expect(files.length).toBeGreaterThan(8)
    for (const named of namedIn('file')) expect(named).toEqual(files)
    // What these two name is read while the work goes on, and by nobody afterwards.
    const passing = ['payroll_run.job_id', 'scenario_run.job_id']
    const work = (await columns(`a.attname ~ '(^|_)job_id$'`)).filter(
      (column) => !passing.includes(column),
    )
    for (const named of namedIn('job')) expect(named).toEqual(work)
  })

  test('may be deleted by the application', async () => {
    const refused = await names(`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and c.relname in (${rules.map(({ table }) => `'${table}'`).join(', ')})
        and not has_table_privilege('minga_app', c.oid, 'delete')`)
    expect(refused).toEqual([])
  })
})
