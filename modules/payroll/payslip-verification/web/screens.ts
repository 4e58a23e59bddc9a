import { screensOf } from '#platform/web/screen/screens.ts'

/** Open to all: whoever holds a paper may ask whether it is ours. */
export const screens = screensOf([
  {
    path: '/public/liquidacion/:code',
    label: 'Verificación de liquidación',
    page: () => import('./VerifyPage.tsx'),
  },
])
