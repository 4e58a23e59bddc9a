import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'dashboard',
    label: 'Inicio',
    // Who is of the platform has a home too, outside every company.
    permission: ['dashboard.read', 'superadmin.read'],
    page: () => import('./DashboardPage.tsx'),
    find: 'inicio resumen portada',
  },
  {
    path: 'primeros-pasos',
    label: 'Primeros pasos',
    permission: 'firstSteps.read',
    parent: 'dashboard',
    page: () => import('./FirstStepsPage.tsx'),
    find: 'puesta en marcha comenzar configurar empresa nueva primera liquidación',
  },
])
