import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'anexos',
    label: 'Anexos de contrato',
    permission: 'annexes.create',
    besides: ['annexes.read'],
    find: 'modificaciones contrato firma cambios de sueldo jornada cargo',
    page: () => import('./AnnexesPage.tsx'),
  },
])
