import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notHidden } from '#modules/people/sight/server/index.ts'

/** What calculating takes of a request, or of a job: nobody's rights are asked. */
export type CompanyDb = Pick<Context, 'tx' | 'client' | 'session'>

/** A process of payments apart, as far as calculating looks at it. */
export type Process = Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>

/** The closed payslips that who asks may see; of a job, and of what the law gives to all, every. */
export const seenBy = (context: Context) =>
  context.reach('payslips.read').includesPrivate
    ? sql<boolean>`true`
    : notHidden(context.actor.userId)

export const everybody = sql<boolean>`true`
