import { tabsOf } from '#platform/web/screen/screens.ts'

/** The comparison of a month with the one before, as a tab of its page. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 40,
    path: 'comparar',
    label: 'Comparar',
    permission: 'payslips.read',
    page: () => import('./CompareTab.tsx'),
  },
])
