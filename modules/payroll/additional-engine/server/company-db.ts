import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/**
 * The open transaction of a company, from a request or a job. It carries no actor, so calculating
 * checks no rights.
 */
export type CompanyDb = Pick<Context, 'tx' | 'client' | 'session'>

/** The columns of a process of payments apart that a calculation reads. */
export type AdditionalMonth = Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>

/** Condition on payslips for jobs, and for what the law gives to all: no payslip is left out. */
export const everybody = sql<boolean>`true`
