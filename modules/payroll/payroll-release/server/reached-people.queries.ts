import type { Expression, SqlBool } from 'kysely'
import { reachesWhole } from '#access/reach.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { isMailAddressSql } from '#platform/server/mail/mail.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { lastPerson } from '#platform/server/sql/person-names.ts'

/**
 * The payslips that a process shows to their people: for a payroll, all of its run; for
 * settlements, those of the people who leave, which belong to the payroll.
 */
export async function releasable({ tx }: Context, month: MonthHead) {
  if (month.type !== 'SETTLEMENT') {
    const { id, isOpen, currentRunId } = month
    return { monthId: id, runId: currentRunId ?? 0, isOpen, only: null }
  }
  const held = await tx
    .selectFrom('settlementPayslip as held')
    .innerJoin('payrollMonth as base', 'base.id', 'held.baseMonthId')
    .select(['held.userContractId', 'base.id', 'base.isOpen', 'base.currentRunId'])
    .where('held.payrollMonthId', '=', month.id)
    .orderBy('held.userContractId')
    .execute()
  const [base] = held
  return {
    monthId: base?.id ?? 0,
    runId: base?.currentRunId ?? 0,
    isOpen: base?.isOpen ?? true,
    only: held.map(({ userContractId }) => userContractId),
  }
}
export type Releasable = Awaited<ReturnType<typeof releasable>>

/**
 * Those payslips with their releases and their `month`, and with what tells who is written to: the
 * `link` that has a mail of the razón social, and whoever is `lacking` one of their own. Both are
 * few, and are read from indexes of them alone.
 */
export const releasablePayslips = (tx: Tx, { monthId, runId, only }: Releasable) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) => join.on('month.id', '=', monthId))
    .leftJoin('payslipRelease as release', (join) =>
      onSame(join, 'release', 'payslip', ['payrollRunId', 'userContractId']),
    )
    .leftJoin('userBusiness as link', (join) =>
      join
        .onRef('link.userId', '=', 'payslip.userId')
        .onRef('link.businessId', '=', 'month.businessId')
        .on('link.businessEmail', '<>', ''),
    )
    .leftJoin(peopleWithoutMail(tx), (join) => join.onRef('lacking.userId', '=', 'payslip.userId'))
    .where('payslip.payrollRunId', '=', runId)
    .$if(only !== null, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${only}::bigint[])`),
    )

const peopleWithoutMail = (tx: Tx) =>
  tx
    .selectFrom(lastPerson(tx))
    .select('person.userId')
    .where(sql<boolean>`not ${sql.raw(isMailAddressSql('person.email'))}`)
    .as('lacking')

const hasMail = sql<boolean>`case when link.user_id is null then lacking.user_id is null
  else ${sql.raw(isMailAddressSql('link.business_email'))} end`

/** Whether nobody is written to about a payslip: at its release, or when it is released. */
export const isUnreached = sql<boolean>`(release.user_contract_id is null and not ${hasMail}
  or release.user_contract_id is not null and not release.mailed and not release.carried)`

/** Whether the person of a payslip can sign in to see it. */
export const canSignIn = sql<boolean>`payslip.user_id in (select login.user_id from login
  where login.company_id = app.current_company() and login.user_id is not null
    and not login.is_disabled)`

/** What somebody with a whole month sees of its payslips, and others within their reach. */
export function massReadOf({ reach, actor }: Context, { businessId }: MonthHead) {
  const over = reach('payslips.massRead')
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  return reachesWhole(over, businessId)
    ? sql<boolean>`true`
    : payslipWithin(over, columns, actor.userId)
}

/**
 * How many of the payslips are released, acknowledged and mailed, and about how many nobody is
 * written to; of all of them, or of those of a condition.
 */
export const releaseCounts = (
  tx: Tx,
  shown: Releasable,
  within: Expression<SqlBool> = sql<boolean>`true`,
) =>
  releasablePayslips(tx, shown)
    .where(within)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('release.userContractId').as('released'),
      fn.count<number>('release.acknowledgedAt').as('acknowledged'),
      sql<number>`count(*) filter (where release.mailed or release.carried)`.as('mailed'),
      fn.max('release.releasedAt').as('releasedAt'),
      sql<number>`count(*) filter (where ${isUnreached})`.as('unreached'),
      sql<number>`count(*) filter (where ${isUnreached} and not ${canSignIn})`.as('withoutUser'),
    ])
    .executeTakeFirstOrThrow()
