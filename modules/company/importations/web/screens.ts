import { screensOf } from '#platform/web/screen/screens.ts'

const permission = ['importPayroll.read', 'importPeople.read', 'importSystem.read'] as const

export const screens = screensOf([
  {
    path: 'importaciones',
    label: 'Importadores',
    permission,
    find: 'importar cargar subir archivo excel csv planilla plantilla carga masiva',
    page: () => import('./ImportationsPage.tsx'),
  },
  {
    path: 'importaciones/:id',
    shows: 'importation',
    label: 'Carga',
    permission,
    parent: 'importaciones',
    find: false,
    page: () => import('./ImportationPage.tsx'),
  },
])
