import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'planes-de-accion'

export const screens = screensOf([
  {
    path: parent,
    label: 'Planes de acción',
    permission: 'actionPlans.read',
    find: 'objetivos metas smart hitos desempeño',
    page: () => import('./PlansPage.tsx'),
    tabs: [
      { path: '', label: 'Míos', page: () => import('./OwnTab.tsx') },
      {
        path: 'mi-equipo',
        label: 'Mi equipo',
        permission: 'actionPlanApprovals.update',
        page: () => import('./TeamTab.tsx'),
      },
      {
        path: 'de-todos',
        label: 'Todos',
        permission: 'actionPlans.massRead',
        page: () => import('./AllTab.tsx'),
      },
    ],
  },
  {
    path: 'planes-de-accion/:id',
    label: 'Plan de acción',
    permission: 'actionPlans.read',
    besides: ['milestones.read'],
    shows: 'actionPlan',
    parent,
    find: false,
    page: () => import('./PlanPage.tsx'),
  },
  {
    path: 'plan-de-accion/nuevo',
    label: 'Nuevo plan de acción',
    permission: 'actionPlans.create',
    besides: ['actionPlans.read'],
    parent,
    page: () => import('./NewPlanPage.tsx'),
  },
  {
    path: 'plan-de-accion/editar/:id',
    label: 'Editar plan de acción',
    permission: 'actionPlans.update',
    besides: ['actionPlans.read'],
    shows: 'actionPlan',
    parent: 'planes-de-accion/:id',
    find: false,
    page: () => import('./EditPlanPage.tsx'),
  },
])
