import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'prestamos/lo-que-deben',
    label: 'Lo que deben las personas',
    sumsPay: true,
    permission: 'userItems.read',
    parent: 'prestamos',
    page: () => import('./DebtsPage.tsx'),
    find: 'deudas préstamos cuotas anticipos saldo debe',
  },
])
