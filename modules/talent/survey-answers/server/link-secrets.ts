import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'
import { innerId, publicId } from '#platform/model/ids.ts'

const TOKEN = /^([A-Za-z0-9]{5,24})-([A-Za-z0-9_-]{43})$/

/** 256 bits that nobody guesses, with the digest that is kept of them. */
export function newSecret(): { secret: string; sha256: Buffer } {
  const secret = newNonce()
  return { secret, sha256: digestOf(secret) }
}

/** The address of a link: the survey, and a token of the company and the secret. */
export const addressOfLink = (
  publicUrl: string,
  { companyId, surveyId, secret }: { companyId: number; surveyId: number; secret: string },
): string =>
  `${publicUrl}/public/encuesta/${publicId('survey', surveyId)}/` +
  `${publicId('company', companyId)}-${secret}`

/** A company of nobody: what is no token is looked up there, as any other. */
const NO_COMPANY = 0

/** The company that a token names and the digest of its secret; of nothing, those of nobody. */
export function readToken(token: string): { companyId: number; sha256: Buffer } {
  const [, company = '', secret = token] = TOKEN.exec(token) ?? []
  return {
    companyId: innerId('company', company) ?? NO_COMPANY,
    sha256: digestOf(secret),
  }
}
