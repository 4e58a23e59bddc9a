import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'empresa/perfiles',
    label: 'Perfiles y permisos',
    permission: 'profiles.read',
    parent: 'empresa',
    find: 'roles accesos restricciones quién puede ver',
    page: () => import('./GrantsPage.tsx'),
    tabs: [
      { path: '', label: 'Perfiles', page: () => import('./ProfilesTab.tsx') },
      { path: 'personas', label: 'Personas', page: () => import('./PeopleTab.tsx') },
      {
        path: 'restricciones',
        label: 'Restricciones',
        permission: 'restrictions.read',
        besides: ['businesses.read'],
        page: () => import('./RestrictionsTab.tsx'),
      },
    ],
  },
  {
    path: 'perfil/:id',
    shows: 'profile',
    label: 'Perfil',
    permission: 'profiles.read',
    parent: 'empresa/perfiles',
    find: false,
    page: () => import('./ProfilePage.tsx'),
    tabs: [
      { path: '', label: 'Permisos', page: () => import('./PermissionsTab.tsx') },
      { path: 'personas', label: 'Personas', page: () => import('./ProfilePeopleTab.tsx') },
    ],
  },
  {
    path: 'permisos',
    label: 'Mis permisos',
    find: 'por qué no veo esto acceso perfil',
    page: () => import('./EffectivePage.tsx'),
  },
  {
    path: 'permisos/:id',
    shows: 'user',
    label: 'Permisos de una persona',
    permission: 'profiles.read',
    parent: 'empresa/perfiles',
    find: false,
    page: () => import('./EffectivePage.tsx'),
  },
])
