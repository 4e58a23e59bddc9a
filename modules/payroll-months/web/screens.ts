import { screens } from '#platform/web/screens.ts'

export const payrollMonthScreens = screens([
  {
    path: 'procesos',
    label: 'Procesos',
    permission: 'payrollMonths.read',
    page: () => import('./MonthsPage.tsx'),
    find: 'meses remuneraciones liquidaciones calcular cerrar',
  },
  {
    path: 'procesos/:id',
    label: 'Mes de remuneraciones',
    permission: 'payrollMonths.read',
    parent: 'procesos',
    find: false,
    page: () => import('./MonthPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./MonthSummaryTab.tsx') },
      {
        path: 'novedades',
        label: 'Novedades',
        permission: 'userItems.read',
        page: () => import('./EntriesTab.tsx'),
      },
      {
        path: 'permanentes',
        label: 'Permanentes y cuotas',
        permission: 'userItems.read',
        page: () => import('./LastingItemsTab.tsx'),
      },
      {
        path: 'liquidaciones',
        label: 'Liquidaciones',
        permission: 'payslips.read',
        page: () => import('./PayslipsTab.tsx'),
      },
    ],
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
