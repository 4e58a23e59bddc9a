import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'trabajadores',
    label: 'Colaboradores',
    permission: 'users.massRead',
    find: 'trabajadores personas fichas',
    page: () => import('./PeoplePage.tsx'),
  },
])
