import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'liquidaciones/adicional/:month/:contract',
    label: 'Pago adicional',
    permission: 'payslips.read',
    find: false,
    page: () => import('./PaperPage.tsx'),
  },
])
