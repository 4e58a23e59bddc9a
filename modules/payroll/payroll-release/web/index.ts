export { PaymentsPanel } from './PaymentsPanel.tsx'
export { useReleaseQuestion } from './useReleaseQuestion.tsx'
