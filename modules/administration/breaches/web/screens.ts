import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The incidents, as a tab of what is done with data. */
export const tabs = tabsOf('privacidad', [
  {
    place: 20,
    path: 'incidentes',
    label: 'Incidentes',
    permission: 'dataBreaches.read',
    page: () => import('./BreachesTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'incidentes-de-seguridad/:id',
    shows: 'dataBreach',
    label: 'Incidente de seguridad',
    permission: 'dataBreaches.read',
    parent: 'privacidad',
    find: false,
    page: () => import('./BreachPage.tsx'),
  },
])
