import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The digital folder of a person, as a tab of their ficha. */
export const tabs = tabsOf('ficha/:id', [
  {
    place: 35,
    path: 'documentos',
    label: 'Documentos',
    permission: 'digitalFolder.read',
    page: () => import('./PersonTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'documentos',
    label: 'Documentos',
    permission: 'digitalFolder.read',
    find: 'carpetas contratos anexos políticas archivos',
    page: () => import('./DocumentsPage.tsx'),
    tabs: [
      { path: '', label: 'De la empresa', page: () => import('./CompanyTab.tsx') },
      {
        path: 'mios',
        label: 'Los míos',
        permission: 'digitalFolder.read',
        page: () => import('./MineTab.tsx'),
        seen: true,
      },
      {
        path: 'personas',
        label: 'De personas',
        permission: 'documentFolders.read',
        page: () => import('./PeopleTab.tsx'),
      },
      {
        path: 'carpetas',
        label: 'Carpetas',
        permission: 'documentFolders.read',
        page: () => import('./FoldersTab.tsx'),
      },
      {
        path: 'tipos',
        label: 'Tipos',
        permission: 'documents.update',
        page: () => import('./TypesTab.tsx'),
      },
    ],
  },
])
