import { tabsOf } from '#platform/web/screen/screens.ts'

/** The family of a person, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 14,
    path: 'grupo-familiar',
    label: 'Grupo familiar',
    permission: 'family.read',
    // Of others it is read by those who keep it.
    ofOthers: 'family.create',
    page: () => import('./PersonTab.tsx'),
  },
])
