import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '#platform/server/errors.ts'

/** argon2id, 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most two hashes at once, and a processor is left to everybody else: a storm of sign-ins must
 * not starve them.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/**
 * Maximum number of calls that wait: a second or two. Further callers are refused and may retry.
 */
const MOST_WAITING = 50

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) {
      throw tooMany('Hay muchos ingresos a la vez. Espere unos segundos y vuelva a probar.')
    }
    // The finished call passes its place directly to the next one waiting, so no newcomer takes it.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

/** The hash of a password that nobody has, at the cost above. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$' +
  'jqDXQ0TVw26Td/vHarcaog$zoIAi7QzCKozcBhLFz9Xo8kkBASBjzPCEFEfn6dack0'

/**
 * Whether the password is the one of the hash. Without a hash (there is no such user) the same
 * work is done on a decoy, so that the time of the answer does not tell who exists.
 *
 * @throws UserError too-many, when too many wait already
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const same = await inTurn(() => verify(stored ?? decoy, password))
  return same && stored !== undefined
}
