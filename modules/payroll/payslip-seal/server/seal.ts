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
 * The code of a paper: the numbers of what it shows, and 128 bits that only this installation can
 * compute. It needs no row of its own, so ten thousand papers are sealed without a write.
 *
 * @param about the kind of paper: a code of one kind is unknown to the others
 */
export function sealNumbers(about: string, numbers: readonly number[]): string {
  const body = Buffer.alloc(numbers.length * NUMBER_BYTES)
  for (const [at, number] of numbers.entries()) {
    body.writeUIntBE(number, at * NUMBER_BYTES, NUMBER_BYTES)
  }
  return Buffer.concat([body, macOf(about, body)]).toString('base64url')
}

/** The numbers of a code, or undefined for a code that was not made here, or of another kind. */
export function sealedNumbers(about: string, count: number, code: string): number[] | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== count * NUMBER_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, count * NUMBER_BYTES)
  if (!timingSafeEqual(bytes.subarray(count * NUMBER_BYTES), macOf(about, body))) return undefined
  return Array.from({ length: count }, (_, at) => body.readUIntBE(at * NUMBER_BYTES, NUMBER_BYTES))
}

/** The payslip of a code, or undefined for a code that was not made here. */
export function readSeal(code: string): Sealed | undefined {
  const [companyId, runId, contractId] = sealedNumbers(PAYSLIP, 3, code) ?? []
  if (companyId === undefined || runId === undefined || contractId === undefined) return undefined
  return { companyId, runId, contractId }
}

/** Payslips were the first papers with a code: theirs names no kind. */
const PAYSLIP = ''

/** Makes the seal printed on each paper of a company, with the site that verifies it. */
export const sealer =
  (site: string, companyId: number) =>
  ({ runId, contractId, inputsHash }: Sealable) => {
    const code = sealNumbers(PAYSLIP, [companyId, runId, contractId])
    const url = new URL(`/public/liquidacion/${code}`, site).href
    return { code, url, hash: inputsHash.slice(0, 16) }
  }
type Sealable = { runId: number; contractId: number; inputsHash: string }

const macOf = (about: string, body: Buffer) =>
  createHmac('sha256', secret).update(about).update(body).digest().subarray(0, MAC_BYTES)
