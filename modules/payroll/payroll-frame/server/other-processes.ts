import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { MonthHead } from './month-heads.queries.ts'

/**
 * A process of a month other than its payroll: an advance, an additional payment. Its module
 * defines how it opens, calculates, closes and reopens; this module stores the month itself.
 */
export type OtherProcess = {
  readonly type: string
  /**
   * Whether a month may have several, each with a name, in the order of their closing; otherwise it
   * has one.
   */
  readonly named?: true
  /** Refuses to open the process, with the reason. */
  open(context: Context, wanted: Opened): Promise<void>
  calculate(context: Context, month: MonthHead): Promise<void>
  /**
   * Fingerprint of the results as they would be closed now; refuses when they cannot be. Writes
   * nothing.
   */
  fingerprint(context: Context, month: MonthHead): Promise<string>
  /** Writes the effects of closing outside the process, such as items of the payroll. */
  close(context: Context, month: MonthHead): Promise<void>
  reopen(context: Context, month: MonthHead): Promise<void>
}

type Opened = { businessId: number; yearMonth: number; name: string | null }

/** The types of process that modules above this one define, each once. */
export const otherProcesses = hook<OtherProcess, string>('type of process', ({ type }) => type)

export const otherProcess = (type: string): OtherProcess | undefined => otherProcesses.find(type)

type Results = 'salary_advance' | 'additional_payment' | 'settlement_payslip'

/** Stores the number of results of a month and their sums. */
export const keepFigures = ({ tx }: Pick<Context, 'tx'>, monthId: number, results: Results) =>
  tx
    .updateTable('payrollMonth')
    .set({
      figures: sql`(select jsonb_build_object('payslips', count(*), ${sums(results)})
        from ${sql.table(results)} one where one.company_id = app.current_company()
          and one.payroll_month_id = payroll_month.id)`,
    })
    .where('id', '=', monthId)
    .execute()

/** The sums of results: an advance has one amount; other results have the sums of a payslip. */
const sums = (results: Results) =>
  results === 'salary_advance'
    ? sql`'net', coalesce(sum(one.amount), 0), 'earnings', coalesce(sum(one.amount), 0),
        'deductions', 0, 'employerCost', 0`
    : sql`'net', coalesce(sum(one.net), 0), 'earnings', coalesce(sum(one.earnings), 0),
        'deductions', coalesce(sum(one.deductions), 0),
        'employerCost', coalesce(sum(one.employer_cost), 0)`
