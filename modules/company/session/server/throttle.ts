import type { RequestContext } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { tooMany } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { giveBack, type Limit, refill, take } from '#platform/server/limits/limits.ts'

const QUARTER = 900
const HOUR = 3600

/**
 * Guesses at one account from one network, and from one browser that its owner has used: ten in a
 * quarter of an hour. From all networks together more, so that strangers who guess do not keep the
 * owner out, and few enough in a day to find nothing (docs/decisions/0045).
 */
const fromOneNetwork = { capacity: 10, seconds: QUARTER }
const fromOneBrowser = { capacity: 10, seconds: QUARTER }
const fromAllNetworks = { capacity: 40, seconds: 4 * HOUR }
/** Guesses of one network at any account. */
const ofOneNetwork = { capacity: 60, seconds: QUARTER }

/** Recovery mails: to one address from one network, to one address, and from one network. */
const mailsFromOneNetwork = { capacity: 3, seconds: HOUR }
const mailsFromAll = { capacity: 10, seconds: 2 * HOUR }
const mailsOfOneNetwork = { capacity: 20, seconds: HOUR }
/** Links that somebody invents: asked about, or used. */
const linksOfOneNetwork = { capacity: 60, seconds: QUARTER }

const words = 'Demasiados intentos. Espere unos minutos y vuelva a probar.'

type Bucket = { key: string; limit: Limit; /** Whose failures a success explains. */ own?: true }

/** Takes one of each, or none: counted before anything is looked at. */
async function takeAll(tx: PlatformTx, buckets: readonly Bucket[]): Promise<void> {
  for (const { key, limit } of buckets) {
    if (!(await take(tx, key, limit))) throw tooMany(words)
  }
}

export type Attempt = {
  /** The person has shown that they are who they say: their own failures are forgotten. */
  succeeded(): Promise<void>
  /** Nothing was looked at: the attempt does not count. */
  dropped(): Promise<void>
}

type Guess = { username: string; browser: { loginId: number; key: string } | undefined }

/**
 * Counts an attempt to sign in before its password is looked at, so that a thousand at once are no
 * more than ten one by one.
 *
 * @throws UserError too-many
 */
export async function attemptSignIn(
  { services, address }: RequestContext,
  { username, browser }: Guess,
): Promise<Attempt> {
  const network = networkOf(address)
  const buckets: Bucket[] = browser
    ? [
        {
          key: `sign-in:browser:${browser.loginId}:${browser.key}`,
          limit: fromOneBrowser,
          own: true,
        },
      ]
    : [
        { key: `sign-in:account:${username}:${network}`, limit: fromOneNetwork, own: true },
        { key: `sign-in:account:${username}`, limit: fromAllNetworks },
        { key: `sign-in:network:${network}`, limit: ofOneNetwork },
      ]
  await services.db.withPlatform((tx) => takeAll(tx, buckets))
  return {
    succeeded: () =>
      services.db.withPlatform(async (tx) => {
        for (const { key, limit, own } of buckets) {
          await (own ? refill(tx, key) : giveBack(tx, key, limit))
        }
      }),
    dropped: () =>
      services.db.withPlatform(async (tx) => {
        for (const { key, limit } of buckets) await giveBack(tx, key, limit)
      }),
  }
}

/** Counts a recovery mail, whether the address is known or not. */
export function attemptRecovery({ services, address }: RequestContext, email: string) {
  const network = networkOf(address)
  return services.db.withPlatform((tx) =>
    takeAll(tx, [
      { key: `recovery:account:${email}:${network}`, limit: mailsFromOneNetwork },
      { key: `recovery:account:${email}`, limit: mailsFromAll },
      { key: `recovery:network:${network}`, limit: mailsOfOneNetwork },
    ]),
  )
}

/** Counts a link that turned out to be none. */
export async function attemptLink({
  services,
  address,
}: RequestContext): Promise<Pick<Attempt, 'dropped'>> {
  const bucket = { key: `link:network:${networkOf(address)}`, limit: linksOfOneNetwork }
  await services.db.withPlatform((tx) => takeAll(tx, [bucket]))
  return {
    dropped: () => services.db.withPlatform((tx) => giveBack(tx, bucket.key, bucket.limit)),
  }
}
