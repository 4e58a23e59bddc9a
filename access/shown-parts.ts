import type { Permission } from './services.ts'

/**
 * What opens the parts of a person's record by which somebody can be found, besides their name. No
 * search finds a person by a part that this does not open to its reader.
 */
export const shownBy = {
  /** The RUT or the foreign document. */
  document: 'users.read',
} as const satisfies Record<string, Permission>
