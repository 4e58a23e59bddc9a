import { z } from 'zod'
import { SignInState } from '../model/provider.ts'
import type { Provider } from './provider.queries.ts'

/** What worked before a change that waits, as the row keeps it; its secret is sealed. */
const formerSchema = z.object({
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  domains: z.array(z.string()),
  required: z.boolean(),
  givesFactor: z.boolean(),
  state: SignInState.schema,
  authorLoginId: z.number(),
  writtenAt: z.coerce.date().nullable(),
})

/**
 * What a provider is given back to if the change that somebody writes now is taken away: itself,
 * where it was confirmed, or what worked before an earlier change that still waits.
 */
export function formerAfter(before: Provider): string | null {
  if (before.state === 'WAITING') {
    return before.former === null ? null : JSON.stringify(before.former)
  }
  const { name, issuer, clientId, clientSecret, domains, required, givesFactor } = before
  const { state, authorLoginId, writtenAt } = before
  const kept = { name, issuer, clientId, domains, required, givesFactor, state, authorLoginId }
  return JSON.stringify({ ...kept, writtenAt, clientSecret: clientSecret.toString('hex') })
}

/** The provider before the change that waits; nothing where it is the first one. */
export function formerOf({ former }: Pick<Provider, 'former'>) {
  if (former === null) return undefined
  const { clientSecret, ...kept } = formerSchema.parse(former)
  return { ...kept, clientSecret: Buffer.from(clientSecret, 'hex') }
}
