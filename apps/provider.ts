import { timestamps } from '#modules/papers/company-certificates/server/index.ts'
import { advancedProvider } from '#modules/papers/advanced-signature/server/index.ts'
import type { Environment } from './environment.ts'

/**
 * Takes the provider of advanced signatures that the environment says, if it does: the API offers
 * it and hears its messages, and the worker calls it.
 */
export function useProvider(said: Environment['advancedSignatures']): void {
  if (!said) return
  const { roots, ...provider } = said
  advancedProvider.use({ ...provider, roots: timestamps.certificatesIn(roots) })
}
