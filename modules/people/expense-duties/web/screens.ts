import { tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = tabsOf('gastos', [
  {
    place: 50,
    path: 'permisos',
    label: 'Permisos',
    permission: 'expensePermissions.read',
    page: () => import('./PermissionsTab.tsx'),
  },
])
