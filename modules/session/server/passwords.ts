import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most two hashes at once: a storm of sign-ins must not starve everybody else. */
const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one of the hash. Without a hash (there is no such user) the same
 * work is done on a decoy, so that the time of the answer does not tell who exists.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('Nadie tiene esta clave 0')
  const against = stored ?? (await decoy)
  const same = await inTurn(() => verify(against, password))
  return same && stored !== undefined
}
