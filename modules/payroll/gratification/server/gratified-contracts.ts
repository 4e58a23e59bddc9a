import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { payWithin, personShown } from '#modules/people/sight/server/index.ts'

/**
 * Whether the actor may see the gratification year of a `person` of a process, with their
 * `contract`. A person who was confidential in any month of the year is confidential for the whole
 * year.
 */
export const gratifiedWithin = (context: Context) =>
  payWithin(
    context.reach('payslips.read'),
    { user: 'person.userId', business: 'contract.businessId' },
    context.actor.userId,
    sql.ref<boolean>('person.wasPrivate'),
  )

/**
 * With this many unseen people, a sum shows a worker what the law shares without revealing anyone's
 * pay.
 */
const manyOthers = 5

type AdditionalMonth = { id: number; businessId: number }

/**
 * Whether the actor may see everybody in the year of a process and in its razón social today. Only
 * then do they see the profit that article 47 shares and the total pay: subtracting the people one
 * sees would give the pay of those one does not see.
 */
export const seesEverybody = async (context: Context, process: AdditionalMonth): Promise<boolean> =>
  (await unseenIn(context, process)) === 0 && !(await hasUnseen(context, process.businessId))

/**
 * Whether people who see only their own year may see those sums: with many unseen people, the sums
 * reveal nobody's pay.
 */
export const seesOwnSums = async (context: Context, process: AdditionalMonth): Promise<boolean> =>
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

/**
 * Whether a person with confidential pay, out of the actor's sight, has a contract in a razón
 * social.
 */
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
