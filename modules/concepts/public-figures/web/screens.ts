import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'indicadores-publicados',
    label: 'Indicadores publicados',
    permission: 'publicFigures.read',
    find: 'uf utm previred sii cmf fuentes confirmar el mes',
    page: () => import('./FiguresPage.tsx'),
  },
])
