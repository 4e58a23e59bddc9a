import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = [
  ...tabsOf('empresa', [
    {
      place: 10,
      path: 'centros-de-costo',
      label: 'Centros de costo',
      permission: 'costCenters.read',
      page: () => import('./GroupsTab.tsx'),
    },
  ]),
  ...tabsOf('ficha/:id', [
    {
      place: 20,
      path: 'centros-de-costo',
      label: 'Centros de costo',
      permission: 'costCenterContracts.read',
      besides: ['contracts.read', 'costCenters.read'],
      page: () => import('./PersonTab.tsx'),
    },
  ]),
]

export const screens = screensOf([
  {
    path: 'centros-de-costo/:id',
    shows: 'costCenterGroup',
    label: 'Grupo de centros de costo',
    permission: 'costCenters.read',
    parent: 'empresa',
    find: false,
    page: () => import('./GroupPage.tsx'),
    tabs: [
      { path: '', label: 'Centros', page: () => import('./CentersTab.tsx') },
      {
        path: 'por-unidad',
        label: 'Por unidad',
        permission: 'organization.read',
        page: () => import('./UnitCentersTab.tsx'),
      },
      {
        path: 'por-completar',
        label: 'Por completar',
        permission: 'costCenterContracts.read',
        page: () => import('./GapsTab.tsx'),
      },
    ],
  },
])
