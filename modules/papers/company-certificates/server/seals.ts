import type { CompanyNow } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { certificatesOf, sealingKeyOf, standingNow } from './certificates.queries.ts'
import type { SealingKey } from './cms.ts'

type Work = Pick<CompanyNow, 'tx' | 'session' | 'now'>

/**
 * Whether each of some razones sociales seals its documents: those that keep a certificate do.
 * Asked of one that could not seal today, the answer is its refusal.
 */
export async function sealsOf(
  work: Work,
  businessIds: readonly number[],
): Promise<(businessId: number) => boolean> {
  const found = await certificatesOf(work.tx, businessIds)
  return (businessId) => {
    const row = found.get(businessId)
    const standing = standingNow(work, row)
    if (standing === 'EXPIRED' || standing === 'UNREADABLE') throw conflict(REFUSED[standing])
    return row !== undefined
  }
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
