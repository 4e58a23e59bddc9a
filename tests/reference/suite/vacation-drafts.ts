import type { Draft } from './cases.ts'
import type { VacationFacts } from './vacations.ts'

export type VacationDraft = Draft<VacationFacts> & { readonly asOf: string }

export const LAW = 'Código del Trabajo'
