import { screensOf } from '#platform/web/screen/screens.ts'

/** The screens before sign-in. The forced change of password and /home are the shell's own. */
export const screens = screensOf([
  { path: '/login', label: 'Ingresar', page: () => import('./LoginPage.tsx') },
  { path: '/forgot', label: 'Recuperar contraseña', page: () => import('./ForgotPage.tsx') },
  { path: '/recover/:token', label: 'Nueva contraseña', page: () => import('./RecoverPage.tsx') },
  { path: '/public', label: 'Área pública', page: () => import('./PublicPage.tsx') },
])
