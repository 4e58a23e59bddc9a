import type { UnopenedForms } from '../known-form.ts'

export const unopened: UnopenedForms = {
  DisputesPage: 'it leads to the payslip, where each is answered',
  DisputeDialog: 'its own person opens it, and the walk opens the payslip of another',
}
