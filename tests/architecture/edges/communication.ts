/** The edges of the modules of communication: see `modules.ts`. */
export const COMMUNICATION_EDGES: Record<string, readonly string[]> = {
  announcements: ['businesses', 'notices', 'people', 'session'],
  celebrations: ['contracts', 'people', 'sight'],
}
