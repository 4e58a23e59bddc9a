import type pg from 'pg'

const month = 202609
const slug = 'coihues'
const concepts = [
  'area',
  'branch_office',
  'hierarchy_node',
  'formula',
  'formula_version',
  'item',
  'item_version',
  'variable',
  'variable_version',
  'payroll_table',
  'payroll_table_version',
]

export type Crowd = { readonly companyId: number; readonly monthId: number }

/** A valid RUT for each number: its digits by 2 to 7 and again, and what is missing to eleven. */
const rutOf = `create or replace function pg_temp.rut_of(n bigint) returns text language sql as $$
  select format('%s-%s', 5000000 + n, (string_to_array('0,1,2,3,4,5,6,7,8,9,K', ','))
    [1 + (11 - sum(substr(reverse((5000000 + n)::text), i, 1)::int * (2 + (i - 1) % 6)) % 11) % 11])
  from generate_series(1, 7) i $$`

/** What takes another value in the copy of a row; the rest stays as it is. */
type Changes = Readonly<Record<string, string>>

/**
 * A new company with one razón social and `contracts` contracts that hold in September 2026, each
 * with a person of its own: copies, in turn, of all those of the demo company. The triggers and
 * foreign keys sleep meanwhile, so that the copy takes seconds.
 */
export async function makeCrowd(owner: pg.Client, contracts: number): Promise<Crowd> {
  await owner.query('begin')
  const { rows } = await owner.query<{ id: string }>(
    `insert into company (name, slug) values ($1, $1) returning id`,
    [`gente-${contracts}`],
  )
  const companyId = Number(rows[0]?.id)
  await owner.query('set local session_replication_role = replica')
  await owner.query(rutOf)
  await chooseSources(owner, contracts)
  const own = { company_id: String(companyId) }
  await copy(owner, 'business', 'r.id = (select business_id from bench_source limit 1)', {
    ...own,
    id: '1',
  })
  await copy(
    owner,
    'business_option',
    'r.business_id = (select business_id from bench_source limit 1)',
    { ...own, business_id: '1' },
  )
  for (const table of concepts) await copy(owner, table, 'true', { ...own, id: 'r.id' })
  await copyPeople(owner, own)
  // Until they are counted the planner takes 50.000 people for one, and looks at each for each.
  await owner.query('analyze users, user_version, user_contract, user_contract_version')
  await refreshStanding(owner, companyId)
  await owner.query(
    `insert into payroll_month (company_id, id, business_id, year_month)
     overriding system value values ($1, 1, 1, $2)`,
    [companyId, month],
  )
  await owner.query('drop table bench_source, bench_clone')
  await owner.query('commit')
  await owner.query('vacuum analyze')
  return { companyId, monthId: 1 }
}

/** Writes what is kept of where people stand, which sleeping triggers did not. */
export const refreshStanding = (owner: pg.Client, companyId: number) =>
  owner.query(`select app.refresh_standing($1, array_agg(id)) from users where company_id = $1`, [
    companyId,
  ])

/** `bench_source`: the demo's contracts of the month; `bench_clone`: who is copied as number n. */
async function chooseSources(owner: pg.Client, contracts: number): Promise<void> {
  await owner.query(
    `create temporary table bench_source as
     select row_number() over (order by c.id) - 1 as place, c.company_id, c.id as contract_id,
       c.user_id, c.business_id, c.user_business_id
     from user_contract c
     join user_business l on l.company_id = c.company_id and l.id = c.user_business_id
     where c.company_id = (select id from company where slug = $1) and c.status = 'ACTIVE'
       and l.in_payroll and daterange(c.initial_date, c.final_date, '[]') && $2::daterange`,
    [slug, '[2026-09-01,2026-10-01)'],
  )
  await owner.query(
    `create temporary table bench_clone as
     select n, s.* from generate_series(1, $1::integer) n
     join bench_source s on s.place = (n - 1) % (select count(*) from bench_source)`,
    [contracts],
  )
}

async function copyPeople(owner: pg.Client, own: Changes): Promise<void> {
  const n = { ...own, id: 's.n' }
  const part = { ...own, id: 'row_number() over (order by s.n, r.id)' }
  const nobody = { syndicate_id: 'null', supervisor_id: 'null', author_login_id: 'null' }
  await copyEach(owner, 'users', 'r.id = s.user_id', {
    ...n,
    rut: 'pg_temp.rut_of(s.n)',
    profile_id: 'null',
    avatar_file_id: 'null',
  })
  await copyEach(owner, 'user_version', 'r.user_id = s.user_id', {
    ...part,
    ...nobody,
    user_id: 's.n',
  })
  await copyEach(owner, 'payment_method', 'r.user_id = s.user_id', {
    ...part,
    user_id: 's.n',
    account_number: `r.account_number || s.n`,
  })
  await copyEach(owner, 'user_business', 'r.id = s.user_business_id', {
    ...n,
    user_id: 's.n',
    business_id: '1',
  })
  await copyEach(owner, 'user_contract', 'r.id = s.contract_id', {
    ...n,
    code: `r.code || '-' || s.n`,
    user_id: 's.n',
    business_id: '1',
    user_business_id: 's.n',
  })
  const ofContract = { ...part, ...nobody, user_contract_id: 's.n' }
  await copyEach(owner, 'user_contract_version', 'r.user_contract_id = s.contract_id', ofContract)
  await copyEach(owner, 'user_item', 'r.user_contract_id = s.contract_id', ofContract)
}

/** Copies the demo company's rows of a table, once for each clone they belong to. */
async function copyEach(owner: pg.Client, table: string, on: string, changes: Changes) {
  const from = `from bench_clone s join ${table} r on r.company_id = s.company_id and ${on}`
  await insertFrom(owner, table, from, changes)
}

async function copy(owner: pg.Client, table: string, where: string, changes: Changes) {
  const from = `from ${table} r where r.company_id = (select company_id from bench_source limit 1)
    and ${where}`
  await insertFrom(owner, table, from, changes)
}

/** The twelve closed months of a year, copied; answers the number of the last one. */
export async function copyYear(owner: pg.Client, crowd: Crowd, year: number) {
  const months = Array.from({ length: 12 }, (_, at) => year * 100 + at + 1)
  await copyMonths(owner, crowd, months)
  return FIRST_COPY + 12
}

/**
 * Closed months, each a copy of the payslips of the month that was calculated; the first has the
 * number after `FIRST_COPY`. What they pay is the same: a year is read and added up month by month
 * whatever they pay.
 */
export async function copyMonths(
  owner: pg.Client,
  { companyId, monthId }: Crowd,
  yearMonths: readonly number[],
) {
  const id = `${FIRST_COPY} + of.n`
  const months = `from unnest(array[${yearMonths.join(', ')}]) with ordinality of (month, n) join`
  const ofMonth = `r.company_id = ${companyId} and r.payroll_month_id = ${monthId}`
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await insertFrom(
    owner,
    'payroll_month',
    `${months} payroll_month r on r.company_id = ${companyId} and r.id = ${monthId}`,
    {
      id,
      year_month: 'of.month',
      current_run_id: id,
      is_open: 'false',
      closed_at: 'coalesce(r.closed_at, now())',
    },
  )
  await insertFrom(owner, 'payroll_run', `${months} payroll_run r on ${ofMonth}`, {
    id,
    payroll_month_id: id,
    job_id: 'null',
  })
  await insertFrom(
    owner,
    'payslip',
    `${months} payslip r on r.company_id = ${companyId} and r.payroll_run_id =
      (select current_run_id from payroll_month
       where company_id = ${companyId} and id = ${monthId})`,
    { payroll_run_id: id, payroll_month_id: id },
  )
  await owner.query('commit')
  await owner.query('analyze')
}

/** Where the numbers of copied months begin. */
export const FIRST_COPY = 100

async function insertFrom(owner: pg.Client, table: string, from: string, changes: Changes) {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `r.${name}`)
  await owner.query(`insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} ${from}`)
}
