import { lazy } from 'react'

/** Comes when it is opened: most pages of this door never do. */
export const ProcessDialog = lazy(() =>
  import('./ProcessDialog.tsx').then((file) => ({ default: file.ProcessDialog })),
)
export { PaymentsPanel } from './PaymentsPanel.tsx'
export { useReleaseQuestion } from './useReleaseQuestion.tsx'
