import { tabsOf } from '#platform/web/screen/screens.ts'

/** What is entered in a month, as tabs of its page. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 20,
    path: 'novedades',
    label: 'Novedades',
    permission: 'userItems.read',
    page: () => import('./EntriesTab.tsx'),
  },
  {
    place: 21,
    path: 'permanentes',
    label: 'Permanentes y cuotas',
    permission: 'userItems.read',
    page: () => import('./LastingItemsTab.tsx'),
  },
])
