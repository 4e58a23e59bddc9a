import type { Tab } from '#platform/web/screens.ts'

/** What follows the closing of a month, as a tab of its page. */
export const processTabs: readonly Tab[] = [
  {
    path: 'publicacion',
    label: 'Publicar y pagar',
    permission: 'payslips.massRead',
    page: () => import('./ReleaseTab.tsx'),
  },
]
