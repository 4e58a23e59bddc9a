import { screens } from '#platform/web/screens.ts'

export const holidayScreens = screens([
  {
    path: 'feriados',
    label: 'Feriados',
    permission: 'holidays.read',
    find: 'días feriados festivos irrenunciables interferiado calendario',
    page: () => import('./HolidaysPage.tsx'),
  },
])
