import { z } from 'zod'
import type { CompanyDb } from '#platform/server/context.ts'
import { CheckFix } from '../model/check.ts'
import type { Said } from './evaluation.queries.ts'

/** What the worker found in a month, without the findings themselves. */
export type KeptChecks = { mark: string; payslips: string; begunAt: Date }

/** The kept checks of a month, if it has any. */
export const keptChecks = ({ tx }: CompanyDb, monthId: number): Promise<KeptChecks | undefined> =>
  tx
    .selectFrom('payrollCheckFound')
    .select(['mark', 'payslips', 'begunAt'])
    .where('payrollMonthId', '=', monthId)
    .executeTakeFirst()

const rows = z.array(
  z.tuple([z.string(), z.int().nullable(), z.string(), z.enum(CheckFix.values).nullable()]),
)

/** The findings that are kept of a month, as the rules found them. */
export async function keptSaid({ tx }: CompanyDb, monthId: number): Promise<readonly Said[]> {
  const kept = await tx
    .selectFrom('payrollCheckFound')
    .select('found')
    .where('payrollMonthId', '=', monthId)
    .executeTakeFirst()
  return rows.parse(kept?.found ?? []).map(([rule, contractId, message, fix]) => ({
    rule,
    contractId,
    message,
    ...(fix === null ? {} : { fix }),
  }))
}

/** Keeps what was found in an open month in place of what was kept of it. */
export async function keepChecks(
  { client, session }: CompanyDb,
  monthId: number,
  { mark, payslips, begunAt, said }: KeptChecks & { said: readonly Said[] },
): Promise<void> {
  const found = said.map(({ rule, contractId, message, fix = null }) => [
    rule,
    contractId,
    message,
    fix,
  ])
  await client.query(
    `insert into payroll_check_found
       (company_id, payroll_month_id, mark, payslips, begun_at, found)
     select company_id, id, $3, $4, $5, $6::jsonb from payroll_month
     where company_id = $1 and id = $2 and is_open
     on conflict (company_id, payroll_month_id) do update set mark = excluded.mark,
       payslips = excluded.payslips, begun_at = excluded.begun_at, found = excluded.found`,
    [session.companyId, monthId, mark, payslips, begunAt, JSON.stringify(found)],
  )
}

/** Forgets what was found in a month: it closed, and has the notes that it was closed with. */
export const forgetChecks = ({ tx }: Pick<CompanyDb, 'tx'>, monthId: number) =>
  tx.deleteFrom('payrollCheckFound').where('payrollMonthId', '=', monthId).execute()
