import type { Permission } from './services.ts'

/**
 * What an operation asks for. `public`: nobody needs to be signed in; `signedIn`: any session,
 * even a guest's; a permission; or several, of which one is enough to knock and the service then
 * asks for the exact one (an importer for its own kind, a report for its own name).
 */
export type Policy = 'public' | 'signedIn' | Permission | readonly Permission[]

/**
 * The policies of the product's list that wait for their module. Whoever builds an operation moves
 * its row to the `model/access.ts` of the module that answers it.
 */
export const operations = {} as const satisfies Readonly<Record<string, Policy>>
