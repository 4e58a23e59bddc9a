import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'indicadores',
    label: 'Indicadores',
    permission: 'indicators.read',
    page: () => import('./IndicatorsPage.tsx'),
    find: 'uf utm ipc sueldo mínimo topes afp impuesto único asignación familiar',
  },
  {
    path: 'codigos-del-estado',
    label: 'Códigos del Estado',
    permission: 'indicators.read',
    page: () => import('./StateCodesPage.tsx'),
    find: 'previred lre dirección del trabajo sii cmf afp isapre caja mutual banco causal catálogo',
  },
])
