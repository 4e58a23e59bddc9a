import { screens } from '#platform/web/screens.ts'

export const reportScreens = screens([
  {
    path: 'reports',
    label: 'Reportes',
    permission: ['payrollReports.read', 'peopleReports.read', 'reports.read'],
    page: () => import('./ReportsPage.tsx'),
    find: 'reportes libro de remuneraciones cotizaciones certificado costo excel',
  },
])
