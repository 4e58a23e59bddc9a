import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'maintenance-payroll'

export const screens = screensOf([
  {
    path: parent,
    label: 'Mantención',
    permission: ['items.read', 'formulas.read', 'variables.read', 'tables.read'],
    find: 'ítems fórmulas variables tablas conceptos',
    page: () => import('./MaintenancePage.tsx'),
    tabs: [
      { path: '', label: 'Ítems', permission: 'items.read', page: () => import('./ItemsTab.tsx') },
      {
        path: 'formulas',
        label: 'Fórmulas',
        permission: 'formulas.read',
        page: () => import('./FormulasTab.tsx'),
      },
      {
        path: 'variables',
        label: 'Variables',
        permission: 'variables.read',
        page: () => import('./VariablesTab.tsx'),
      },
      {
        path: 'tablas',
        label: 'Tablas',
        permission: 'tables.read',
        page: () => import('./TablesTab.tsx'),
      },
    ],
  },
  {
    path: 'maintenance-payroll/item/nuevo',
    label: 'Nuevo ítem',
    permission: 'items.create',
    parent,
    page: () => import('./ItemPage.tsx'),
  },
  {
    path: 'maintenance-payroll/orden',
    label: 'Orden de los ítems',
    permission: 'items.read',
    parent,
    find: 'ordenar impresión cálculo',
    page: () => import('./OrderPage.tsx'),
  },
  {
    path: 'maintenance-payroll/item/:code',
    label: 'Ítem',
    permission: 'items.read',
    parent,
    find: false,
    page: () => import('./ItemPage.tsx'),
  },
  {
    path: 'maintenance-payroll/formula/nueva',
    label: 'Nueva fórmula',
    permission: 'formulas.create',
    parent,
    page: () => import('./FormulaPage.tsx'),
  },
  {
    path: 'maintenance-payroll/formula/:code',
    label: 'Fórmula',
    permission: 'formulas.read',
    parent,
    find: false,
    page: () => import('./FormulaPage.tsx'),
  },
  {
    path: 'maintenance-payroll/variable/nueva',
    label: 'Nueva variable',
    permission: 'variables.create',
    parent,
    page: () => import('./VariablePage.tsx'),
  },
  {
    path: 'maintenance-payroll/variable/:code',
    label: 'Variable',
    permission: 'variables.read',
    parent,
    find: false,
    page: () => import('./VariablePage.tsx'),
  },
  {
    path: 'maintenance-payroll/tabla/nueva',
    label: 'Nueva tabla',
    permission: 'tables.create',
    parent,
    page: () => import('./TablePage.tsx'),
  },
  {
    path: 'maintenance-payroll/tabla/:code',
    label: 'Tabla',
    permission: 'tables.read',
    parent,
    find: false,
    page: () => import('./TablePage.tsx'),
  },
])
