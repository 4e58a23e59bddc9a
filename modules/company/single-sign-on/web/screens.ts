import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = [
  ...tabsOf('cuenta', [
    {
      place: 3,
      path: 'cuenta-empresa',
      label: 'Cuenta de la empresa',
      page: () => import('./OwnSignInTab.tsx'),
    },
  ]),
  ...tabsOf('empresa', [
    {
      place: 30,
      path: 'ingreso',
      label: 'Ingreso',
      permission: 'singleSignOn.read',
      page: () => import('./SettingsTab.tsx'),
    },
  ]),
]

/** Before anybody signed in: at a company's own address, by a mail, and back from the provider. */
export const screens = screensOf([
  {
    path: '/ingreso',
    label: 'Entrar con la cuenta de su empresa',
    page: () => import('./EntryPage.tsx'),
  },
  {
    path: '/ingreso/:slug',
    label: 'Ingreso de una empresa',
    page: () => import('./EntryPage.tsx'),
  },
  { path: '/entrar', label: 'Fin del ingreso', page: () => import('./ReturnPage.tsx') },
])
