import { currentPayslips } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { onSame } from '#platform/server/sql/on-same.ts'

/** The actor's own last released payslip and current contracts, as far as they may see them. */
export async function ownWork(context: Context, userId: number) {
  return {
    payslip: context.can('payslips.read') ? await lastPayslip(context, userId) : null,
    contracts: context.can('contracts.read') ? await contractsOfToday(context, userId) : [],
  }
}

async function lastPayslip({ tx }: Context, userId: number) {
  const payslip = await currentPayslips(tx)
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id as monthId', 'month.yearMonth', 'payslip.userContractId as contractId'])
    .select(['payslip.net', 'payslip.earnings', 'payslip.deductions'])
    .select('business.name as businessName')
    .innerJoin('payslipRelease as release', (join) =>
      onSame(join, 'release', 'payslip', ['payrollRunId', 'userContractId']),
    )
    .where('payslip.userId', '=', userId)
    // An unreleased payslip is shown to nobody as their pay.
    .where('month.isOpen', '=', false)
    .orderBy('month.yearMonth', 'desc')
    .orderBy('payslip.net', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payslip ?? null
}

const contractsOfToday = ({ tx, today }: Context, userId: number) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('userContractVersion as version', 'version.userContractId', 'contract.id')
    .select(['contract.id', 'contract.initialDate', 'contract.finalDate'])
    .select(['business.name as businessName', 'version.jobTitle', 'version.contractType'])
    .where('contract.userId', '=', userId)
    .where('contract.status', '<>', 'DELETED')
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.valid @> ${today}::date`)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )
    .orderBy('contract.initialDate')
    .execute()

export type OwnWork = Awaited<ReturnType<typeof ownWork>>
