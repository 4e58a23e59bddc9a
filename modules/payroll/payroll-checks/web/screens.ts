import type { Tab } from '#platform/web/screens.ts'

/** The checks before closing, as a tab of the month. */
export const checkTabs: readonly Tab[] = [
  {
    path: 'controles',
    label: 'Controles',
    permission: 'payrollMonths.read',
    page: () => import('./ChecksTab.tsx'),
  },
]
