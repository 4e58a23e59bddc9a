import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'anuncios',
    label: 'Anuncios',
    permission: 'announcements.read',
    find: 'noticias comunicados avisos de la empresa muro',
    page: () => import('./AnnouncementsPage.tsx'),
  },
  {
    path: 'anuncios/nuevo',
    label: 'Nuevo anuncio',
    permission: 'announcements.create',
    parent: 'anuncios',
    page: () => import('./NewAnnouncementPage.tsx'),
  },
  {
    path: 'anuncios/:id',
    label: 'Anuncio',
    permission: 'announcements.read',
    shows: 'announcement',
    parent: 'anuncios',
    find: false,
    page: () => import('./AnnouncementPage.tsx'),
  },
  {
    path: 'anuncios/:id/editar',
    label: 'Editar anuncio',
    permission: 'announcements.update',
    besides: ['announcements.read'],
    shows: 'announcement',
    parent: 'anuncios/:id',
    find: false,
    page: () => import('./EditAnnouncementPage.tsx'),
  },
])
