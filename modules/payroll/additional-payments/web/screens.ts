import { screens } from '#platform/web/screens.ts'

export const additionalScreens = screens([
  {
    path: 'procesos/adicional/:id',
    label: 'Proceso adicional',
    permission: 'payslips.massRead',
    besides: ['payrollMonths.read'],
    parent: 'procesos',
    find: false,
    page: () => import('./AdditionalPage.tsx'),
  },
])
