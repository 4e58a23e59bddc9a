import type { Tab } from '#platform/web/screens.ts'

/** The comparison of a month with the one before, as a tab of its page. */
export const reviewTabs: readonly Tab[] = [
  {
    path: 'comparar',
    label: 'Comparar',
    permission: 'payslips.read',
    page: () => import('./CompareTab.tsx'),
  },
]
