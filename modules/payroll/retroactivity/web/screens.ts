import { screens, type Tab } from '#platform/web/screens.ts'

/** What closed months owe, as a tab of the open month that pays it. */
export const retroactiveTabs: readonly Tab[] = [
  {
    path: 'retroactivos',
    label: 'Retroactivos',
    permission: 'payrollMonths.read',
    page: () => import('./RetroactiveTab.tsx'),
  },
]

export const retroactiveScreens = screens([
  {
    path: 'retroactivos',
    label: 'Retroactivos',
    permission: 'payrollMonths.read',
    page: () => import('./RetroactivePage.tsx'),
    find: 'diferencias meses cerrados reliquidar atrasado',
  },
])
