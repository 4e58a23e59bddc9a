import { makePlan } from '#formula/index.ts'
import type { Library } from '#formula/types.ts'
import type { Concept } from '#law/index.ts'
import type { Site } from './site.ts'

/** Sixty letters, as the longest names of people, firms and items that forms take in earnest. */
const LONG = 60
const TAIL = ' de los Ángeles Undurraga-Errázuriz y Compañía del Sur Limitada'

/** What people read of as a name. A column here is lengthened in every row. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  area: ['name'],
  branch_office: ['name'],
  business: ['name', 'business_name', 'address', 'email'],
  company: ['name', 'email'],
  formula_version: ['title'],
  item_version: ['title'],
  payroll_month: ['name', 'description'],
  payroll_table_version: ['title'],
  profile: ['name'],
  restriction: ['name'],
  scenario: ['name'],
  syndicate: ['name'],
  user_contract_version: ['job_title', 'area', 'branch_office'],
  user_version: ['address', 'email'],
  variable_version: ['title'],
}

/** Pesos that are kept one by one and have no limit; a payslip's are lengthened together. */
const PESOS: Readonly<Record<string, readonly string[]>> = {
  additional_payment: ['earnings', 'deductions', 'net', 'employer_cost'],
  annual_gratification: ['profit', 'own_capital', 'pool', 'pay'],
  gratification_person: ['base', 'due', 'difference'],
  retroactive_line: ['paid', 'due', 'amount'],
}

/** Twelve thousand times as much: a salary of a million gets eleven digits. */
const TIMES = 12_000

/**
 * Gives everybody and everything in the database of a site a name of sixty letters, and amounts of
 * eleven digits. Written behind the backs of triggers, as a closed month takes no change.
 */
export async function lengthen({ owner }: Site): Promise<void> {
  await owner.query('begin')
  await owner.query("set local session_replication_role = 'replica'")
  for (const [table, columns] of Object.entries(NAMES)) {
    for (const column of columns) {
      await owner.query(
        `update ${table} set ${column} = left(${column} || $1, $2) where ${column} is not null`,
        [column === 'email' ? '.de.la.gerencia.de.operaciones' : TAIL, LONG],
      )
    }
  }
  await owner.query(
    `update user_version set second_name = 'María de los Ángeles Alejandra',
       paternal_lastname = left(paternal_lastname || '-Undurraga', 18),
       maternal_lastname = 'Errázuriz-Larraín'`,
  )
  for (const [table, columns] of Object.entries(PESOS)) {
    const set = columns.map((column) => `${column} = ${column} * ${TIMES}`).join(', ')
    await owner.query(`update ${table} set ${set}`)
  }
  await lengthenPayslips(owner)
  await owner.query('commit')
}

/** Months differ from each other, so that differences get as many digits. */
async function lengthenPayslips(owner: Site['owner']): Promise<void> {
  const { rows: plans } = await owner.query<{ hash: string; library: Library<Concept> }>(
    'select distinct on (hash) hash, library from payroll_plan order by hash',
  )
  for (const { hash, library } of plans) {
    const plan = makePlan(library)
    const unitOf = new Map(library.concepts.map(({ code, unit }) => [code, unit]))
    const pesos = plan.codes.flatMap((code, at) => (unitOf.get(code) === 'CLP' ? [at + 1] : []))
    await owner.query(
      `update payslip p set net = net * f, earnings = earnings * f, deductions = deductions * f,
         employer_cost = employer_cost * f,
         results = array(select case when at = any($2) then r * f else r end
           from unnest(results) with ordinality as one (r, at) order by at)
       from (select r.company_id, r.id, ${TIMES} + 1000 * (m.year_month % 10) as f
         from payroll_run r join payroll_month m
           on m.company_id = r.company_id and m.id = r.payroll_month_id
         where r.plan_hash = $1) run
       where run.company_id = p.company_id and run.id = p.payroll_run_id`,
      [hash, pesos],
    )
  }
}
