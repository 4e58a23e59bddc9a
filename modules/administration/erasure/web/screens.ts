import { tabsOf } from '#platform/web/screen/screens.ts'

/** What is erased because people asked, or because its terms are over. */
export const tabs = tabsOf('privacidad', [
  {
    place: 10,
    path: 'supresiones',
    label: 'Supresiones',
    permission: 'privacyRequests.update',
    page: () => import('./ErasuresTab.tsx'),
  },
  {
    place: 11,
    path: 'fichas-vencidas',
    label: 'Fichas vencidas',
    permission: 'privacyRequests.update',
    page: () => import('./ExpiredTab.tsx'),
  },
])
