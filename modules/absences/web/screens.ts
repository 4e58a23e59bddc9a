import { screens } from '#platform/web/screens.ts'

export const absenceScreens = screens([
  {
    path: 'ausencias',
    label: 'Ausentismo',
    permission: 'absences.read',
    find: 'licencias permisos inasistencias faltas suspensión',
    page: () => import('./AbsencesPage.tsx'),
  },
])
