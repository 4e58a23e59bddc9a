import type { UnopenedForms } from '../known-form.ts'

export const unopened: UnopenedForms = {
  OwnReportActions: 'it is opened on the page of one report: own-reports.test.ts opens it',
  SendingDialog: 'it is of a report that one kept: own-reports.test.ts opens it',
}
