import { screens } from '#platform/web/screens.ts'

export const directoryScreens = screens([
  {
    path: 'workers',
    label: 'Directorio',
    permission: 'directory.read',
    page: () => import('./DirectoryPage.tsx'),
    find: 'personas compañeros contacto teléfono correo',
  },
])
