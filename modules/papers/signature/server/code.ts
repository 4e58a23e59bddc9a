const COMPANY_BYTES = 6
const RANDOM_BYTES = 16

/** The code of a paper: the number of its company, and 128 random bits that its row keeps. */
export function codeOf(companyId: number, random: Buffer): string {
  const company = Buffer.alloc(COMPANY_BYTES)
  company.writeUIntBE(companyId, 0, COMPANY_BYTES)
  return Buffer.concat([company, random]).toString('base64url')
}

/** The company of a code, or nothing for a text that is none. */
export function companyOfCode(code: string): number | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== COMPANY_BYTES + RANDOM_BYTES || bytes.toString('base64url') !== code) {
    return undefined
  }
  return bytes.readUIntBE(0, COMPANY_BYTES)
}
