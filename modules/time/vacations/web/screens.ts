import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The vacations of one person, as a tab of their ficha. */
const ofPerson = tabsOf('ficha/:id', [
  {
    place: 11,
    path: 'vacaciones',
    label: 'Vacaciones',
    permission: 'vacations.read',
    page: () => import('./PersonTab.tsx'),
  },
])

/** What a razón social decides about vacations. */
const ofBusiness = tabsOf('razon-social/:id', [
  {
    place: 10,
    path: 'vacaciones',
    label: 'Vacaciones',
    permission: 'businessOptions.read',
    page: () => import('./RulesTab.tsx'),
  },
])

export const tabs = [...ofPerson, ...ofBusiness]

export const screens = screensOf([
  {
    path: 'vacaciones',
    label: 'Vacaciones',
    permission: 'vacations.read',
    find: 'feriado legal días libres saldo descanso pedir',
    page: () => import('./VacationsPage.tsx'),
    tabs: [
      {
        path: '',
        label: 'Mis vacaciones',
        page: () => import('./MineTab.tsx'),
        seen: true,
      },
      { path: 'solicitudes', label: 'Solicitudes', page: () => import('./RequestsTab.tsx') },
      {
        path: 'saldos',
        label: 'Saldos',
        permission: 'managementTime.read',
        page: () => import('./BalancesTab.tsx'),
      },
      {
        place: 4,
        path: 'por-decidir',
        label: 'Por decidir',
        permission: 'vacationConfig.update',
        page: () => import('./DoubtsTab.tsx'),
      },
    ],
  },
])
