import type { UnopenedForms } from '#platform/web/known-form.ts'

export const unopened: UnopenedForms = {
  DisputeDialog: 'its own person opens it, and the walk opens the payslip of another',
}
