import type { CompanyNow } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { certificatesOf, sealingKeyOf, standingNow } from './certificates.queries.ts'
import type { SealingKey } from './cms.ts'

type Work = Pick<CompanyNow, 'tx' | 'session' | 'now'>

/**
 * The razones sociales of some that seal their documents: those that keep a certificate.
 *
 * @throws UserError where one of them could not seal today
 */
export async function requireSeals(
  work: Work,
  businessIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await certificatesOf(work.tx, businessIds)
  for (const row of found.values()) {
    const standing = standingNow(work, row)
    if (standing === 'EXPIRED' || standing === 'UNREADABLE') throw conflict(REFUSED[standing])
  }
  return new Set(found.keys())
}

const WHERE = 'súbalo de nuevo o quítelo en Firma digital, Certificado'

const REFUSED = {
  EXPIRED: `El certificado de la empresa venció: ${WHERE}`,
  UNREADABLE: `El certificado de la empresa no se puede abrir: ${WHERE}`,
} as const

/** With what a razón social seals now, or why it does not. */
export type Seal =
  | (SealingKey & { readonly standing: 'VALID'; readonly certificateId: number })
  | { readonly standing: 'NONE' | 'EXPIRED' | 'UNREADABLE' }

/** With what a razón social seals at this moment. */
export async function sealOf(work: Work, businessId: number): Promise<Seal> {
  const row = (await certificatesOf(work.tx, [businessId])).get(businessId)
  const standing = standingNow(work, row)
  if (standing === 'NONE' || standing === 'EXPIRED' || standing === 'UNREADABLE') {
    return { standing }
  }
  const key = row && sealingKeyOf(work, row)
  return key ? { standing: 'VALID', certificateId: row.id, ...key } : { standing: 'UNREADABLE' }
}
