import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'liquidaciones',
    label: 'Mis liquidaciones',
    permission: 'payslips.read',
    page: () => import('./OwnPayslipsPage.tsx'),
    seen: true,
    find: 'mis liquidaciones sueldo pago',
  },
  {
    path: 'liquidaciones/contrato/:contract',
    label: 'Historial de liquidaciones',
    permission: 'payslips.read',
    find: false,
    page: () => import('./HistoryPage.tsx'),
    seen: true,
  },
])
