import { tabsOf } from '#platform/web/screen/screens.ts'

/** Who answers what is asked in a razón social, step by step. */
export const tabs = tabsOf('razon-social/:id', [
  {
    place: 11,
    path: 'aprobaciones',
    label: 'Pasos de aprobación',
    permission: 'businessOptions.read',
    page: () => import('./StepsTab.tsx'),
  },
])
