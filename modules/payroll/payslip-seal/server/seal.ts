import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The version of a payslip that a paper shows. */
export type Sealed = { companyId: number; runId: number; contractId: number }

/** A random secret until the process sets its own: its seals are readable only by this process. */
let secret: Buffer = randomBytes(32)

/** Sets the secret that seals papers, one for all processes of an installation. */
export function useSealSecret(text: string): void {
  secret = createHmac('sha256', text).update('payslip seal').digest()
}

const NUMBER_BYTES = 6
const MAC_BYTES = 16

/**
 * The code of a paper: its payslip, and 128 bits that only this installation can compute. It needs
 * no row of its own, so ten thousand papers are sealed without a write.
 */
export function sealOf({ companyId, runId, contractId }: Sealed): string {
  const body = Buffer.alloc(3 * NUMBER_BYTES)
  for (const [at, number] of [companyId, runId, contractId].entries()) {
    body.writeUIntBE(number, at * NUMBER_BYTES, NUMBER_BYTES)
  }
  return Buffer.concat([body, macOf(body)]).toString('base64url')
}

/** The payslip of a code, or undefined for a code that was not made here. */
export function readSeal(code: string): Sealed | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== 3 * NUMBER_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, 3 * NUMBER_BYTES)
  if (!timingSafeEqual(bytes.subarray(3 * NUMBER_BYTES), macOf(body))) return undefined
  const number = (at: number) => body.readUIntBE(at * NUMBER_BYTES, NUMBER_BYTES)
  return { companyId: number(0), runId: number(1), contractId: number(2) }
}

/** Makes the seal printed on each paper of a company, with the site that verifies it. */
export const sealer =
  (site: string, companyId: number) =>
  ({ runId, contractId, inputsHash }: Sealable) => {
    const code = sealOf({ companyId, runId, contractId })
    const url = new URL(`/public/liquidacion/${code}`, site).href
    return { code, url, hash: inputsHash.slice(0, 16) }
  }
type Sealable = { runId: number; contractId: number; inputsHash: string }

const macOf = (body: Buffer) =>
  createHmac('sha256', secret).update(body).digest().subarray(0, MAC_BYTES)
