import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'gastos'

export const screens = screensOf([
  {
    path: parent,
    label: 'Gastos',
    permission: 'expenseReports.read',
    find: 'rendiciones boletas viáticos reembolsos fondos por rendir',
    page: () => import('./ExpensesPage.tsx'),
    tabs: [
      { path: '', label: 'Rendiciones', page: () => import('./ReportsTab.tsx') },
      {
        path: 'mis-gastos',
        label: 'Mis gastos',
        permission: 'expenses.create',
        besides: ['expenses.read', 'expensePolicies.read', 'expenseCategories.read'],
        page: () => import('./OwnExpensesTab.tsx'),
      },
      {
        path: 'politicas',
        label: 'Políticas',
        permission: 'expensePolicies.update',
        besides: ['expensePolicies.read', 'expenseCategories.read'],
        page: () => import('./PoliciesTab.tsx'),
      },
      {
        path: 'categorias',
        label: 'Categorías',
        permission: 'expenseCategories.update',
        besides: ['expenseCategories.read'],
        page: () => import('./CategoriesTab.tsx'),
      },
    ],
  },
  {
    path: 'gastos/rendiciones/nueva',
    label: 'Nueva rendición',
    permission: 'expenseReports.create',
    besides: ['expenses.read', 'expenseReports.read'],
    parent,
    page: () => import('./NewReportPage.tsx'),
  },
  {
    path: 'gastos/rendiciones/:id',
    label: 'Rendición de gastos',
    permission: 'expenseReports.read',
    besides: ['expenses.read'],
    shows: 'expenseReport',
    parent,
    find: false,
    page: () => import('./ReportPage.tsx'),
  },
])
