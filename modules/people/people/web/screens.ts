import { screensOf } from '#platform/web/screen/screens.ts'

/** What other modules know of a person are tabs of the ficha, before its history. */
export const screens = screensOf([
  {
    path: 'trabajadores/nuevo',
    label: 'Nueva persona',
    permission: 'users.create',
    besides: ['users.read'],
    parent: 'trabajadores',
    find: 'crear colaborador trabajador',
    page: () => import('./NewPersonPage.tsx'),
  },
  {
    path: 'ficha',
    label: 'Mi ficha',
    permission: 'users.read',
    page: () => import('./PersonPage.tsx'),
  },
  {
    path: 'ficha/:id',
    shows: 'user',
    label: 'Ficha',
    permission: 'users.read',
    parent: 'trabajadores',
    find: false,
    page: () => import('./PersonPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./SummaryTab.tsx') },
      {
        path: 'datos-personales',
        label: 'Datos personales',
        page: () => import('./PersonalTab.tsx'),
      },
      {
        path: 'datos-contrato',
        label: 'Datos contrato',
        permission: 'contracts.read',
        page: () => import('./ContractTab.tsx'),
      },
      {
        path: 'historial',
        label: 'Historial',
        place: 100,
        page: () => import('./HistoryTab.tsx'),
      },
    ],
  },
  {
    path: 'ficha/:id/contrato-nuevo',
    shows: 'user',
    label: 'Nuevo contrato',
    permission: 'contracts.create',
    besides: ['users.read', 'contracts.read'],
    parent: 'ficha/:id',
    find: false,
    page: () => import('./NewContractPage.tsx'),
  },
])
