import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'bandeja',
    label: 'Bandeja',
    find: 'pendientes aprobar rechazar responder solicitudes autorizar',
    page: () => import('./InboxPage.tsx'),
    seen: true,
  },
])
