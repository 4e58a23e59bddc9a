import type { SeedPerson } from '../person.ts'

export const farm = {} as const satisfies Record<string, SeedPerson>
