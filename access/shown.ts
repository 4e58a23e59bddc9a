import type { Permission } from './services.ts'

/**
 * What opens the parts of a person's record by which somebody can be found, besides their name:
 * whom a reader does not reach with it, no search of theirs finds by that part.
 */
export const shownBy = {
  /** The RUT or the foreign document. */
  document: 'users.read',
} as const satisfies Record<string, Permission>
