import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'calendario-legal',
    label: 'Calendario legal',
    permission: 'legalCalendar.read',
    find: 'feriados legales ley confirmar proponer año',
    page: () => import('./CalendarPage.tsx'),
  },
])
