import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The payslips of a month, as a tab of its page. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 30,
    path: 'liquidaciones',
    label: 'Liquidaciones',
    permission: 'payslips.read',
    page: () => import('./PayslipsTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'liquidaciones/:month/:contract',
    label: 'Liquidación',
    permission: 'payslips.read',
    parent: 'procesos/:id',
    parentParams: { id: 'month' },
    find: false,
    page: () => import('./PayslipPage.tsx'),
    seen: true,
  },
])
