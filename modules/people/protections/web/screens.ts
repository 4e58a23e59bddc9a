import { tabsOf } from '#platform/web/screen/screens.ts'

/** What protects a person against the end of their contract, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 41,
    path: 'fueros',
    label: 'Fueros',
    permission: 'laborProtections.read',
    // Of others they are read by those who keep them.
    ofOthers: 'laborProtections.create',
    page: () => import('./PersonTab.tsx'),
  },
])
