import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'encuesta/reportes/:id',
    shows: 'survey',
    label: 'Resultados de la encuesta',
    permission: ['climateResults.read', 'surveyAnswers.read'],
    find: false,
    page: () => import('./ResultsPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./SummaryTab.tsx') },
      { path: 'mapa', label: 'Mapa de calor', page: () => import('./HeatTab.tsx') },
      { path: 'preguntas', label: 'Preguntas', page: () => import('./QuestionsTab.tsx') },
      { path: 'comentarios', label: 'Comentarios', page: () => import('./CommentsTab.tsx') },
      { path: 'comparacion', label: 'Comparación', page: () => import('./ComparisonTab.tsx') },
    ],
  },
])

export const tabs = tabsOf('encuesta/configuracion/:id', [
  {
    place: 5,
    path: 'publicacion',
    label: 'Publicación',
    permission: 'surveys.update',
    page: () => import('./PublicationTab.tsx'),
  },
])
