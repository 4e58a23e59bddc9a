export type { AboutSomebody } from './evaluatee.ts'
