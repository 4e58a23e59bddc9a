import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'maintenance-payroll/estudio',
    label: 'Estudio de fórmulas',
    permission: 'formulas.read',
    parent: 'maintenance-payroll',
    page: () => import('./StudioPage.tsx'),
    find: 'fórmulas conceptos nuevo ítem estudio',
  },
  {
    path: 'maintenance-payroll/estudio/:code',
    label: 'Estudio de fórmulas',
    permission: 'formulas.read',
    parent: 'maintenance-payroll',
    find: false,
    page: () => import('./StudioPage.tsx'),
  },
])
