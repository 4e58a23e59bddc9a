import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** What comes before the calculation of a month and after its closing, as tabs of its page. */
export const tabs = tabsOf('procesos/:id', [
  { place: 10, path: 'preparar', label: 'Preparar', page: () => import('./PrepareTab.tsx') },
  {
    place: 70,
    path: 'publicacion',
    label: 'Liberar y pagar',
    permission: 'payslips.massRead',
    page: () => import('./ReleaseTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'processSummary',
    label: 'Resumen de procesos',
    sumsPay: true,
    permission: ['payrollDashboard.read', 'payrollReports.read', 'payslips.massRead'],
    page: () => import('./ProcessSummaryPage.tsx'),
    find: 'resumen procesos etapas responsable remuneraciones',
  },
])
