import type pg from 'pg'
import { demoRow, type SealingKey } from '#modules/papers/company-certificates/server/index.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** A certificate as its row, and as it seals. */
export type Certificate = { readonly id: number; readonly sealing: SealingKey }

/** A certificate of demonstration for the razón social of the demo documents. */
export async function seedCertificate(client: pg.Client, companyId: number, since: string) {
  const { businessName: name, rut } = coihues.businesses['vina'] ?? missing()
  const { rows } = await client.query<{ id: string }>(
    'select id from business where company_id = $1 and rut = $2',
    [companyId, rut],
  )
  const businessId = Number(rows[0]?.id)
  const { row, sealing } = demoRow({ companyId, businessId, name, rut })
  await insert(client, 'company_certificate', [
    {
      companyId,
      ...row,
      certificate: hexOf(row.certificate),
      chain: row.chain.map(hexOf),
      wrappedKey: hexOf(row.wrappedKey),
      createdAt: since,
    },
  ])
  const id = (await idsBy(client, 'company_certificate', companyId, 'business_id'))(businessId)
  return { id: businessId, certificate: { id, sealing } }
}

/** Bytes as the database writes them. */
const hexOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

function missing(): never {
  throw new Error('The razón social of the demo documents is not there')
}
