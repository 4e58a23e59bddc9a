import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'reports',
    label: 'Reportes',
    permission: ['peopleReports.read', 'reports.read'],
    page: () => import('./ReportsPage.tsx'),
    find: 'reportes personas empresa certificado excel',
  },
  {
    path: 'processSummary/reportes',
    label: 'Reportes de remuneraciones',
    sumsPay: true,
    permission: 'payrollReports.read',
    parent: 'processSummary',
    page: () => import('./PayrollReportsPage.tsx'),
    find: 'libro de remuneraciones cotizaciones costo líquido banco excel',
  },
])
