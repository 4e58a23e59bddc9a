import { screens } from '#platform/web/screens.ts'

export const additionalPaperScreens = screens([
  {
    path: 'liquidaciones/adicional/:month/:contract',
    label: 'Pago adicional',
    permission: 'payslips.read',
    find: false,
    page: () => import('./PaperPage.tsx'),
  },
])
