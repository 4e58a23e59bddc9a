import { createHash } from 'node:crypto'
import { monthLabel } from '#chile/period.ts'
import {
  type MonthHead,
  monthRecord,
  otherProcesses,
} from '#modules/payroll/payroll-frame/server/index.ts'
import {
  additionalMonth,
  basePayroll,
  requireSameGround,
} from '#modules/payroll/additional-engine/server/index.ts'
import {
  askForIt,
  gratificationYear,
  requireCurrent,
} from '#modules/payroll/gratification/server/index.ts'
import { refusePaid } from '#modules/payroll/payroll-release/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { additionalName } from '../model/process-name.ts'
import { payAgain } from './additional.service.ts'

otherProcesses.on('additional-payments', {
  type: 'ADDITIONAL',
  named: true,
  async open(context, wanted) {
    await basePayroll(context, wanted, 'yearMonth')
    await requireOwnName(context, wanted)
  },
  /** Calculates again on the latest closed payrolls. */
  async calculate(context, month) {
    if (await gratificationYear(context, month.id)) await askForIt(context, month.id)
    else await payAgain(context, month)
  },
  async fingerprint(context, month) {
    const rows = await context.tx
      .selectFrom('additionalPayment')
      .select(['userContractId as contractId', 'itemCode', 'value', 'net', 'accruedFrom'])
      .select('accruedTo')
      .where('payrollMonthId', '=', month.id)
      .orderBy('userContractId')
      .execute()
    if (rows.length === 0) throw conflict('Primero hay que ingresar los pagos')
    await requireSameGround(context, month)
    await requireCurrent(context, month)
    const text = rows.map((row) => Object.values(row).join(':')).join(';')
    return createHash('sha256').update(text).digest('hex')
  },
  /** Processes of payments apart are numbered as they close: each rests on the earlier ones. */
  close: monthRecord.numberClosing,
  async reopen(context, month) {
    await refusePaid(context, month)
    await refuseBeforeLater(context, month)
  },
})

/** The process that closed last is reopened first, because later processes rest on earlier ones. */
async function refuseBeforeLater({ tx }: Context, { id, businessId }: MonthHead): Promise<void> {
  const later = await tx
    .selectFrom('payrollMonth as month')
    .select(['month.name', 'month.yearMonth'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'ADDITIONAL')
    .where('month.isOpen', '=', false)
    .where(
      sql<boolean>`month.closing_number > (select coalesce(own.closing_number, 0)
        from payroll_month own where own.company_id = app.current_company() and own.id = ${id})`,
    )
    .orderBy('month.closingNumber', 'desc')
    .executeTakeFirst()
  if (later) throw conflict(`Primero hay que reabrir ${additionalName(later)}, que cerró después`)
}

type Named = { businessId: number; yearMonth: number; name: string | null }

/** Two processes of a month are distinguished by their names. */
async function requireOwnName({ tx }: Context, wanted: Named): Promise<void> {
  const { businessId, yearMonth, name } = wanted
  const same = await tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('businessId', '=', businessId)
    .where('yearMonth', '=', yearMonth)
    .where('type', '=', 'ADDITIONAL')
    .where(sql<boolean>`lower(name) is not distinct from lower(${name}::text)`)
    .executeTakeFirst()
  if (!same) return
  throw name === null
    ? invalid('name', `Ya hay un adicional de ${monthLabel(yearMonth)}: indique el nombre de este`)
    : invalid('name', `Ya hay un adicional con ese nombre en ${monthLabel(yearMonth)}`)
}

/** Renames a process of payments apart; its people read the name. */
export async function nameAdditional(
  context: Context,
  { payrollMonthId, name }: { payrollMonthId: number; name: string },
) {
  const month = await additionalMonth(context, payrollMonthId)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  if (month.name?.toLowerCase() !== name.toLowerCase()) {
    await requireOwnName(context, { ...month, name })
  }
  await monthRecord.rename(context, payrollMonthId, name)
  return { payrollMonthId, name }
}
