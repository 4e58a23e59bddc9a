import type { SeedPerson } from '../person.ts'

export const pension = {} as const satisfies Record<string, SeedPerson>
