import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'procesos-de-evaluacion'
/** Whoever keeps processes, and whoever has somebody's results to read in one. */
const see = ['evaluationProcesses.read', 'performanceResults.read'] as const

export const screens = screensOf([
  {
    path: parent,
    label: 'Procesos de evaluación',
    permission: see,
    find: 'desempeño calibración retroalimentación evaluación anual',
    page: () => import('./ProcessesPage.tsx'),
  },
  {
    path: 'proceso-de-evaluacion/:id',
    label: 'Proceso de evaluación',
    permission: see,
    besides: ['performanceResults.read'],
    shows: 'evaluationProcess',
    parent,
    find: false,
    page: () => import('./ProcessPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./SummaryTab.tsx') },
      { path: 'personas', label: 'Personas', page: () => import('./PeopleTab.tsx') },
      { path: 'calibracion', label: 'Calibración', page: () => import('./CalibrationTab.tsx') },
    ],
  },
])
