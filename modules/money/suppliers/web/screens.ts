import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'proveedores',
    label: 'Proveedores',
    permission: 'suppliers.read',
    find: 'proveedores acreedores cuentas terceros',
    page: () => import('./SuppliersPage.tsx'),
  },
])
