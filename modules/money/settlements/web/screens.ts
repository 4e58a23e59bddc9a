import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'finiquitos',
    label: 'Finiquitos',
    permission: 'settlements.read',
    find: 'término contrato indemnización despido renuncia',
    page: () => import('./SettlementsPage.tsx'),
  },
  {
    path: 'finiquitos/nuevo',
    label: 'Nuevo finiquito',
    permission: 'settlements.create',
    parent: 'finiquitos',
    find: false,
    page: () => import('./NewFiniquitoPage.tsx'),
  },
  {
    path: 'finiquitos/:id',
    shows: 'settlement',
    label: 'Finiquito',
    permission: 'settlements.read',
    parent: 'finiquitos',
    find: false,
    page: () => import('./FiniquitoPage.tsx'),
  },
  {
    path: 'finiquitos/:id/corregir',
    shows: 'settlement',
    label: 'Corregir finiquito',
    permission: 'settlements.update',
    parent: 'finiquitos/:id',
    find: false,
    page: () => import('./EditFiniquitoPage.tsx'),
  },
  {
    path: 'procesos/finiquito/:id',
    label: 'Proceso de finiquitos',
    permission: 'payslips.massRead',
    besides: ['payrollMonths.read'],
    parent: 'procesos',
    find: false,
    page: () => import('./SettlementPage.tsx'),
  },
])
