import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The absences of one person, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 10,
    path: 'ausencias',
    label: 'Ausencias',
    permission: 'absences.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'ausencias',
    label: 'Ausentismo',
    permission: 'absences.read',
    find: 'licencias permisos inasistencias faltas suspensión',
    page: () => import('./AbsencesPage.tsx'),
  },
])
