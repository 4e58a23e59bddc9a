import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'cambios-masivos',
    label: 'Cambios masivos',
    permission: 'userItems.update',
    find: 'alza reajuste aumento de sueldo para muchos bono permanente tramos asignación familiar',
    page: () => import('./MassChangesPage.tsx'),
  },
  {
    path: 'cambios-masivos/nuevo',
    label: 'Nuevo cambio masivo',
    sumsPay: true,
    permission: 'userItems.update',
    besides: ['businesses.read', 'contracts.read', 'userItems.read'],
    parent: 'cambios-masivos',
    find: 'subir el sueldo a un grupo dar un bono a muchas personas',
    page: () => import('./NewMassChangePage.tsx'),
  },
  {
    path: 'cambios-masivos/:id',
    sumsPay: true,
    shows: 'massChange',
    label: 'Cambio masivo',
    permission: 'userItems.update',
    parent: 'cambios-masivos',
    find: false,
    page: () => import('./MassChangePage.tsx'),
  },
])
