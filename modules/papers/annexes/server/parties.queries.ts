import { fullnameOf } from '#chile/names.ts'
import { employers } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldLast } from '#platform/server/sql/held-on.ts'

/** Who signs an annex, and of which contract it is; rights are asked by who calls. */
export async function annexParties({ tx }: Context, contractId: number) {
  const row = await tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('userVersion as held', (join) =>
      heldLast(join.onRef('held.userId', '=', 'contract.userId'), 'held'),
    )
    .select(['contract.initialDate', 'contract.businessId'])
    .select(['users.rut', 'users.identificationType'])
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow(notFound)
  const { firstname, secondName, paternalLastname, maternalLastname, businessId, ...rest } = row
  return {
    ...rest,
    employer: await employers.one(tx, businessId),
    name: fullnameOf({ firstname, secondName, paternalLastname, maternalLastname }),
  }
}
export type AnnexParties = Awaited<ReturnType<typeof annexParties>>
