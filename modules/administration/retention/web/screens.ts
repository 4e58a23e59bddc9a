import { tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = [
  ...tabsOf('cuenta', [
    {
      place: 10,
      path: 'conservacion',
      label: 'Conservación de datos',
      permission: 'retention.read',
      page: () => import('./OwnTab.tsx'),
    },
  ]),
  ...tabsOf('empresa', [
    {
      place: 90,
      path: 'conservacion',
      label: 'Conservación de datos',
      permission: 'retention.read',
      page: () => import('./CompanyTab.tsx'),
    },
  ]),
]
