import type { RawBuilder } from 'kysely'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Payment } from '../model/control.ts'

/** An issued finiquito that nobody has paid, with the account of its person. */
export type FiniquitoPayment = Payment & {
  readonly settlementId: number
  /** What the bank writes beside it. */
  readonly subject: string
}

/** How far the payment of a finiquito is: waiting, with the bank, or made. */
export type FiniquitoStatus = 'ISSUED' | 'IN_PROGRESS' | 'PAID'

export type FiniquitoMove = {
  readonly settlementId: number
  readonly name: string
  readonly from: FiniquitoStatus
  readonly to: FiniquitoStatus
}

type Finiquitos = {
  /** Inside a statement, whether the finiquito in a column is paid, or waits to be signed. */
  moved(settlement: string): RawBuilder<boolean>
  /** Those of the razón social of a process that wait for their payment. */
  pending(context: Context, month: MonthHead): Promise<readonly FiniquitoPayment[]>
  /** Puts finiquitos into a list to sign, in cash or by cheque: no list of the bank takes them. */
  sign(context: Context, by: 'CASH' | 'CHECK', ids: readonly number[]): Promise<void>
  /** Moves each as its list says; refuses all when one is no longer as the list left it. */
  move(context: Context, moves: readonly FiniquitoMove[], why: string): Promise<void>
}

/** Who knows the finiquitos: the lists pay them, and know nothing else of them. */
export const finiquitosToPay = provided<Finiquitos>('finiquitos to pay')
