export { ProcessDialog } from './ProcessDialog.tsx'
export { PaymentsPanel } from './PaymentsPanel.tsx'
export { useReleaseQuestion } from './useReleaseQuestion.tsx'
