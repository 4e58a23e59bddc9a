import { fullnameOf } from '#chile/names.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldLast } from '#platform/server/sql/held-on.ts'

/** Who signs an annex, and of which contract it is; rights are asked by who calls. */
export async function annexParties({ tx }: Context, contractId: number) {
  const row = await tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('userVersion as held', (join) =>
      heldLast(join.onRef('held.userId', '=', 'contract.userId'), 'held'),
    )
    .leftJoin('businessRepresentative as signer', (join) =>
      join.onRef('signer.businessId', '=', 'business.id').on('signer.position', '=', 1),
    )
    .select('contract.initialDate')
    .select(['users.rut', 'users.identificationType'])
    .select(['business.businessName as legalName', 'business.rut as businessRut'])
    .select(['business.address as businessAddress', 'signer.name as signerName'])
    .select('signer.rut as signerRut')
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow(notFound)
  const { firstname, secondName, paternalLastname, maternalLastname, ...rest } = row
  return {
    ...rest,
    name: fullnameOf({ firstname, secondName, paternalLastname, maternalLastname }),
  }
}
export type AnnexParties = Awaited<ReturnType<typeof annexParties>>
