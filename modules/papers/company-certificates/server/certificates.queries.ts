import { createPrivateKey } from 'node:crypto'
import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import type { CompanyNow, Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { CompanyCertificateKind, CertificateStanding } from '../model/catalogs.ts'
import { standingOf } from '../model/standing.ts'
import type { SealingKey } from './cms.ts'
import { unwrapKey } from './wrap.ts'
import { readCertificate } from './x509.ts'

/** The certificates with which some razones sociales seal: at most one each. */
export async function certificatesOf(tx: Tx, businessIds: readonly number[]) {
  const rows = await tx
    .selectFrom('companyCertificate')
    .selectAll()
    .where(sql<boolean>`business_id = any(${[...businessIds]}::bigint[])`)
    .where('removedAt', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.businessId, row]))
}
export type CertificateRow = NonNullable<
  ReturnType<Awaited<ReturnType<typeof certificatesOf>>['get']>
>

type Work = Pick<CompanyNow, 'session' | 'now'>

/** What seals with a certificate; nothing where the secret of the installation is another one. */
export function sealingKeyOf({ session }: Work, row: CertificateRow): SealingKey | undefined {
  if (!row.wrappedKey) return undefined
  const holder = { companyId: session.companyId, businessId: row.businessId }
  try {
    const pkcs8 = unwrapKey(row.wrappedKey, holder)
    return {
      certificate: readCertificate(row.certificate),
      chain: row.chain,
      key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
    }
  } catch {
    return undefined
  }
}

/** Whether a certificate seals now, and if not why. */
export function standingNow(work: Work, row: CertificateRow | undefined): CertificateStanding {
  if (!row) return 'NONE'
  return sealingKeyOf(work, row) ? standingOf(row, work.now) : 'UNREADABLE'
}

export type ShownCertificate = {
  businessId: number
  businessName: string
  rut: string | null
  standing: CertificateStanding
  id: number | null
  kind: CompanyCertificateKind | null
  subject: string | null
  issuer: string | null
  serial: string | null
  notBefore: Date | null
  notAfter: Date | null
  version: number | null
}

/** The razones sociales that somebody keeps, each with the certificate with which it seals. */
export async function companyCertificates(context: Context): Promise<ShownCertificate[]> {
  const businesses = await businessesInReach(context, 'businesses.update')
  const found = await certificatesOf(
    context.tx,
    businesses.map(({ id }) => id),
  )
  return businesses.map(({ id: businessId, name, rut }) => {
    const row = found.get(businessId)
    return {
      businessId,
      businessName: name,
      rut,
      standing: standingNow(context, row),
      id: row?.id ?? null,
      kind: row?.kind ?? null,
      subject: row?.subject ?? null,
      issuer: row?.issuer ?? null,
      serial: row?.serial ?? null,
      notBefore: row?.notBefore ?? null,
      notAfter: row?.notAfter ?? null,
      version: row?.version ?? null,
    }
  })
}
