import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notHidden } from '#modules/people/sight/server/index.ts'

/**
 * The open transaction of a company, from a request or a job. It carries no actor, so calculating
 * checks no rights.
 */
export type CompanyDb = Pick<Context, 'tx' | 'client' | 'session'>

/** The columns of a process of payments apart that a calculation reads. */
export type Process = Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>

/**
 * Condition on payslips: those the actor may see. Jobs, and what the law gives to all, use
 * `everybody`.
 */
export const seenBy = (context: Context) =>
  context.reach('payslips.read').includesPrivate
    ? sql<boolean>`true`
    : notHidden(context.actor.userId)

export const everybody = sql<boolean>`true`
