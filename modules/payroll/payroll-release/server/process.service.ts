import {
  monthById,
  monthRecord,
  requireActive,
} from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { payingAccount } from './paying-account.queries.ts'

type Change = {
  payrollMonthId: number
  version: number
  responsible: number | null
  description: string | null
  bankAccountId: number | null
}

/** Sets the person responsible for a process, its description, and the account it is paid from. */
export async function updatePayrollProcess(context: Context, change: Change) {
  const { payrollMonthId, version, responsible, description, bankAccountId } = change
  const month = await monthById(context, payrollMonthId, 'payrollMonths.update')
  if (responsible !== null) await requireActive(context, responsible)
  if (bankAccountId !== null) await requireAccount(context, bankAccountId, month.businessId)
  const described = { responsibleId: responsible, description, bankAccountId }
  await monthRecord.describe(context, { id: payrollMonthId, version }, described)
  return monthById(context, payrollMonthId)
}

async function requireAccount({ tx }: Context, id: number, businessId: number): Promise<void> {
  const found = await tx
    .selectFrom('bankAccount')
    .select('id')
    .where('id', '=', id)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** The initial values and the options of the summary's form. */
export async function payrollProcess(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  const row = await context.tx
    .selectFrom('payrollMonth')
    .select(['responsibleId', 'description', 'bankAccountId', 'version'])
    .where('id', '=', payrollMonthId)
    .executeTakeFirstOrThrow()
  // Where nobody chose an account yet, the one that would pay is proposed.
  const proposed = row.bankAccountId === null ? await payingAccount(context, month.id) : undefined
  const bankAccountId = row.bankAccountId ?? proposed?.id ?? null
  return { payrollMonthId, businessId: month.businessId, ...row, bankAccountId }
}
export type ProcessFacts = Awaited<ReturnType<typeof payrollProcess>>
