import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** What a person proposed to correct, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 30,
    path: 'correcciones',
    label: 'Correcciones',
    permission: 'corrections.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'mis-correcciones',
    label: 'Mis correcciones',
    permission: 'corrections.create',
    besides: ['corrections.read', 'users.read'],
    page: () => import('./OwnCorrectionsPage.tsx'),
    find: 'corregir mis datos personales ficha',
  },
  {
    path: 'correcciones',
    label: 'Correcciones de datos',
    permission: 'corrections.update',
    besides: ['corrections.read'],
    find: 'solicitudes cambios ficha datos personales',
    page: () => import('./CorrectionsPage.tsx'),
  },
])
