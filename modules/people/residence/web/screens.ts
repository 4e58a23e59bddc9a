import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The permits of a person, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 40,
    path: 'residencia',
    label: 'Residencia',
    permission: 'residencePermits.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'extranjeros',
    label: 'Extranjeros',
    permission: 'residencePermits.massRead',
    find: 'permisos residencia visa extranjería migración 15 % 85 % nacionalidad',
    page: () => import('./ForeignersPage.tsx'),
    tabs: [
      { path: '', label: 'Permisos', page: () => import('./WorkersTab.tsx') },
      { path: 'proporcion', label: 'Límite del 15 %', page: () => import('./QuotasTab.tsx') },
    ],
  },
])
