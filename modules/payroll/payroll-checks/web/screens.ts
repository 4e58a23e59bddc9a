import { tabsOf } from '#platform/web/screen/screens.ts'

/** The checks before closing, as a tab of the month. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 50,
    path: 'controles',
    label: 'Controles',
    permission: 'payrollMonths.read',
    page: () => import('./ChecksTab.tsx'),
  },
])
