import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'escenarios',
    label: 'Escenarios',
    sumsPay: true,
    permission: 'scenarios.read',
    page: () => import('./ScenariosPage.tsx'),
    find: 'simular simulación qué pasaría reajuste reforma 40 horas presupuesto',
  },
  {
    path: 'escenarios/nuevo',
    label: 'Nuevo escenario',
    permission: 'scenarios.create',
    parent: 'escenarios',
    page: () => import('./NewScenarioPage.tsx'),
    find: 'crear simulación',
  },
  {
    path: 'escenarios/liquido',
    label: 'Líquido pactado',
    permission: 'scenarios.create',
    parent: 'escenarios',
    page: () => import('./NetPage.tsx'),
    find: 'líquido a bruto sueldo base neto',
  },
  {
    path: 'escenarios/:id',
    sumsPay: true,
    shows: 'scenario',
    label: 'Escenario',
    permission: 'scenarios.read',
    parent: 'escenarios',
    find: false,
    page: () => import('./ScenarioPage.tsx'),
  },
  {
    path: 'escenarios/:id/editar',
    shows: 'scenario',
    label: 'Editar escenario',
    permission: 'scenarios.update',
    besides: ['scenarios.read', 'scenarios.create'],
    parent: 'escenarios/:id',
    find: false,
    page: () => import('./EditScenarioPage.tsx'),
  },
])
