import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'procesos/anticipo/:id',
    label: 'Anticipo',
    sumsPay: true,
    permission: 'userItems.read',
    besides: ['payrollMonths.read'],
    parent: 'procesos',
    find: false,
    page: () => import('./AdvancePage.tsx'),
  },
])
