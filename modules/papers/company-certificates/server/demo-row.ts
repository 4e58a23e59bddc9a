import { createPrivateKey } from 'node:crypto'
import { certificateRow } from './certificates.service.ts'
import { demoCertificate } from './demo-authority.ts'
import { readCertificate } from './x509.ts'

type Holder = { companyId: number; businessId: number; name: string; rut: string }

/** The certificate of demonstration of a razón social, as its row and as it seals: made anew. */
export function demoRow({ name, rut, ...holder }: Holder) {
  const { certificate, chain, pkcs8 } = demoCertificate({ name, rut })
  const facts = readCertificate(certificate)
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  return {
    row: certificateRow(holder, { kind: 'DEMO', facts, chain, pkcs8 }),
    sealing: { certificate: facts, chain, key },
  }
}
