import { screensOf, type Tab } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'razon-social/nueva',
    label: 'Nueva razón social',
    permission: 'businesses.create',
    parent: 'empresa',
    page: () => import('./NewBusinessPage.tsx'),
  },
  {
    path: 'razon-social/:id',
    shows: 'business',
    label: 'Razón social',
    permission: 'businesses.read',
    parent: 'empresa',
    find: false,
    page: () => import('./BusinessPage.tsx'),
    tabs: [
      { path: '', label: 'Datos', page: () => import('./BusinessDataTab.tsx') },
      {
        path: 'opciones',
        label: 'Opciones',
        permission: 'businessOptions.read',
        page: () => import('./OptionsTab.tsx'),
      },
      {
        path: 'cuentas-bancarias',
        label: 'Cuentas bancarias',
        permission: 'bankAccounts.read',
        page: () => import('./AccountsTab.tsx'),
      },
    ],
  },
  {
    path: 'sindicato/nuevo',
    label: 'Nuevo sindicato',
    permission: 'syndicates.create',
    parent: 'empresa',
    page: () => import('./NewSyndicatePage.tsx'),
  },
  {
    path: 'sindicato/:id',
    shows: 'syndicate',
    label: 'Sindicato',
    permission: 'syndicates.read',
    parent: 'empresa',
    find: false,
    page: () => import('./SyndicatePage.tsx'),
  },
])

/** Tabs of the company's own screen. */
export const companyTabs: readonly Tab[] = [
  {
    path: '',
    label: 'Razones sociales',
    permission: 'businesses.read',
    page: () => import('./BusinessesTab.tsx'),
  },
  {
    path: 'sindicatos',
    label: 'Sindicatos',
    permission: 'syndicates.read',
    page: () => import('./SyndicatesTab.tsx'),
  },
]
