import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'terceros',
    label: 'Terceros',
    sumsPay: true,
    permission: 'transfers.read',
    find: 'sindicato retención judicial alimentos caja seguros convenios pagar',
    page: () => import('./MonthsPage.tsx'),
  },
  {
    path: 'terceros/:id',
    sumsPay: true,
    shows: 'payrollMonth',
    label: 'Terceros del mes',
    permission: 'transfers.read',
    parent: 'terceros',
    find: false,
    page: () => import('./PartiesPage.tsx'),
  },
])
