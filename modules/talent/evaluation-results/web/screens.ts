import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** How a person was evaluated, process by process, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 40,
    path: 'desempeno',
    label: 'Desempeño',
    permission: 'performanceResults.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'performance/reports',
    label: 'Resultados de desempeño',
    permission: 'performanceResults.read',
    parent: 'procesos-de-evaluacion',
    find: 'resultados evaluaciones notas reportes nueve casillas',
    page: () => import('./ReportsPage.tsx'),
  },
  {
    path: 'evaluacion/reportes/:id',
    shows: 'evaluationProcess',
    label: 'Resultados del proceso',
    permission: 'performanceResults.read',
    parent: 'performance/reports',
    find: false,
    page: () => import('./ReportPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./SummaryTab.tsx') },
      { path: 'areas', label: 'Por área', page: () => import('./AreasTab.tsx') },
      { path: 'jefaturas', label: 'Por jefatura', page: () => import('./TeamsTab.tsx') },
      { path: 'personas', label: 'Personas', page: () => import('./PeopleTab.tsx') },
    ],
  },
  {
    path: 'evaluacion/reportes/:id/:evaluatee',
    label: 'Resultado de una persona',
    permission: 'performanceResults.read',
    parent: 'performance/reports',
    find: false,
    page: () => import('./ResultPage.tsx'),
  },
  {
    path: 'performance/reports/participants/:evaluateeId/survey/:surveyId',
    label: 'Resultado en una encuesta',
    permission: 'performanceResults.read',
    parent: 'performance/reports',
    find: false,
    page: () => import('./ResultPage.tsx'),
  },
])
