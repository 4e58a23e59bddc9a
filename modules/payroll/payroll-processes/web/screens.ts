import { screens, type Tab } from '#platform/web/screens.ts'

/** What comes before the calculation of a month and after its closing, as tabs of its page. */
export const prepareTabs: readonly Tab[] = [
  { path: 'preparar', label: 'Preparar', page: () => import('./PrepareTab.tsx') },
]

export const publishTabs: readonly Tab[] = [
  {
    path: 'publicacion',
    label: 'Liberar y pagar',
    permission: 'payslips.massRead',
    page: () => import('./ReleaseTab.tsx'),
  },
]

export const processScreens = screens([
  {
    path: 'processSummary',
    label: 'Resumen de procesos',
    permission: ['payrollDashboard.read', 'payrollReports.read', 'payslips.massRead'],
    page: () => import('./ProcessSummaryPage.tsx'),
    find: 'resumen procesos etapas responsable remuneraciones',
  },
])
