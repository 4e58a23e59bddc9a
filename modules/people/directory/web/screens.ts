import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'workers',
    label: 'Directorio',
    permission: 'directory.read',
    page: () => import('./DirectoryPage.tsx'),
    find: 'personas compañeros contacto teléfono correo',
  },
])
