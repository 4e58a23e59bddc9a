import { beforeAll, expect, test } from 'vitest'
import { makePlan, type Plan } from '#formula/index.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { findingsOf, type RunToCheck } from './findings.ts'
import { plants } from '#tests/payroll-checks/index.ts'
import type { Plant } from '#tests/payroll-checks/plant.ts'
import { payslipRules, setRules } from './rules/index.ts'

const { api, world, database, drainJobs, clock } = await startApi()
const { vina } = world.businesses
const { owner } = database

let run: RunToCheck
let monthId = 0
beforeAll(async () => {
  const admin = payrollOf(api.as('admin'))
  const month = await admin.monthAt(vina, 202609)
  await admin.calculate(month.id)
  await drainJobs()
  monthId = innerId('payrollMonth', month.id) ?? 0
  const now = await stored(monthId)
  const last = await admin.monthAt(vina, 202608)
  const before = await stored(innerId('payrollMonth', last.id) ?? 0)
  const { id: companyId } = world.coihues
  const of = { companyId, businessId: vina.id, yearMonth: 202609, now: clock.now() }
  run = { ...of, ...now, before: { runId: before.runId, plan: before.plan } }
})

async function stored(id: number, companyId = world.coihues.id) {
  const { rows } = await owner.query(
    `select r.id, r.period_values as period, r.plan_hash as hash from payroll_month m
     join payroll_run r on r.company_id = m.company_id and r.id = m.current_run_id
     where m.id = $1 and m.company_id = $2`,
    [id, companyId],
  )
  const [row] = rows
  return { runId: Number(row.id), plan: await planOf(companyId, row.hash), period: row.period }
}

const plans = new Map<string, Plan>()

async function planOf(companyId: number, hash: string): Promise<Plan> {
  const known = plans.get(`${companyId} ${hash}`)
  if (known) return known
  const { rows } = await owner.query(
    'select library from payroll_plan where company_id = $1 and hash = $2',
    [companyId, hash],
  )
  const plan: Plan = makePlan(rows[0].library)
  plans.set(`${companyId} ${hash}`, plan)
  return plan
}

test('clean months flag fewer than 2 % of their people', async ({ annotate }) => {
  expect(await findingsOf(owner, run)).toEqual([])
  const { rows: months } = await owner.query(
    `select m.company_id as company, m.business_id as business, m.year_month as month, m.id,
       (select b.id from payroll_month b where b.company_id = m.company_id
         and b.business_id = m.business_id and b.type = m.type and b.year_month = m.year_month - 1)
         as before, (r.totals ->> 'payslips')::int as payslips
     from payroll_month m join payroll_run r
       on r.company_id = m.company_id and r.id = m.current_run_id
     where m.type = 'PAYROLL' order by m.company_id, m.business_id, m.year_month`,
  )
  const flagged: string[] = []
  for (const { company, business, month, id, before } of months) {
    const [companyId, businessId] = [Number(company), Number(business)]
    const last = before === null ? null : await stored(Number(before), companyId)
    const now = await stored(Number(id), companyId)
    const of = { companyId, businessId, yearMonth: month, before: last, now: clock.now() }
    for (const { rule, contractId } of await findingsOf(owner, { ...of, ...now })) {
      flagged.push(`${companyId} ${month} ${contractId} ${rule}`)
    }
  }
  const payslips = months.reduce((sum, one) => sum + one.payslips, 0)
  const personOf = (one: string) => one.slice(0, one.lastIndexOf(' '))
  const people = new Set(flagged.map(personOf))
  const summary = `${people.size} of ${payslips} payslips of ${months.length} months`
  await annotate(`${summary}: ${flagged.join(', ')}`)
  expect(people.size / payslips, summary).toBeLessThan(0.02)
  // The first month has no month before it: whoever is odd is odd for the first time.
  const paid = Map.groupBy(months, ({ company, month }) => `${company} ${month}`)
  for (const [key, of] of paid) {
    const found = new Set(flagged.filter((one) => one.startsWith(`${key} `)).map(personOf))
    const all = of.reduce((sum, one) => sum + one.payslips, 0)
    if (!key.endsWith(' 202601')) expect(found.size, `${key}: ${summary}`).toBeLessThan(0.02 * all)
  }
})

test('every planted fault is found by its rule, in the person it was planted in', async () => {
  expect(plants.length).toBeGreaterThanOrEqual(50)
  const people = await ordinaryPeople()
  const other = people.pop()
  const missed: string[] = []
  // One fault a person, as many as there are people, until all have been planted.
  for (let at = 0; at < plants.length; at += people.length) {
    const batch = plants.slice(at, at + people.length)
    await owner.query('begin')
    // The guards of closed months and the constraints sleep: a fault is what they did not stop.
    await owner.query('set local session_replication_role = replica')
    for (const [place, one] of batch.entries()) await plant(one, people[place]!, other!)
    const found = await findingsOf(owner, run)
    await owner.query('rollback')
    for (const [place, { rule }] of batch.entries()) {
      const { contractId } = people[place]!
      const hit = found.some((one) => one.rule === rule && one.contractId === contractId)
      if (!hit) missed.push(`${at + place} ${rule}`)
    }
    const touched = new Set([...people.slice(0, batch.length), other!].map((one) => one.contractId))
    expect(found.filter(({ contractId }) => !touched.has(contractId ?? 0))).toEqual([])
  }
  expect(missed).toEqual([])
})

test('the same amount of several earlier months is no repetition', async () => {
  const [person] = await ordinaryPeople()
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into user_item (company_id, user_contract_id, item_code, value, currency,
       start_month, end_month, origin_month)
     select $1, $2, code, 63000, 'CLP', 202609, 202609, origin
     from unnest(array['DIFERENCIA_SALUD', 'DIFERENCIA_SUELDO']) code,
       unnest(array[202607, 202608]) origin`,
    [run.companyId, person?.contractId],
  )
  const found = await findingsOf(owner, run)
  await owner.query('rollback')
  expect(found.map(({ rule }) => rule)).toEqual([])
})

test('no rule is without a fault that proves it', () => {
  const proven = new Set(plants.map(({ rule }) => rule))
  const all = [...payslipRules, ...setRules].map(({ code }) => code)
  expect(all.filter((code) => !proven.has(code))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

type Person = { contractId: number; userId: number }

/** People of the month and of the one before, in an AFP and Fonasa, paid by month, all month. */
async function ordinaryPeople(): Promise<Person[]> {
  const { plan, before } = run
  const { rows } = await owner.query(
    `select p.user_contract_id as "contractId", p.user_id as "userId", p.facts, p.results
     from payslip p join payslip q on q.company_id = p.company_id
       and q.payroll_run_id = $2 and q.user_contract_id = p.user_contract_id
     where p.company_id = $3 and p.payroll_run_id = $1 order by p.user_contract_id`,
    [run.runId, before?.runId, run.companyId],
  )
  const usual: Readonly<Record<string, number>> = {
    SISTEMA_SALUD: 0,
    FORMA_PAGO: 0,
    ART_22: 0,
    REGIMEN_PENSION: 0,
    SUELDO_UF: 0,
    MODO_GRATIFICACION: 1,
    HORAS_NORMALES: 0,
    DIAS_AUSENCIA: 0,
    DIAS_LICENCIA: 0,
    ESTADO_PENSION: 0,
  }
  return rows
    .filter(
      ({ facts, results }) =>
        Object.entries(usual).every(
          ([code, value]) => Number(facts[plan.factIndexOf.get(code) ?? -1]) === value,
        ) && Number(results[plan.indexOf.get('DIAS_TRABAJADOS') ?? -1]) === 30,
    )
    .map(({ contractId, userId }) => ({ contractId: Number(contractId), userId: Number(userId) }))
}

async function plant({ results = {}, facts = {}, sql = [] }: Plant, who: Person, other: Person) {
  const { plan } = run
  for (const [code, value] of Object.entries(results)) {
    await set('results', plan.indexOf.get(code), code, value, who)
  }
  for (const [code, value] of Object.entries(facts)) {
    await set('facts', plan.factIndexOf.get(code), code, value, who)
  }
  for (const statement of sql) await owner.query(filled(statement, who, other))
}

async function set(
  column: string,
  at: number | undefined,
  code: string,
  value: number,
  { contractId }: Person,
) {
  if (at === undefined) throw new Error(`the plan has no ${code}`)
  await owner.query(
    `update payslip set ${column}[${at + 1}] = $1
     where payroll_run_id = $2 and user_contract_id = $3 and company_id = $4`,
    [value, run.runId, contractId, run.companyId],
  )
}

const filled = (statement: string, who: Person, other: Person) =>
  statement
    .replaceAll('$person', String(who.userId))
    .replaceAll('$other', String(other.userId))
    .replaceAll('$contract', String(who.contractId))
    .replaceAll('$business', String(vina.id))
    .replaceAll('$month', String(monthId))
    .replaceAll('$run', String(run.runId))
    .replaceAll('$before', String(run.before?.runId))
