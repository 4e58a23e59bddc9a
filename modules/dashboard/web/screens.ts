import { screens } from '#platform/web/screens.ts'

export const dashboardScreens = screens([
  {
    path: 'dashboard',
    label: 'Inicio',
    // Who is of the platform has a home too, outside every company.
    permission: ['dashboard.read', 'superadmin.read'],
    page: () => import('./DashboardPage.tsx'),
    find: 'inicio resumen portada',
  },
])
