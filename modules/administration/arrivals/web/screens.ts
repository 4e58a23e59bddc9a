import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

const parent = 'ingresos-y-salidas'

export const screens = screensOf([
  {
    path: parent,
    label: 'Ingresos y salidas',
    permission: ['arrivals.read', 'arrivals.massRead'],
    find: 'inducción onboarding offboarding checklist tareas equipos desvinculación',
    page: () => import('./ArrivalsPage.tsx'),
    tabs: [
      {
        path: '',
        label: 'Listas',
        permission: 'arrivals.read',
        page: () => import('./ListsTab.tsx'),
      },
      {
        path: 'tareas',
        label: 'Tareas',
        permission: 'arrivals.read',
        page: () => import('./TasksTab.tsx'),
      },
      {
        path: 'plantillas',
        label: 'Plantillas',
        permission: 'arrivalTemplates.read',
        page: () => import('./TemplatesTab.tsx'),
      },
    ],
  },
  {
    path: 'ingresos-y-salidas/:id',
    label: 'Lista de ingreso o salida',
    permission: 'arrivals.read',
    shows: 'arrival',
    parent,
    find: false,
    page: () => import('./ListPage.tsx'),
  },
])

/** Of somebody's arrival or departure, a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 40,
    path: 'ingreso-y-salida',
    label: 'Ingreso y salida',
    permission: 'arrivals.read',
    page: () => import('./PersonTab.tsx'),
  },
])
