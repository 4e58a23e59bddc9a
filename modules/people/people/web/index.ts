export type { PersonChangeProps } from './consequence.ts'
