import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'centralizacion',
    label: 'Centralización',
    sumsPay: true,
    permission: 'centralization.read',
    find: 'contabilidad asiento comprobante contable voucher debe haber',
    page: () => import('./MonthsPage.tsx'),
  },
  {
    path: 'centralizacion/:id',
    label: 'Asiento del mes',
    sumsPay: true,
    permission: 'centralization.read',
    parent: 'centralizacion',
    find: false,
    page: () => import('./MonthPage.tsx'),
    tabs: [
      { path: '', label: 'Asiento', page: () => import('./EntryTab.tsx') },
      { path: 'cuadratura', label: 'Cuadratura', page: () => import('./SquareTab.tsx') },
      { path: 'provisiones', label: 'Provisiones', page: () => import('./ProvisionsTab.tsx') },
      { path: 'historial', label: 'Historial', page: () => import('./HistoryTab.tsx') },
    ],
  },
  {
    path: 'plan-de-cuentas',
    label: 'Plan de cuentas',
    permission: 'accountingPlan.read',
    find: 'cuentas contables contabilidad reglas sin cuenta provisiones indemnización plantillas',
    page: () => import('./PlanPage.tsx'),
    tabs: [
      { path: '', label: 'Cuentas', page: () => import('./AccountsTab.tsx') },
      { path: 'reglas', label: 'Reglas', page: () => import('./RulesTab.tsx') },
      { path: 'provisiones', label: 'Provisiones', page: () => import('./PoliciesTab.tsx') },
      { path: 'plantillas', label: 'Plantillas', page: () => import('./TemplatesTab.tsx') },
      { path: 'sin-cuenta', label: 'Sin cuenta', page: () => import('./UnbookedTab.tsx') },
    ],
  },
  {
    path: 'plan-de-cuentas/plantilla/:id',
    shows: 'accountingTemplate',
    label: 'Plantilla de asiento',
    permission: 'accountingPlan.read',
    parent: 'plan-de-cuentas',
    find: false,
    page: () => import('./TemplatePage.tsx'),
  },
])
