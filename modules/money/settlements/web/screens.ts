import { screens } from '#platform/web/screens.ts'

export const settlementScreens = screens([
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
