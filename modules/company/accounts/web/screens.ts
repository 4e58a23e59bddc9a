import { screensOf } from '#platform/web/screen/screens.ts'

/** One's own account, for whoever is signed in. */
export const screens = screensOf([
  {
    path: 'cuenta',
    label: 'Mi cuenta',
    page: () => import('./AccountPage.tsx'),
    find: 'contraseña clave segundo factor llave sesiones seguridad',
    tabs: [
      { path: '', label: 'Contraseña', page: () => import('./PasswordTab.tsx') },
      { path: 'segundo-factor', label: 'Segundo factor', page: () => import('./FactorsTab.tsx') },
      { path: 'sesiones', label: 'Sesiones abiertas', page: () => import('./SessionsTab.tsx') },
    ],
  },
])
