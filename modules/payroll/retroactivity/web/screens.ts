import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** What closed months owe, as a tab of the open month that pays it. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 60,
    path: 'retroactivos',
    label: 'Retroactivos',
    permission: 'payrollMonths.read',
    page: () => import('./RetroactiveTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'retroactivos',
    label: 'Retroactivos',
    sumsPay: true,
    permission: 'payrollMonths.read',
    page: () => import('./RetroactivePage.tsx'),
    find: 'diferencias meses cerrados reliquidar atrasado',
  },
])
