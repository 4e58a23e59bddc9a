import type { SeedPerson } from './person.ts'

export const crowd: readonly SeedPerson[] = []
