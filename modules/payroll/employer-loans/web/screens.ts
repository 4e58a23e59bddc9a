import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The loans of one person, as a tab of their ficha: a worker reads their own. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 14,
    path: 'prestamos',
    label: 'Préstamos',
    permission: 'payslips.read',
    ofOthers: 'userItems.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'mis-prestamos',
    label: 'Mis préstamos',
    permission: 'payslips.read',
    besides: ['users.read'],
    page: () => import('./OwnLoansPage.tsx'),
    find: 'préstamos empresa cuotas saldo propios',
  },
  {
    path: 'prestamos',
    label: 'Préstamos de la empresa',
    sumsPay: true,
    permission: 'userItems.read',
    page: () => import('./LoansPage.tsx'),
    find: 'préstamos empresa cuotas saldo',
  },
  {
    path: 'prestamos/nuevo',
    label: 'Nuevo préstamo',
    permission: 'userItems.create',
    besides: ['contracts.massRead'],
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
