import { tabsOf } from '#platform/web/screen/screens.ts'

/** What is erased because people asked, as a tab of what is done with data. */
export const tabs = tabsOf('privacidad', [
  {
    place: 10,
    path: 'supresiones',
    label: 'Supresiones',
    permission: 'privacyRequests.update',
    page: () => import('./ErasuresTab.tsx'),
  },
])
