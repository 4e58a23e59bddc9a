import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'avisos',
    label: 'Avisos',
    find: 'notificaciones mensajes recordatorios campana',
    page: () => import('./NoticesPage.tsx'),
    tabs: [
      { path: '', label: 'Recibidos', page: () => import('./ReceivedTab.tsx') },
      { path: 'preferencias', label: 'Preferencias', page: () => import('./PreferencesTab.tsx') },
    ],
  },
])
