import { beforeAll, expect, test } from 'vitest'
import { makePlan, type Plan } from '#formula/index.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { findingsOf, type RunToCheck } from './findings.ts'
import { type Plant, plants } from './planted.ts'
import { payslipRules, setRules } from './rules/index.ts'

const { api, world, database, drainJobs, clock } = await startApi()
const { vina } = world.businesses
const { owner } = database

let run: RunToCheck
beforeAll(async () => {
  const admin = payrollOf(api.as('admin'))
  const month = await admin.monthAt(vina, 202609)
  await admin.calculate(month.id)
  await drainJobs()
  const now = await stored(innerId('payrollMonth', month.id) ?? 0)
  const last = await admin.monthAt(vina, 202608)
  const before = await stored(innerId('payrollMonth', last.id) ?? 0)
  const { id: companyId } = world.coihues
  const of = { companyId, businessId: vina.id, yearMonth: 202609, now: clock.now() }
  run = { ...of, ...now, before: { runId: before.runId, plan: before.plan } }
})

async function stored(monthId: number) {
  const { rows } = await owner.query(
    `select r.id, r.period_values as period, p.library from payroll_month m
     join payroll_run r on r.company_id = m.company_id and r.id = m.current_run_id
     join payroll_plan p on p.company_id = r.company_id and p.hash = r.plan_hash
     where m.id = $1 and m.company_id = $2`,
    [monthId, world.coihues.id],
  )
  const [row] = rows
  const plan: Plan = makePlan(row.library)
  return { runId: Number(row.id), plan, period: row.period }
}

test('a clean month flags fewer than 2 % of its people', async () => {
  const found = await findingsOf(owner, run)
  const people = new Set(found.map(({ contractId }) => contractId))
  const { rows } = await owner.query(
    'select count(*)::int as all from payslip where payroll_run_id = $1',
    [run.runId],
  )
  expect(people.size / rows[0].all).toBeLessThan(0.02)
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
    .replaceAll('$run', String(run.runId))
    .replaceAll('$before', String(run.before?.runId))
