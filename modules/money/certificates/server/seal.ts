import { sealedNumbers, sealNumbers } from '#modules/payroll/payslip-seal/server/index.ts'

const ABOUT = 'certificado'

/** The code printed on a certificate, and the address that verifies it. */
export function certificateSeal(site: string, companyId: number, id: number) {
  const code = sealNumbers(ABOUT, [companyId, id])
  return { code, url: new URL(`/public/certificado/${code}`, site).href }
}

/** The certificate of a code, or undefined for a code that was not made here. */
export function sealedCertificate(code: string): { companyId: number; id: number } | undefined {
  const [companyId, id] = sealedNumbers(ABOUT, 2, code) ?? []
  return companyId === undefined || id === undefined ? undefined : { companyId, id }
}
