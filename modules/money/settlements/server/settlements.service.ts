import { createHash } from 'node:crypto'
import { whyNotReopenPaid } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import {
  otherProcesses,
  keepFigures,
  monthClosing,
} from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { whyNotClose } from '../model/settlement.ts'
import { leavingIn, payrollOf, standingOf } from './settlements.queries.ts'

type Month = { id: number; businessId: number; yearMonth: number }

/** Every contract of a month of settlements, whatever the caller may see. */
async function standingsOf({ tx }: Context, month: Month) {
  const payroll = await payrollOf(tx, month)
  return (await leavingIn(tx, month, payroll).execute()).map(standingOf)
}

otherProcesses.on('settlements', {
  type: 'SETTLEMENT',
  async open(context, wanted) {
    const payroll = await payrollOf(context.tx, wanted)
    if (!payroll) throw conflict('Primero hay que abrir las remuneraciones del mes')
    const leaving = await leavingIn(context.tx, { ...wanted, id: 0 }, payroll).execute()
    if (leaving.length === 0) throw invalid('yearMonth', 'Ningún contrato termina en ese mes')
  },
  /** Takes the payslips of the last month of the people who leave, as currently calculated. */
  async calculate(context, month) {
    const payroll = await payrollOf(context.tx, month)
    if (!payroll?.currentRunId)
      throw conflict('Primero hay que calcular las remuneraciones del mes')
    const standings = await standingsOf(context, month)
    await context.tx
      .deleteFrom('settlementPayslip')
      .where('payrollMonthId', '=', month.id)
      .execute()
    const rows = standings.flatMap(({ contractId, userId, finalDate, current, state }) => {
      if (state === 'NOT_ENDING' || !current || finalDate === null) return []
      const { runId, ...amounts } = current
      const base = { baseMonthId: payroll.id, baseRunId: runId }
      const of = { payrollMonthId: month.id, userContractId: contractId, userId }
      return [{ ...of, ...base, finalDate, ...amounts }]
    })
    if (rows.length > 0) await context.tx.insertInto('settlementPayslip').values(rows).execute()
    await keepFigures(context, month.id, 'settlement_payslip')
  },
  async fingerprint(context, month) {
    const standings = await standingsOf(context, month)
    const reason = whyNotClose(standings.map(({ state }) => state))
    if (reason) throw conflict(reason)
    const text = standings
      .map(({ contractId, finalDate, kept }) =>
        [contractId, finalDate, kept?.earnings, kept?.deductions, kept?.net].join(':'),
      )
      .join(';')
    return createHash('sha256').update(text).digest('hex')
  },
  close: () => Promise.resolve(),
  async reopen(context, { id }) {
    const reason = whyNotReopenPaid(await paidIn(context, id))
    if (reason) throw conflict(reason)
  },
})

/** How many payments of the people of a process were made, or are with the bank. */
async function paidIn({ tx }: Context, payrollMonthId: number): Promise<number> {
  const { paid } = await tx
    .selectFrom('settlementPayslip as held')
    .innerJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'held.baseMonthId')
        .onRef('payment.userContractId', '=', 'held.userContractId'),
    )
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('held.payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`(payment.status <> 'UNPAID' or payment.way in ('FILE', 'CASH', 'CHECK'))`)
    .executeTakeFirstOrThrow()
  return paid
}

/** A person's settlement must equal their payslip when the payroll closes. */
monthClosing.on('settlements', {
  async before(context, month) {
    const settlement = await context.tx
      .selectFrom('payrollMonth')
      .select(['id', 'businessId', 'yearMonth'])
      .where('businessId', '=', month.businessId)
      .where('yearMonth', '=', month.yearMonth)
      .where('type', '=', 'SETTLEMENT')
      .where('isOpen', '=', false)
      .executeTakeFirst()
    if (!settlement) return undefined
    const standings = await standingsOf(context, settlement)
    return whyNotClose(standings.map(({ state }) => state)) === undefined
      ? undefined
      : 'Las liquidaciones de quienes terminan cambiaron después de cerrar sus finiquitos. ' +
          'Reabra el proceso de finiquitos del mes.'
  },
})
