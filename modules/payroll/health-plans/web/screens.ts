import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'planes-de-isapre',
    label: 'Planes de isapre',
    permission: 'healthPlans.read',
    find: 'fun notificación isapre plan salud suscripción desafiliación',
    page: () => import('./NoticesPage.tsx'),
  },
])
