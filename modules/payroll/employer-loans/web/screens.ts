import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'prestamos',
    label: 'Préstamos de la empresa',
    permission: 'userItems.read',
    page: () => import('./LoansPage.tsx'),
    find: 'préstamos empresa cuotas saldo',
  },
  {
    path: 'prestamos/nuevo',
    label: 'Nuevo préstamo',
    permission: 'userItems.create',
    parent: 'prestamos',
    find: false,
    page: () => import('./NewLoanPage.tsx'),
  },
  {
    path: 'prestamos/:id',
    shows: 'loan',
    label: 'Préstamo',
    permission: 'userItems.read',
    parent: 'prestamos',
    find: false,
    page: () => import('./LoanPage.tsx'),
  },
])
