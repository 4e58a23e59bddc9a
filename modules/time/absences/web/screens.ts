import { screens, type Tab } from '#platform/web/screens.ts'

/** The absences of one person, as a tab of their ficha. */
export const absenceTabs: readonly Tab[] = [
  {
    path: 'ausencias',
    label: 'Ausencias',
    permission: 'absences.read',
    page: () => import('./PersonTab.tsx'),
  },
]

export const absenceScreens = screens([
  {
    path: 'ausencias',
    label: 'Ausentismo',
    permission: 'absences.read',
    find: 'licencias permisos inasistencias faltas suspensión',
    page: () => import('./AbsencesPage.tsx'),
  },
])
