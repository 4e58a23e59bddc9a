import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'procesos/adicional/:id',
    label: 'Proceso adicional',
    sumsPay: true,
    permission: 'payslips.massRead',
    besides: ['payrollMonths.read', 'payslips.read'],
    parent: 'procesos',
    find: false,
    page: () => import('./AdditionalPage.tsx'),
  },
])
