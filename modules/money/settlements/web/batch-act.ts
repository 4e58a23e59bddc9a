import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { type BatchPersonState, SettlementBatchState } from '../model/batch.ts'

export const act: MassAct = {
  one: 'Finiquito masivo',
  title: 'Finiquitos masivos',
  list: pathTo('finiquitos/masivos'),
  make: {
    label: 'Nuevo finiquito masivo',
    to: pathTo('finiquitos/masivos/nuevo'),
    permission: 'settlements.create',
  },
  states: SettlementBatchState,
  done: 'ISSUED',
  undone: 'UNDONE',
}

export const personTones: Readonly<Record<BatchPersonState, Tone>> = {
  ERROR: 'danger',
  WAITING: 'neutral',
  READY: 'accent',
  CREATED: 'neutral',
  ISSUED: 'accent',
  IN_PROGRESS: 'warning',
  PAID: 'success',
  DELETED: 'neutral',
}
