import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'procesos/finiquito/:id',
    label: 'Proceso de finiquitos',
    permission: 'payslips.massRead',
    besides: ['payrollMonths.read'],
    parent: 'procesos',
    find: false,
    page: () => import('./SettlementPage.tsx'),
  },
])
