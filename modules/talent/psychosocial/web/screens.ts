import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'riesgos-psicosociales'

export const screens = screensOf([
  {
    path: parent,
    label: 'Riesgos psicosociales',
    permission: 'climateResults.read',
    parent: 'encuestas-de-clima',
    find: 'CEAL-SM SUSESO ISTAS protocolo medidas centros de trabajo',
    page: () => import('./ResultsPage.tsx'),
  },
  {
    path: 'riesgos-psicosociales/:id',
    label: 'Resultado CEAL-SM',
    permission: 'climateResults.read',
    shows: 'cealResult',
    parent,
    find: false,
    page: () => import('./ResultPage.tsx'),
  },
  {
    path: 'riesgos-psicosociales/:id/medida',
    label: 'Nueva medida',
    permission: 'surveys.create',
    besides: ['climateResults.read', 'actionPlans.read'],
    shows: 'cealResult',
    parent: 'riesgos-psicosociales/:id',
    find: false,
    page: () => import('./NewMeasurePage.tsx'),
  },
])
