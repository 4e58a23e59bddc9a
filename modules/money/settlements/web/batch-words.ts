import type { Tone } from '#platform/web/kit/StatusTag.tsx'
import { type BatchPersonState, SettlementBatchState } from '../model/batch.ts'

/** What the kit of mass acts asks: the words of the states, and which of them are ends. */
export const batchStates = { states: SettlementBatchState, done: 'ISSUED', undone: 'UNDONE' }

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

/** Whether a worker is busy with a batch: then the page is read again and again. */
export const isWorking = ({ state, failed }: { state: string; failed: boolean }): boolean =>
  !failed && state.endsWith('ING')
