import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** A survey about somebody, one about nobody, and one by a link: the same page at each address. */
export const screens = screensOf([
  {
    path: 'evaluaciones/:id/:userSurvey',
    label: 'Responder evaluación',
    permission: 'surveyAnswers.read',
    parent: 'evaluaciones',
    find: false,
    page: () => import('./SurveyPage.tsx'),
  },
  {
    path: 'encuestas/:id/:userSurvey',
    label: 'Responder encuesta',
    permission: 'surveyAnswers.read',
    find: false,
    page: () => import('./SurveyPage.tsx'),
  },
  {
    path: '/public/encuesta/:id/:token',
    label: 'Encuesta por enlace',
    page: () => import('./PublicSurveyPage.tsx'),
  },
])

/** What is said of the climate of each area stands beside its results. */
export const tabs = tabsOf('encuesta/reportes/:id', [
  {
    path: 'retroalimentacion',
    label: 'Retroalimentación',
    permission: 'feedback.read',
    place: 60,
    page: () => import('./AreasTab.tsx'),
  },
])
