import type { SeedPerson } from '../person.ts'

export const house = {} as const satisfies Record<string, SeedPerson>
