import { screens } from '#platform/web/screens.ts'

export const dashboardScreens = screens([
  {
    path: 'dashboard',
    label: 'Inicio',
    permission: 'dashboard.read',
    page: () => import('./DashboardPage.tsx'),
    find: 'inicio resumen portada',
  },
])
