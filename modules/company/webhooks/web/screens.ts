import { tabsOf } from '#platform/web/screen/screens.ts'

/** Where the company's events go, as tabs of its integrations. */
export const tabs = tabsOf('empresa/integraciones', [
  {
    place: 50,
    path: 'avisos',
    label: 'Avisos a sistemas',
    permission: 'integrationTokens.read',
    page: () => import('./WebhooksTab.tsx'),
  },
  {
    place: 60,
    path: 'envios',
    label: 'Envíos',
    permission: 'integrationTokens.read',
    page: () => import('./DeliveriesTab.tsx'),
  },
])
