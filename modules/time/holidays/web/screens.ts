import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'feriados',
    label: 'Feriados',
    permission: 'holidays.read',
    find: 'días feriados festivos irrenunciables interferiado calendario',
    page: () => import('./HolidaysPage.tsx'),
  },
])
