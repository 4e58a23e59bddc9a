import { tabsOf } from '#platform/web/screens.ts'

export const tabs = tabsOf('empresa', [
  {
    place: 20,
    path: 'areas',
    label: 'Áreas',
    permission: 'areas.read',
    page: () => import('./AreasTab.tsx'),
  },
  {
    place: 30,
    path: 'sucursales',
    label: 'Sucursales',
    permission: 'areas.read',
    page: () => import('./BranchOfficesTab.tsx'),
  },
])
