import { screens, type Tab } from '#platform/web/screens.ts'

/** The payslips of a month, as a tab of its page. */
export const payslipTabs: readonly Tab[] = [
  {
    path: 'liquidaciones',
    label: 'Liquidaciones',
    permission: 'payslips.read',
    page: () => import('./PayslipsTab.tsx'),
  },
]

export const payslipScreens = screens([
  {
    path: '/public/liquidacion/:code',
    label: 'Verificación de liquidación',
    page: () => import('./VerifyPage.tsx'),
  },
  {
    path: 'liquidaciones',
    label: 'Mis liquidaciones',
    permission: 'payslips.read',
    page: () => import('./OwnPayslipsPage.tsx'),
    find: 'mis liquidaciones sueldo pago',
  },
  {
    path: 'liquidaciones/contrato/:contract',
    label: 'Historial de liquidaciones',
    permission: 'payslips.read',
    find: false,
    page: () => import('./HistoryPage.tsx'),
  },
  {
    path: 'liquidaciones/:month/:contract',
    label: 'Liquidación',
    permission: 'payslips.read',
    find: false,
    page: () => import('./PayslipPage.tsx'),
  },
])
