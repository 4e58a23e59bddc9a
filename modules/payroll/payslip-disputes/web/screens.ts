import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'reclamos',
    label: 'Reclamos de liquidaciones',
    permission: 'payslipDisputes.update',
    besides: ['payslipDisputes.read'],
    find: 'no conforme disputas objeciones',
    page: () => import('./DisputesPage.tsx'),
  },
])
