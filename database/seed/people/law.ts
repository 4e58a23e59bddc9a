import type { SeedPerson } from '../person.ts'

export const law = {} as const satisfies Record<string, SeedPerson>
