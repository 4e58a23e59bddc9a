import type { Tone } from '#platform/web/kit/StatusTag.tsx'
import { EmploymentState } from '../model/catalogs.ts'

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  INCOMING: 'accent',
  SUSPENDED: 'warning',
  LEFT: 'neutral',
}

/** How the situation of a person looks; the word says the same. */
export const stateTone = (state: string): Tone => tones[state] ?? 'neutral'

const words: Readonly<Record<string, string>> = {
  ACTIVE: 'Activo',
  INCOMING: 'Por ingresar',
  SUSPENDED: 'Suspendido',
  LEFT: 'Desvinculado',
}

/** The situation of one person; the catalogue's words are those of many. */
export const stateWord = (state: string): string => words[state] ?? EmploymentState.label(state)
