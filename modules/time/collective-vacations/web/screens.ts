import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The collective vacations, as a tab of the screen of vacations. */
export const tabs = tabsOf('vacaciones', [
  {
    place: 3,
    path: 'colectivas',
    label: 'Colectivas',
    permission: 'vacationConfig.update',
    page: () => import('./CollectivesTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'vacaciones/colectivas/nueva',
    label: 'Nuevo feriado colectivo',
    permission: 'vacationConfig.update',
    besides: ['businesses.read'],
    parent: 'vacaciones',
    page: () => import('./NewCollectivePage.tsx'),
  },
])
