import { createHash, createPrivateKey, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { boundedCache } from '#platform/server/graphql/document-cache.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { keepFactorSecret } from '#modules/company/second-factor/server/index.ts'

const issuer = 'minga'
const audience = 'minga-web'
/** Of what a browser keeps after somebody signed in with it. It opens nothing. */
const browserAudience = 'minga-browser'
const browserDays = 180

/** The absolute end of a session; the idle end is kept on its row. */
export const sessionHours = 12

/** Signs and opens the tokens of one installation. The key follows from its secret. */
export function tokenMaker(secret: string) {
  const key = keyOf(secret)
  const publicKey = createPublicKey(key)

  const verified = async (token: string, forWhom: string, now: Date) => {
    if (token.length > 1000) return undefined
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['EdDSA'],
        issuer,
        audience: forWhom,
        typ: 'JWT',
        currentDate: now,
      })
      return payload
    } catch {
      return undefined
    }
  }
  const signed = (claims: JWTPayload, forWhom: string, now: Date, hours: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(forWhom)
      .setIssuedAt(secondsOf(now))
      .setExpirationTime(secondsOf(now) + hours * 3600)
      .sign(key)

  // A signature stays what it is: it is verified once, and only its end is asked again. The row of
  // the session is read for every request all the same.
  const opened = boundedCache<{ handle: Handle; until: number }>()

  return {
    /** A token that is only a handle: the row of the session decides what it is worth. */
    sign: (sessionId: number, nonce: string, now: Date): Promise<string> =>
      signed({ sid: sessionId, nonce }, audience, now, sessionHours),

    /**
     * The key of what a person types in a company and has not saved: the browser enciphers it with
     * this before it writes it, so that without signing in as them it cannot be read.
     */
    draftKey: draftKeys(secret),

    /** The handle inside a token of ours, or `undefined` for anything else. */
    open: async (token: string, now: Date): Promise<Handle | undefined> => {
      const known = opened.get(token)
      if (known && secondsOf(now) < known.until) return known.handle
      const claims = await verified(token, audience, now)
      const handle = claims && handleIn(claims)
      if (handle && claims.exp !== undefined) opened.set(token, { handle, until: claims.exp })
      return handle
    },

    /**
     * What a browser keeps so that guesses of strangers do not count against its owner. It is worth
     * nothing once the password that was used with it has changed.
     */
    signBrowser: (browser: KnownBrowser, now: Date): Promise<string> =>
      signed({ ...browser }, browserAudience, now, browserDays * 24),

    openBrowser: async (token: string, now: Date): Promise<KnownBrowser | undefined> => {
      const { login, since, key: name } = (await verified(token, browserAudience, now)) ?? {}
      if (typeof login !== 'number' || typeof since !== 'number') return undefined
      return typeof name === 'string' ? { login, since, key: name } : undefined
    },
  }
}

/** The key of the drafts of a login in a company: derived from the secret, it never changes. */
function draftKeys(secret: string) {
  const known = new ProcessCache<{ readonly key: string }>(1_000)
  const derived = (whose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'minga', whose, 32)).toString('base64')
  return (loginId: number, companyId: number | null): string => {
    const whose = `draft ${loginId} ${companyId ?? ''}`
    return known.now(whose, () => ({ key: derived(whose) })).key
  }
}

/** The fixed head of a PKCS#8 Ed25519 key (RFC 8410), then its 32 bytes. */
function keyOf(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'minga', 'session-token', 32))
  const head = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' })
}

export type TokenMaker = ReturnType<typeof tokenMaker>

/**
 * The secret of this installation signs its tokens and keeps the second factors. Called once,
 * before the first request.
 */
let tokens: TokenMaker | undefined
export const useSessionSecret = (secret: string): void => {
  tokens = tokenMaker(secret)
  keepFactorSecret(secret)
}
export function sessionTokens(): TokenMaker {
  if (!tokens) throw new Error('useSessionSecret() was not called')
  return tokens
}

function handleIn({ sid, nonce }: JWTPayload): Handle | undefined {
  if (typeof sid !== 'number' || !Number.isSafeInteger(sid)) return undefined
  return typeof nonce === 'string' ? { sessionId: sid, nonce } : undefined
}

type Handle = { sessionId: number; nonce: string }
/** A browser with which a login was opened, under its password of that moment. */
export type KnownBrowser = { login: number; since: number; key: string }

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

export const newNonce = (): string => randomBytes(32).toString('base64url')
/** What is stored of a secret that travels: enough to recognise it, not enough to use it. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
