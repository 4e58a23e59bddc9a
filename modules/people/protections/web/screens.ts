import { tabsOf } from '#platform/web/screens.ts'

/** What protects a person against the end of their contract, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 41,
    path: 'fueros',
    label: 'Fueros',
    permission: 'laborProtections.read',
    page: () => import('./PersonTab.tsx'),
  },
])
