import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { seededRandom } from '#law/random.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'
import { followCompany } from './follow.job.ts'

const { api, world, database, asCompany, services, drainJobs } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda, veronica, hernan, camilo, segundo } = world.people
const admin = payrollOf(api.as('admin'))

const Save = `mutation Save($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`
const Nets = `query Nets($input: RecalculationsInput!) {
  recalculations(input: $input) { contractId net before revisions recalculatedAt }
}`
const Revisions = `query Revisions($input: PayslipRevisionsInput!) {
  payslipRevisions(input: $input) { revision net next error replacedAt replacedBy
    lines { code label section before after change } }
}`
const Ran = `query Ran($input: OfPayrollMonth!) {
  payrollRun(input: $input) { recalculated unchanged }
}`
type Changed = {
  code: string
  section: string
  before: number | null
  after: number | null
  change: number
}
type Net = { contractId: string; net: number; before: number | null; revisions: number }

let month: MonthRow
let monthId = 0
beforeAll(async () => {
  const { id } = await admin.monthAt(vina, 202609)
  await calculate(id)
  month = await admin.month(id)
  monthId = innerId('payrollMonth', id) ?? 0
})

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const nets = async (who: Parameters<typeof api.as>[0] = 'admin') => {
  const input = { payrollMonthId: month.id }
  return (await api.as(who).run<{ recalculations: Net[] }>(Nets, { input })).recalculations
}
const netOf = async (person: KnownPerson) =>
  (await nets()).find(({ contractId }) => contractId === contractOf(person))
const save = (person: KnownPerson, value: string, itemCode = 'COMISIONES') =>
  api.as('admin').result<{ saved: number }>(Save, {
    input: {
      payrollMonthId: month.id,
      cells: [{ contractId: contractOf(person), itemCode, value }],
    },
  })

describe('an edit to one person', () => {
  test('is in their payslip at once, and in the totals of the month', async () => {
    const before = await netOf(bernarda)
    const saved = await save(bernarda, '50000')
    expect(saved).toMatchObject({ status: 'OK', message: '1 recalculado' })
    const after = await netOf(bernarda)
    expect(after).toMatchObject({ before: before?.net, revisions: 1 })
    expect(after?.net).toBeGreaterThan(before?.net ?? 0)
    const now = await admin.month(month.id)
    expect(now).toMatchObject({
      changesSince: 0,
      calculated: month.calculated,
      failed: month.failed,
    })
    expect(now.totalNet).toBe((month.totalNet ?? 0) + (after?.net ?? 0) - (before?.net ?? 0))
    expect(now.totalNet).toBe(await sumOfNets())
  })

  test('is asked for of some contracts only, as the page of a grid does', async () => {
    const all = await nets()
    const contracts = [bernarda, veronica].map((one) => ({ contractId: contractOf(one) }))
    const input = { payrollMonthId: month.id, contracts }
    const { recalculations: some } = await api
      .as('admin')
      .run<{ recalculations: Net[] }>(Nets, { input })
    const wanted = new Set(contracts.map(({ contractId }) => contractId))
    expect(some).toHaveLength(2)
    expect(some).toEqual(all.filter(({ contractId }) => wanted.has(contractId)))
  })

  test('leaves what it replaces as a revision, with who and when', async () => {
    const input = { payrollMonthId: month.id, contractId: contractOf(bernarda) }
    const { payslipRevisions } = await api
      .as('admin')
      .run<{ payslipRevisions: { lines: Changed[] }[] }>(Revisions, { input })
    const now = await netOf(bernarda)
    expect(payslipRevisions).toMatchObject([
      {
        revision: 1,
        net: now?.before,
        next: now?.net,
        error: null,
        replacedBy: 'Carolina Aránguiz',
      },
    ])
    // The commission that was entered, and each line that follows from it; no other.
    const lines = payslipRevisions[0]?.lines ?? []
    const commission = lines.find(({ code }) => code === 'COMISIONES')
    expect(commission).toMatchObject({ before: null, after: 50_000, change: 50_000 })
    expect(lines.map(({ code }) => code)).not.toContain('SUELDO_BASE')
    expect(lines.every(({ before, after }) => before !== after)).toBe(true)
    const toNet = { 'Haberes imponibles': 1, 'Descuentos legales': -1 }
    const moved = Object.entries(toNet).flatMap(([name, sign]) =>
      lines.filter(({ section }) => section === name).map(({ change }) => change * sign),
    )
    expect(moved.reduce((sum, change) => sum + change, 0)).toBe(
      (now?.net ?? 0) - (now?.before ?? 0),
    )
  })

  test('that changes nothing leaves no revision and no pending change', async () => {
    const same = await save(bernarda, '50000')
    expect(same).toMatchObject({ status: 'OK', message: null })
    expect(await netOf(bernarda)).toMatchObject({ revisions: 1 })
    expect((await admin.month(month.id)).changesSince).toBe(0)
  })

  test('takes a few statements, however many people the month has', async () => {
    const cost = await queriesOf(() => save(bernarda, '51000'))
    expect(cost).toBeLessThan(60)
  })

  test('that makes the payslip impossible is kept, and says why', async () => {
    const before = await admin.month(month.id)
    await asCompany(`update user_version set pension_institution = null
      where user_id = ${veronica.id} and superseded_at is null`)
    expect((await admin.month(month.id)).changesSince).toBeGreaterThan(0)
    const saved = await save(veronica, '1000')
    expect(saved).toMatchObject({
      status: 'OK',
      message: 'Una liquidación quedó con error: Falta la AFP',
    })
    const now = await admin.month(month.id)
    expect(now).toMatchObject({
      changesSince: 0,
      failed: before.failed + 1,
      calculated: before.calculated - 1,
    })
    expect(now.totalNet).toBe(await sumOfNets())
    await asCompany(`update user_version set pension_institution = 'MODELO'
      where user_id = ${veronica.id} and superseded_at is null`)
    await save(veronica, '2000')
    expect(await admin.month(month.id)).toMatchObject({ failed: before.failed })
  })
})

describe('two editors at once', () => {
  test('leave the totals that a calculation would', async () => {
    const people = [bernarda, veronica, hernan]
    const rounds = Array.from({ length: 4 }, (_, round) =>
      people.map((person, at) => save(person, String(10_000 * (at + 1) + round))),
    )
    const answers = await Promise.all(rounds.flat())
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'OK'))
    const now = await admin.month(month.id)
    expect(now.changesSince).toBe(0)
    expect(now.totalNet).toBe(await sumOfNets())
    const followed = await stored()
    await calculate(month.id)
    expect(await stored()).toEqual(followed)
    const { payrollRun } = await api
      .as('admin')
      .run<{ payrollRun: object }>(Ran, { input: { payrollMonthId: month.id } })
    expect(payrollRun).toEqual({ recalculated: 0, unchanged: now.calculated })
  })

  test('and an edit while everybody is being calculated ends in the new run', async () => {
    await admin.calculate(month.id)
    await Promise.all([drainJobs(), save(hernan, '77000'), save(bernarda, '78000')])
    await drainJobs()
    expect((await admin.month(month.id)).changesSince).toBe(0)
    const followed = await stored()
    await calculate(month.id)
    expect(await stored()).toEqual(followed)
  })
})

describe('a change of formulas', () => {
  test('is followed over everybody by its cone, and ends as a calculation would', async () => {
    const random = seededRandom(9)
    const people = (await nets()).map((row) => row.contractId)
    const edit = async () => {
      const contractId = people[Math.floor(random() * people.length)] ?? ''
      const itemCode = ['COMISIONES', 'HORAS_EXTRA', 'DIAS_AUSENCIA'][Math.floor(random() * 3)]
      const value = String(Math.floor(random() * 9))
      const cells = [{ contractId, itemCode, value }]
      await api.as('admin').mutate(Save, { input: { payrollMonthId: month.id, cells } })
    }
    for (const round of [1, 2]) {
      for (let n = 0; n < 6; n += 1) await edit()
      await asCompany(`update item_version set proportional = not proportional
        where type = 'EARNING' and superseded_at is null`)
      expect((await admin.month(month.id)).changesSince).toBeGreaterThan(0)
      await follow()
      expect((await admin.month(month.id)).changesSince, `round ${round}`).toBe(0)
      for (let n = 0; n < 3; n += 1) await edit()
    }
    const jobs = await owner.query<{ result: { outcome: object } }>(
      `select result from job where kind = 'payrollMonths.follow' order by id`,
    )
    expect(jobs.rows.map(({ result }) => result.outcome)).toEqual([
      { changed: expect.any(Number), unchanged: expect.any(Number) },
      { changed: expect.any(Number), unchanged: expect.any(Number) },
    ])
    const followed = await stored()
    const before = await planNow()
    await calculate(month.id)
    expect(await planNow()).toEqual(before)
    expect(await stored()).toEqual(followed)
  })
})

describe('what the law takes besides', () => {
  const Terms = `mutation Terms($input: UpdateUserContractInput!) {
    updateUserContract(input: $input) { ${outcome} }
  }`
  const terms = (person: KnownPerson, fields: object) =>
    api
      .as('admin')
      .result(Terms, { input: { id: contractOf(person), from: '2026-09-01', ...fields } })
  const lines = async (person: KnownPerson, codes: readonly string[]) => {
    const payslip = await admin.payslip(month.id, contractOf(person))
    return codes.map((code) => amountOf(payslip, code))
  }

  test('the tax of the land, of a taxi and of a fortnight follow the contract', async () => {
    const taxOf = async (fields: object) => {
      expect(await terms(veronica, fields)).toMatchObject({ status: 'OK' })
      const payslip = await admin.payslip(month.id, contractOf(veronica))
      return amountOf(payslip, 'IMPUESTO_UNICO')
    }
    for (const code of ['HORAS_EXTRA', 'DIAS_AUSENCIA']) await save(veronica, '0', code)
    await save(veronica, '60000')
    // What contributes: (2.947.868 − 10 × 71.721) × 3,5 % = 78.073,03; and 2 UTM × 3,5 %.
    expect(await taxOf({ taxRegime: 'AGRICULTURAL' })).toBe(78_073)
    expect(await taxOf({ taxRegime: 'TAXI_DRIVER' })).toBe(5_020)
    expect(await terms(veronica, { taxPeriod: 'WEEKLY' })).toMatchObject({
      error: { field: 'taxPeriod' },
    })
    // Contributions 311.884 + 206.351 + 17.687; 2.411.946 × 8 % − 1,74 UTM, in two fortnights.
    expect(await taxOf({ taxRegime: 'GENERAL', taxPeriod: 'FORTNIGHTLY' })).toBe(68_161)
    await save(veronica, '16', 'DIAS_AUSENCIA')
    // One fortnight: 1.579.295 − 287.116 = 1.292.179 × 8 % − 0,87 UTM = 40.977,05.
    expect(await lines(veronica, ['IMPUESTO_UNICO'])).toEqual([40_977])
    await save(veronica, '0', 'DIAS_AUSENCIA')
    // Ten shifts of the twenty of the month: 2.411.946 × 13,5 % − 4,49 UTM × 10 ÷ 20 = 164.599,06.
    await save(veronica, '10', 'TURNOS')
    await save(veronica, '20', 'TURNOS_DEL_MES')
    expect(await taxOf({ taxPeriod: 'SHIFT' })).toBe(164_599)
    for (const code of ['TURNOS', 'TURNOS_DEL_MES']) await save(veronica, '0', code)
    expect(await taxOf({ taxPeriod: 'MONTHLY' })).toBe(68_161)
  })

  test('a fixed term that the law makes open-ended changes its insurance', async () => {
    const of = () => lines(camilo, ['AFC', 'AFC_EMPLEADOR'])
    // 780.000 and its gratification, 195.000: 3 % of the employer.
    expect(await of()).toEqual([0, 29_250])
    // Two terms before his own make a year within fifteen months, which end on 1 September.
    for (const [initialDate, finalDate] of [
      ['2025-06-01', '2025-10-31'],
      ['2025-11-15', '2026-06-30'],
    ]) {
      const input = {
        userId: camilo.publicId,
        businessId: vina.publicId,
        initialDate,
        finalDate,
        contractType: 'FIXED',
        jobTitle: 'Asistente',
        monthlySalary: { value: '700000', currency: 'CLP' },
        hoursPerWeek: '42',
      }
      const made = await api.as('admin').result(
        `mutation New($input: CreateUserContractInput!) {
          createUserContract(input: $input) { ${outcome} }
        }`,
        { input },
      )
      expect(made).toMatchObject({ status: 'OK' })
    }
    await calculate(month.id)
    // One day as before, twenty-nine at 0,6 % and 2,4 %: 975.000 × 0,6 % × 29 ÷ 30 = 5.655.
    expect(await of()).toEqual([5_655, 23_595])
    // A second renewal cannot come before: the first of the reasons is the one that counts.
    expect(await terms(camilo, { from: '2026-09-16', fixedTermRenewals: 2 })).toMatchObject({
      status: 'OK',
    })
    expect(await of()).toEqual([5_655, 23_595])
    // Made open-ended by the parties on the 11th: ten days as before.
    expect(await terms(camilo, { from: '2026-09-11', contractType: 'INDEFINITE' })).toMatchObject({
      status: 'OK',
    })
    expect(await of()).toEqual([3_900, 25_350])
  })

  test('who is past the age of pension contributes when they asked to', async () => {
    const change = (fields: object) =>
      api.as('admin').result(
        `mutation Change($input: UpdateUserInput!) {
          updateUser(input: $input) { ${outcome} }
        }`,
        { input: { id: segundo.publicId, from: '2026-09-01', ...fields } },
      )
    const of = () => lines(segundo, ['COTIZACION_AFP', 'AFC_EMPLEADOR'])
    const { sections } = await admin.payslip(month.id, contractOf(segundo))
    const base = sections.find(({ key }) => key === 'taxable')?.total ?? 0
    // PlanVital 11,16 % of the worker; after eleven years 0,8 % of the employer.
    const [afp, insurance] = [Math.round(base * 0.1116), Math.round(base * 0.008)]
    expect(await of()).toEqual([0, insurance])
    expect(await change({ keepsContributing: true })).toMatchObject({ status: 'OK' })
    expect(await of()).toEqual([afp, insurance])
    // The unemployment insurance does not cover who is pensioned, unless it is for a part.
    await change({ pensionStatus: 'PENSIONED_ACTIVE' })
    expect(await of()).toEqual([afp, 0])
    await change({ partialDisability: true })
    expect(await of()).toEqual([afp, insurance])
  })

  test('a court takes what exceeds 56 UF, after what the law takes', async () => {
    expect(await save(veronica, '400000', 'EMBARGO_JUDICIAL')).toMatchObject({ status: 'OK' })
    // 2.947.868 + 84.000 − 535.922 − 68.161 = 2.427.785, less 56 × 41.057,20 = 2.299.203,20.
    expect(await lines(veronica, ['EMBARGO', 'LIQUIDO'])).toEqual([128_582, 2_299_203])
    await save(veronica, '900000', 'EMBARGO_PRIVILEGIADO')
    await save(veronica, '500000', 'ASIGNACION_FAMILIA_ART_59')
    // Half of 2.427.785 for both; nothing is left over 56 UF.
    expect(
      await lines(veronica, ['EMBARGO_PREFERENTE', 'MANTENCION_FAMILIAR', 'EMBARGO', 'LIQUIDO']),
    ).toEqual([900_000, 313_893, 0, 1_213_892])
  })
})

describe('what was calculated', () => {
  test('is hidden from people who may not see it', async () => {
    const hidden = new Set((await nets()).map((row) => row.contractId))
    const seen = await nets('gerente')
    expect(seen.length).toBeLessThan(hidden.size)
    const input = { payrollMonthId: month.id }
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      await expect(api.as(who).run(Nets, { input }), who).rejects.toMatchObject({
        kind: expect.stringMatching(/forbidden|not-found/),
      })
    }
  })

  test('stays as it is in a closed month, in the database too', async () => {
    const august = await admin.monthAt(vina, 202608)
    const { rows } = await owner.query<{ run: string }>(
      'select current_run_id as run from payroll_month where id = $1',
      [innerId('payrollMonth', august.id)],
    )
    await expect(
      asCompany(`select app.supersede_payslips(${world.coihues.id}, ${rows[0]?.run}, '{1}')`),
    ).rejects.toMatchObject({ code: 'MG001' })
    await owner.query('rollback')
  })
})

async function calculate(id: string) {
  await admin.calculate(id)
  await drainJobs()
}

/** What a mutation of the company's concepts asks for. */
async function follow(): Promise<void> {
  const session = {
    companyId: world.coihues.id,
    userId: null,
    loginId: null,
    acting: false,
    traceId: 'follow',
  }
  await services.db.withTenant(session, (tx) =>
    enqueue({ tx, session }, followCompany, { monthId }),
  )
  await drainJobs()
}

async function planNow() {
  const { rows } = await owner.query(
    `select run.plan_hash, run.period_values from payroll_run run
     join payroll_month m on m.current_run_id = run.id where m.id = $1`,
    [monthId],
  )
  return rows[0]
}

async function sumOfNets(): Promise<number> {
  const { rows } = await owner.query<{ sum: string }>(
    `select sum(net) from payslip p join payroll_month m on m.current_run_id = p.payroll_run_id
     where m.id = $1`,
    [monthId],
  )
  return Number(rows[0]?.sum)
}

/** Facts and results of the month's current run, and its totals. */
async function stored() {
  const { rows } = await owner.query(
    `select md5(string_agg(p.user_contract_id || ':' || p.facts::text || p.results::text
         || p.snapshot::text || p.inputs_hash, ';' order by p.user_contract_id)) as payslips,
       (select run.totals - 'recalculated' - 'unchanged' from payroll_run run
         where run.id = m.current_run_id) as totals
     from payslip p join payroll_month m on m.current_run_id = p.payroll_run_id
     where m.id = $1 group by m.current_run_id`,
    [monthId],
  )
  return rows[0]
}
