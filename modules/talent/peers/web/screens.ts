import { tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = [
  ...tabsOf('evaluaciones', [
    {
      place: 10,
      path: 'pares',
      label: 'Pares',
      permission: 'peerProposals.read',
      page: () => import('./PeersTab.tsx'),
    },
  ]),
  ...tabsOf('proceso-de-evaluacion/:id', [
    {
      place: 10,
      path: 'pares',
      label: 'Pares',
      permission: 'peerProposals.read',
      page: () => import('./ProcessPeersTab.tsx'),
    },
  ]),
]
