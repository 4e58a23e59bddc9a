import type { Tab } from '#platform/web/screens.ts'

/** What is entered in a month, as tabs of its page. */
export const userItemTabs: readonly Tab[] = [
  {
    path: 'novedades',
    label: 'Novedades',
    permission: 'userItems.read',
    page: () => import('./EntriesTab.tsx'),
  },
  {
    path: 'permanentes',
    label: 'Permanentes y cuotas',
    permission: 'userItems.read',
    page: () => import('./LastingItemsTab.tsx'),
  },
]
