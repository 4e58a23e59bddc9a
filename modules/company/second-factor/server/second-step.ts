import type { Services } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { invalid, tooMany } from '#platform/server/errors.ts'
import { refill, take } from '#platform/server/limits/limits.ts'
import { isTotpCode, plainCode, type ProofCode } from '../model/factor.ts'
import { challengeOf, closeChallenge, openChallenge } from './challenges.ts'
import { optionsToAsk, passkeysOf, takePasskey } from './passkeys.ts'
import { codesLeft, takeCode } from './recovery-codes.ts'
import { takeTotp } from './totp.ts'

type Asking = { services: Services }

/** Codes of one login, by who has its password already. */
const guesses = { capacity: 10, seconds: 900 }

/** The second step of proving who one is: what is asked, and of which kinds an answer may be. */
export type SecondStep = {
  challenge: string
  totp: boolean
  recoveryCodes: boolean
  /** What the browser needs to ask for a key, as JSON; null without keys. */
  passkey: string | null
}

/** Asks for the second factor of a login, or nothing when it has none. */
export async function askSecond(
  { services }: Asking,
  loginId: number,
  purpose: 'SIGN_IN' | 'PROVIDER' | 'PROOF',
): Promise<SecondStep | null> {
  return services.db.withPlatform(async (tx) => {
    const totp = await tx
      .selectFrom('loginTotp')
      .select('loginId')
      .where('loginId', '=', loginId)
      .executeTakeFirst()
    const keys = await passkeysOf(tx, loginId)
    if (!totp && keys.length === 0) return null
    const asked = keys.length > 0 ? await optionsToAsk(services.publicUrl, keys) : undefined
    const challenge = await openChallenge(tx, {
      loginId,
      purpose,
      challenge: asked?.challenge ?? null,
      now: services.now(),
    })
    return {
      challenge,
      totp: totp !== undefined,
      recoveryCodes: (await codesLeft(tx, loginId)) > 0,
      passkey: asked?.options ?? null,
    }
  })
}

export type Answer = { challenge: string; code: string | null; passkey: string | null }

/**
 * Takes the answer: a code of the application, one of the codes on paper, or a key. Counted before
 * it is looked at; of equal answers at once, one counts.
 *
 * @throws UserError
 */
export async function answerSecond(
  { services }: Asking,
  { challenge: token, code, passkey }: Answer,
  purpose: 'SIGN_IN' | 'PROOF',
): Promise<{ loginId: number; proof: ProofCode; byProvider: boolean }> {
  const now = services.now()
  // Both ways in answer here: which one it was, the question says.
  const taken = purpose === 'SIGN_IN' ? (['SIGN_IN', 'PROVIDER'] as const) : purpose
  const asked = await services.db.withPlatform((tx) => challengeOf(tx, token, taken, now))
  const { loginId } = asked
  const key = `sign-in:code:${loginId}`
  const free = await services.db.withPlatform((tx) => take(tx, key, guesses))
  if (!free) throw tooMany('Demasiados códigos. Espere unos minutos y vuelva a probar.')
  const proof = await services.db.withPlatform(async (tx) => {
    const found = passkey
      ? await byPasskey(tx, services, asked, passkey)
      : await byCode(tx, loginId, plainCode(code ?? ''), now)
    // A wrong answer leaves the question open; the first right one closes it.
    if (found && !(await closeChallenge(tx, asked.id, now))) return undefined
    if (found) await refill(tx, key)
    return found
  })
  if (proof) return { loginId, proof, byProvider: asked.purpose === 'PROVIDER' }
  throw passkey
    ? invalid('passkey', 'Esa llave no es de esta cuenta')
    : invalid('code', 'El código no es válido o ya se usó')
}

async function byPasskey(
  tx: PlatformTx,
  { publicUrl, now }: Services,
  { loginId, challenge }: { loginId: number; challenge: string | null },
  answer: string,
): Promise<ProofCode | undefined> {
  if (challenge === null) return undefined
  const own = await takePasskey(tx, publicUrl, { loginId, challenge, answer, now: now() })
  return own ? 'PASSKEY' : undefined
}

async function byCode(
  tx: PlatformTx,
  loginId: number,
  code: string,
  now: Date,
): Promise<ProofCode | undefined> {
  if (isTotpCode(code)) return (await takeTotp(tx, loginId, code, now)) ? 'TOTP' : undefined
  return (await takeCode(tx, loginId, code, now)) ? 'RECOVERY_CODE' : undefined
}
