import { byCode } from '#chile/catalogues.ts'
import { communes } from '#chile/territory.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Employer } from '../model/employer.ts'

async function employersOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Employer>> {
  const rows = await tx
    .selectFrom('business')
    .leftJoin('businessRepresentative as signer', (join) =>
      join.onRef('signer.businessId', '=', 'business.id').on('signer.position', '=', 1),
    )
    .select(['business.id', 'business.businessName as legalName', 'business.rut'])
    .select(['business.address', 'business.communeCode', 'signer.name as signerName'])
    .select(['signer.rut as signerRut', 'signer.jobTitle as signerTitle'])
    .where(sql<boolean>`business.id = any(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ id, communeCode, signerName: name, signerRut, signerTitle, ...row }) => [
      id,
      {
        ...row,
        commune: byCode(communes, communeCode)?.name ?? null,
        signer: name === null ? null : { name, rut: signerRut, jobTitle: signerTitle },
      },
    ]),
  )
}

async function employerOf(tx: Tx, businessId: number): Promise<Employer> {
  const found = (await employersOf(tx, [businessId])).get(businessId)
  if (!found) throw new Error(`the razón social ${businessId} of a paper does not exist`)
  return found
}

/**
 * Razones sociales as their papers name them: of some, by their id, or one. Who signs is the first
 * of those who represent each. Rights are asked by who calls.
 */
export const employers = { of: employersOf, one: employerOf } as const
