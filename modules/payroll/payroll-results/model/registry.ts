import type { Apart } from '#platform/model/keeping.ts'

/** Tables of this module that are in no history. */
export const apart = {
  payslip: {
    label: 'Liquidación',
    keep: 'PAY',
    whose: 'PERSON',
    parts: {
      payslip_error: 'PERSON',
      payslip_recalculation: 'PERSON',
      payslip_release: 'PERSON',
      payslip_revision: 'PERSON',
    },
  },
} satisfies Apart
