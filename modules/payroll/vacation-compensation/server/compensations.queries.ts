import { daysText } from '#modules/time/vacations/model/units.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { auditPay, compensationsWithin, requirePay } from './scope.ts'

const shownRows = (context: Context) =>
  compensationsWithin(context, 'vacationCompensations.read')
    .select(['agreed.id', 'agreed.userContractId', 'agreed.basis', 'agreed.agreedOn'])
    .select(['agreed.units', 'agreed.countFrom', 'agreed.counting', 'agreed.countedUnits'])
    .select(['agreed.salary', 'agreed.variablePay', 'agreed.variableMonths', 'agreed.least'])
    .select(['agreed.amount', 'agreed.payMonth', 'agreed.state', 'agreed.reason'])
    .select(['agreed.undoneWhy', 'agreed.version', 'agreed.fileId', 'contract.userId'])
    .select(sql<string | null>`${sql.raw(personBehind('agreed.login_id'))}`.as('author'))
    .select(sql<string | null>`${sql.raw(personBehind('agreed.answered_login_id'))}`.as('answerer'))
    .select((eb) => eb('agreed.loginId', '=', context.principal.loginId).as('isAuthor'))

type Stored = Awaited<ReturnType<ReturnType<typeof shownRows>['executeTakeFirstOrThrow']>>

const shown = ({ units, countedUnits, variablePay, variableMonths, fileId, ...row }: Stored) => ({
  ...row,
  days: daysText(units),
  countedDays: daysText(countedUnits),
  variable: Math.round(variablePay / variableMonths),
  hasPaper: fileId !== null,
})

/** The agreements of a contract that pay progressive days in money, the newest first. */
export async function vacationCompensations(
  context: Context,
  { userContractId }: { userContractId: number },
) {
  const contract = await requirePay(context, userContractId, 'vacationCompensations.read')
  const rows = await shownRows(context)
    .where('agreed.userContractId', '=', userContractId)
    .orderBy('agreed.agreedOn', 'desc')
    .orderBy('agreed.id', 'desc')
    .execute()
  if (rows.length > 0) auditPay(context, contract)
  return rows.map(shown)
}

export type CompensationRow = ReturnType<typeof shown>

/** One agreement within reach. */
export async function compensationById(context: Context, id: number): Promise<CompensationRow> {
  const row = await shownRows(context).where('agreed.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shown(row)
}
