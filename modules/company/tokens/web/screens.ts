import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'empresa/integraciones',
    label: 'Integraciones',
    permission: 'integrationTokens.read',
    parent: 'empresa',
    find: 'claves api programas sistemas tokens conectar',
    page: () => import('./IntegrationsPage.tsx'),
    tabs: [
      {
        path: '',
        label: 'Claves',
        besides: ['businesses.read'],
        page: () => import('./TokensTab.tsx'),
      },
      { path: 'api', label: 'API', page: () => import('./ApiTab.tsx') },
    ],
  },
])
