import { counted } from '#chile/counts.ts'
import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'
import type { EndingState } from '../model/ending.ts'

export const tones: Readonly<Record<EndingState, Tone>> = {
  PREPARED: 'warning',
  DONE: 'success',
  UNDONE: 'neutral',
}

/** «Quedan 4 días hábiles», «Venció hace 2 días hábiles»; nothing once it is paid. */
export function leftWords(days: number | null): string | undefined {
  if (days === null) return undefined
  if (days === 0) return 'Vence hoy'
  return days > 0
    ? `${days === 1 ? 'Queda' : 'Quedan'} ${counted(days, 'día hábil', 'días hábiles')}`
    : `Venció hace ${counted(-days, 'día hábil', 'días hábiles')}`
}
