import {
  CalibrateEvaluationReview,
  ProposeEvaluationCalibration,
  UndoEvaluationCalibration,
} from '#generated/operations/evaluations.ts'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { Review } from '../model/process.ts'
import type { Process, ReviewRow } from './types.ts'

/** The acts by which scores are calibrated, while the process is calibrated. */
export function useCalibrating({ canKeep, status }: Pick<Process, 'canKeep' | 'status'>) {
  const isOpen = status === 'CALIBRATION'
  const calibrate = useAct(Review, 'calibrate', CalibrateEvaluationReview)
  const acts = {
    calibrate: {
      send: calibrate,
      asks: ['calibrated', 'potential'],
      offered: () => canKeep && isOpen,
    },
    undo: {
      send: useAct(Review, 'undo', UndoEvaluationCalibration),
      offered: () => canKeep && isOpen,
    },
    propose: {
      send: useAct(Review, 'propose', ProposeEvaluationCalibration),
      asks: ['calibrated', 'potential'],
      offered: ({ isTeam }: ReviewRow) => isTeam && isOpen,
    },
  }
  return { acts, calibrate }
}
