import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** One's own data, for everybody who has an account. */
export const tabs = tabsOf('cuenta', [
  {
    place: 5,
    path: 'mis-datos',
    label: 'Mis datos',
    permission: 'privacyRequests.create',
    besides: ['privacyRequests.read', 'processingActivities.read'],
    page: () => import('./OwnDataTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'privacidad',
    label: 'Privacidad',
    permission: 'privacyRequests.update',
    besides: ['privacyRequests.read'],
    find: 'datos personales ley 21.719 acceso rectificación supresión oposición bloqueo derechos',
    page: () => import('./PrivacyPage.tsx'),
    tabs: [
      { path: '', label: 'Solicitudes', page: () => import('./RequestsTab.tsx') },
      {
        path: 'que-guardamos',
        label: 'Qué guardamos',
        permission: 'retention.read',
        page: () => import('./KeptTab.tsx'),
      },
      {
        path: 'tratamiento',
        label: 'Registro de tratamiento',
        permission: 'processingActivities.update',
        besides: ['processingActivities.read'],
        page: () => import('./ActivitiesTab.tsx'),
      },
      {
        path: 'datos-del-sistema',
        label: 'Datos del sistema',
        permission: 'processingActivities.update',
        page: () => import('./DeclaredTab.tsx'),
      },
    ],
  },
  // Open to all: whoever left asks with a code that comes to their mail.
  {
    path: '/public/mis-datos/:company',
    label: 'Mis datos personales',
    page: () => import('./DoorPage.tsx'),
  },
])
