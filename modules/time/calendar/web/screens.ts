import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'calendario',
    label: 'Calendario',
    permission: 'absences.read',
    find: 'equipo ausentes vacaciones licencias permisos feriados quién falta',
    page: () => import('./CalendarPage.tsx'),
    seen: true,
  },
])
