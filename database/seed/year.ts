import type pg from 'pg'
import '#modules/payroll/additional-payments/server/process.ts'
import { saveAdditionalPayments } from '#modules/payroll/additional-payments/server/additional.service.ts'
import { calculateGratification } from '#modules/payroll/gratification/server/gratification.job.ts'
import {
  excludeFromGratification,
  saveGratification,
} from '#modules/payroll/gratification/server/gratification.service.ts'
import {
  closePayrollMonth,
  initPayrollMonth,
} from '#modules/payroll/payroll-months/server/months.service.ts'
import { allowanceKind } from '#modules/concepts/indicators/model/brackets.ts'
import { type Context, inCompany, type RequestContext } from '#platform/server/context.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'

type DemoYear = {
  owner: pg.Client
  /** A request of the administrator at an instant. */
  requestAt: (instant: string) => RequestContext
  run: (job: AnyJob, jobId: number) => Promise<void>
  companyId: number
  businessId: number
}

const december = 202512

/** Neighbours of the months of 2025 that are not published for certain: a company enters some. */
const ownFigures = [
  ...[202501, 202502, 202503].map((month) => sis(month, '1.78', 'abril de 2025')),
  ...[202510, 202511, 202512].map((month) => sis(month, '1.88', 'septiembre de 2025')),
  ...[202501, 202502, 202503, 202504].map(allowance),
]

function sis(month: number, value: string, known: string) {
  const source = `Dato de demostración: la tasa de ${known}, la más cercana que consta`
  return { key: 'TASA_SIS', month, value, brackets: null, source }
}

function allowance(month: number) {
  const rows = [
    ['586227', '21243'],
    ['856247', '13036'],
    ['1335450', '4119'],
    [null, '0'],
  ].map(([upTo, amount]) => ({ upTo, values: [amount] }))
  const source = 'Dato de demostración: los montos de julio a diciembre de 2024'
  return { key: allowanceKind.key, month, value: null, brackets: JSON.stringify(rows), source }
}

/** What the company answers for in the months of its finished year, entered and confirmed. */
export async function seedFigures(owner: pg.Client, companyId: number, by: number): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `insert into indicator (company_id, key, year_month, value, brackets, source, state,
       needs_second, entered_by, entered_at, confirmed_by, confirmed_at)
     select $1, f.key, f.month, f.value, f.brackets, f.source, 'CONFIRMED', true, $2,
       to_date(f.month::text, 'YYYYMM') + interval '15 hours', l.id,
       to_date(f.month::text, 'YYYYMM') + interval '20 hours'
     from unnest($3::text[], $4::int[], $5::numeric[], $6::jsonb[], $7::text[])
       as f (key, month, value, brackets, source)
     join login l on l.username = 'superadmin'`,
    [
      companyId,
      by,
      ownFigures.map(({ key }) => key),
      ownFigures.map(({ month }) => month),
      ownFigures.map(({ value }) => value),
      ownFigures.map(({ brackets }) => brackets),
      ownFigures.map(({ source }) => source),
    ],
  )
  await owner.query('commit')
}

/**
 * What a finished year leaves: a Christmas bonus and the share of six months, each apart, and the
 * gratification of 2025, proposed, with one person left out, closed and paid in January. And a
 * bonus of August that nobody has closed.
 */
export async function seedYear({ requestAt, run, ...demo }: DemoYear): Promise<void> {
  const { businessId } = demo
  const january = requestAt('2026-01-20T12:00:00Z')
  const people = await contractsOf(demo)
  await inCompany(january, async (context) => {
    const id = await opened(context, { businessId, name: 'Aguinaldo de Navidad' })
    const rows = people.map((contractId) => ({ contractId, itemCode: 'AGUINALDO', value: '60000' }))
    await saveAdditionalPayments(context, { payrollMonthId: id, rows })
    await closePayrollMonth(context, { id, acceptErrors: false })
  })
  await inCompany(january, async (context) => {
    const id = await opened(context, { businessId, name: 'Participación del segundo semestre' })
    const rows = people.slice(1, 5).map((contractId, place) => ({
      contractId,
      itemCode: 'PARTICIPACION',
      value: String(600_000 - 90_000 * place),
      accruedFrom: 202507,
      accruedTo: december,
    }))
    await saveAdditionalPayments(context, { payrollMonthId: id, rows })
    await closePayrollMonth(context, { id, acceptErrors: false })
  })
  const { id, jobId } = await inCompany(january, async (context) => {
    const payrollMonthId = await opened(context, { businessId, name: 'Gratificación 2025' })
    const asked = await saveGratification(context, { payrollMonthId, year: 2025 })
    return { id: payrollMonthId, jobId: asked.jobId }
  })
  await run(calculateGratification, jobId)
  await inCompany(january, async (context) => {
    const contractId = people.at(3) ?? 0
    const reason = 'Se le pagó en diciembre, por acuerdo, con su aguinaldo'
    await excludeFromGratification(context, { payrollMonthId: id, rows: [{ contractId, reason }] })
    await closePayrollMonth(context, { id, acceptErrors: false })
  })
  await inCompany(requestAt('2026-09-15T12:00:00Z'), async (context) => {
    const { id: august } = await initPayrollMonth(context, {
      businessId,
      yearMonth: 202608,
      type: 'ADDITIONAL',
      name: 'Bono por proyecto',
    })
    const rows = people
      .slice(0, 2)
      .map((contractId) => ({ contractId, itemCode: 'AGUINALDO', value: '180000' }))
    await saveAdditionalPayments(context, { payrollMonthId: august, rows })
  })
}

/** Who had a payslip in December, in the order of their contracts. */
async function contractsOf({ owner, companyId, businessId }: Omit<DemoYear, 'requestAt' | 'run'>) {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ id: number }>(
    `select p.user_contract_id as id from payroll_month m
     join payslip p on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     where m.company_id = $1 and m.business_id = $2 and m.year_month = $3 order by 1`,
    [companyId, businessId, december],
  )
  await owner.query('commit')
  return rows.map(({ id }) => id)
}

async function opened(context: Context, wanted: { businessId: number; name: string }) {
  const { id } = await initPayrollMonth(context, {
    ...wanted,
    yearMonth: december,
    type: 'ADDITIONAL',
  })
  return id
}
