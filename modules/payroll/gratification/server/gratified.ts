import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { payWithin, personShown } from '#modules/people/sight/server/index.ts'

/**
 * Whether the actor may see the year of a `person` of a process, with their `contract`: who was of
 * the confidential payroll in a month of the year is of it for the year.
 */
export const gratifiedWithin = (context: Context) =>
  payWithin(
    context.reach('payslips.read'),
    { user: 'person.userId', business: 'contract.businessId' },
    context.actor.userId,
    sql.ref<boolean>('person.wasPrivate'),
  )

/** Of so many others a sum tells a worker what the law shares, and the pay of none of them. */
const manyOthers = 5

type AdditionalMonth = { id: number; businessId: number }

/**
 * Whether the actor sees everybody of the year of a process, and of its razón social today: what
 * article 47 shares, and the pay of all, are told to them. Less what one sees, they are the pay of
 * whom one does not.
 */
export const seesEverybody = async (context: Context, process: AdditionalMonth): Promise<boolean> =>
  (await unseenIn(context, process)) === 0 && !(await hasUnseen(context, process.businessId))

/** Whether those sums are told to whose own year it is: those whom they do not see are many. */
export const ownSumsAreTold = async (
  context: Context,
  process: AdditionalMonth,
): Promise<boolean> =>
  (await unseenIn(context, process)) >= manyOthers || (await seesEverybody(context, process))

async function unseenIn(context: Context, { id }: AdditionalMonth): Promise<number> {
  const { unseen } = await context.tx
    .selectFrom('gratificationPerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .where('person.payrollMonthId', '=', id)
    .where(sql<boolean>`not ${gratifiedWithin(context)}`)
    .executeTakeFirstOrThrow()
  return unseen
}

/** Whether somebody confidential whom the actor does not see has a contract in a razón social. */
async function hasUnseen({ tx, reach, actor }: Context, businessId: number) {
  const shown = personShown(reach('payslips.read'), 'contract.userId', actor.userId)
  const row = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.businessId', '=', businessId)
    .where(sql<boolean>`not ${shown}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
