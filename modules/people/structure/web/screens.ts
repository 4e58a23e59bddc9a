import { tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = tabsOf('empresa', [
  {
    place: 15,
    path: 'estructura',
    label: 'Estructura',
    permission: 'organization.read',
    page: () => import('./UnitsTab.tsx'),
  },
  {
    place: 16,
    path: 'tipos-de-unidad',
    label: 'Tipos de unidad',
    permission: 'organization.read',
    page: () => import('./UnitKindsTab.tsx'),
  },
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
