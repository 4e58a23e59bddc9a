import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The piecework of one person, month by month, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 13,
    path: 'tratos',
    label: 'Tratos',
    permission: 'piecework.read',
    besides: ['contracts.read'],
    ofOthers: 'userItems.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'tratos',
    label: 'Tratos',
    permission: ['piecework.create', 'pieceworkTasks.read'],
    find: 'trato faena cosecha cuadrilla destajo piezas unidades',
    page: () => import('./PieceworkPage.tsx'),
    tabs: [
      {
        path: '',
        label: 'Anotar',
        permission: 'piecework.create',
        besides: ['pieceworkTasks.read'],
        page: () => import('./SheetTab.tsx'),
      },
      {
        path: 'anotados',
        label: 'Anotados',
        permission: 'piecework.read',
        page: () => import('./EntriesTab.tsx'),
      },
      {
        path: 'planilla',
        label: 'Planilla del mes',
        permission: 'userItems.read',
        page: () => import('./MonthTab.tsx'),
      },
      {
        path: 'faenas',
        label: 'Faenas y precios',
        permission: 'pieceworkTasks.read',
        page: () => import('./TasksTab.tsx'),
      },
    ],
  },
])
