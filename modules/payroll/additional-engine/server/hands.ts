import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** What calculating takes of a request, or of a job: nobody's rights are asked. */
export type Hands = Pick<Context, 'tx' | 'client' | 'session'>

/** A process of payments apart, as far as calculating looks at it. */
export type AdditionalMonth = Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>

/** Of a job, and of what the law gives to all: nobody is left out. */
export const everybody = sql<boolean>`true`
