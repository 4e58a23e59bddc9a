import type pg from 'pg'
import { createAbsence } from '#modules/time/absences/server/absences.service.ts'
import {
  closePayrollMonth,
  generateProcess,
  initPayrollMonth,
} from '#modules/payroll/payroll-months/server/months.service.ts'
import '#modules/money/settlements/server/settlements.service.ts'
import { proposeAdvances } from '#modules/payroll/advances/server/advances.service.ts'
import { createEmployerLoan } from '#modules/payroll/employer-loans/server/loans.service.ts'
import { createLateItem } from '#modules/payroll/retroactivity/server/late-items.service.ts'
import { seedPiecework } from './piecework.ts'
import { seedVacationCompensation } from './vacation-compensation.ts'
import { type Context, inCompany, type RequestContext } from '#platform/server/context.ts'

/**
 * What there is beside the payroll, in the estate: the settlement of who left in August, advances
 * of September that nobody closed yet, a loan whose first quota comes next month, and what was
 * learnt after August was closed.
 */
export async function seedProcesses(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ businessId: number; contractId: number }>(
    `select b.id as "businessId", c.id as "contractId"
     from business b join user_contract c on c.company_id = $1 and c.business_id = b.id
     where b.company_id = $1 and b.slug = 'peumal' and c.status = 'ACTIVE' and c.final_date is null
     order by c.id limit 1`,
    [companyId],
  )
  await owner.query('commit')
  const [found] = rows
  if (!found) return
  await inCompany(request, async (context) => {
    const { id } = await initPayrollMonth(context, {
      businessId: found.businessId,
      yearMonth: 202608,
      type: 'SETTLEMENT',
    })
    await generateProcess(context, { id })
    await closePayrollMonth(context, { id, acceptErrors: false })
  })
  await inCompany(request, async (context) => {
    const month = await initPayrollMonth(context, {
      businessId: found.businessId,
      yearMonth: 202609,
      type: 'ADVANCE',
    })
    await proposeAdvances(context, { payrollMonthId: month.id, percent: '30' })
    await createEmployerLoan(context, {
      contractId: found.contractId,
      amount: 300_000,
      totalQuotas: 6,
      startMonth: 202610,
      grantedOn: '2026-09-10',
      comment: 'Reparación de vivienda',
    })
    await seedLate(context, found.businessId)
  })
  await seedPiecework(owner, companyId)
  await seedVacationCompensation(owner, companyId)
}

/**
 * What was learnt after August was closed: a bonus that nobody reported, and the medical leave of a
 * fall at work whose paper came in September. Both wait in «Retroactivos».
 */
async function seedLate(context: Context, businessId: number): Promise<void> {
  const contracts = await context.tx
    .selectFrom('userContract')
    .select('id')
    .where('businessId', '=', businessId)
    .where('finalDate', 'is', null)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const [bonus, hurt] = contracts
  if (!bonus || !hurt) return
  const { id: payrollMonthId } = await context.tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where('isOpen', '=', true)
    .executeTakeFirstOrThrow()
  await createLateItem(context, {
    payrollMonthId,
    contractId: bonus.id,
    yearMonth: 202608,
    itemCode: 'BONO_PRODUCCION',
    value: '38500',
    comment: 'La planilla de agosto llegó después del cierre',
  })
  await createAbsence(context, {
    userContractId: hurt.id,
    type: 'LICENSE',
    subtype: 'WORK_ACCIDENT',
    startDate: '2026-08-24',
    endDate: '2026-08-28',
    licenseNumber: '11671920-5',
    comment: 'Caída en el huerto; la mutual la informó en septiembre',
    approve: true,
  })
}
