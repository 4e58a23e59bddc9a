import { screensOf } from '#platform/web/screen/screens.ts'

/**
 * The months of remuneraciones. What is entered in one and the payslips of it are tabs of other
 * modules, which know this one.
 */
export const screens = screensOf([
  {
    path: 'procesos',
    label: 'Procesos',
    sumsPay: true,
    permission: 'payrollMonths.read',
    page: () => import('./MonthsPage.tsx'),
    find: 'meses remuneraciones liquidaciones calcular cerrar',
  },
  {
    path: 'procesos/:id',
    label: 'Mes de remuneraciones',
    sumsPay: true,
    permission: 'payrollMonths.read',
    parent: 'procesos',
    find: false,
    page: () => import('./MonthPage.tsx'),
    tabs: [{ path: '', label: 'Resumen', page: () => import('./MonthSummaryTab.tsx') }],
  },
])
