import { screensOf, tabsOf } from '#platform/web/screens.ts'

/** The vacations of one person, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 11,
    path: 'vacaciones',
    label: 'Vacaciones',
    permission: 'vacations.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'vacaciones',
    label: 'Vacaciones',
    permission: 'vacations.read',
    find: 'feriado legal días libres saldo descanso pedir',
    page: () => import('./VacationsPage.tsx'),
    tabs: [
      { path: '', label: 'Mis vacaciones', page: () => import('./MineTab.tsx') },
      { path: 'solicitudes', label: 'Solicitudes', page: () => import('./RequestsTab.tsx') },
      {
        path: 'saldos',
        label: 'Saldos',
        permission: 'managementTime.read',
        page: () => import('./BalancesTab.tsx'),
      },
    ],
  },
])
