import type { RequestContext } from '#platform/server/context.ts'
import { tooMany } from '#platform/server/errors.ts'
import { peek, refill, take } from '#platform/server/limits/limits.ts'

/** Ten wrong passwords for one account in a quarter of an hour; sixty from one address. */
const perAccount = { capacity: 10, seconds: 900 }
const perAddress = { capacity: 60, seconds: 900 }
/** Recovery mails: three for one address book entry an hour, twenty from one machine. */
const mailsPerAccount = { capacity: 3, seconds: 3600 }
const mailsPerAddress = { capacity: 20, seconds: 3600 }

const words = 'Demasiados intentos. Espere unos minutos y vuelva a probar.'
const account = (username: string) => `sign-in:account:${username}`
const machine = (address: string) => `sign-in:address:${address}`

/** Stops before any password is looked at when the account or the address failed too often. */
export async function attemptSignIn({ services, address }: RequestContext, username: string) {
  const free = await services.db.withPlatform(
    async (tx) =>
      (await peek(tx, account(username), perAccount)) &&
      (await peek(tx, machine(address), perAddress)),
  )
  if (!free) throw tooMany(words)
}

/** Counts a failure, in a transaction of its own so that the refusal does not undo it. */
export const countFailure = ({ services, address }: RequestContext, username: string) =>
  services.db.withPlatform(async (tx) => {
    await take(tx, account(username), perAccount)
    await take(tx, machine(address), perAddress)
  })

export const forgetFailures = ({ services }: RequestContext, username: string) =>
  services.db.withPlatform((tx) => refill(tx, account(username)))

export async function attemptRecovery({ services, address }: RequestContext, email: string) {
  const free = await services.db.withPlatform(
    async (tx) =>
      (await take(tx, `recovery:account:${email}`, mailsPerAccount)) &&
      (await take(tx, `recovery:address:${address}`, mailsPerAddress)),
  )
  if (!free) throw tooMany(words)
}
