import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

export const tabs = tabsOf('documentos', [
  {
    place: 10,
    path: 'plantillas',
    label: 'Plantillas',
    permission: 'documentTemplates.read',
    page: () => import('./TemplatesTab.tsx'),
  },
  {
    place: 11,
    path: 'generaciones',
    label: 'Generaciones',
    permission: 'digitalFolder.create',
    page: () => import('./BatchesTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'plantillas/crear',
    label: 'Nueva plantilla',
    permission: 'documentTemplates.create',
    besides: ['documentTemplates.read', 'digitalFolder.read'],
    parent: 'documentos',
    find: 'crear plantilla de documento contrato carta',
    page: () => import('./NewTemplatePage.tsx'),
  },
  {
    path: 'plantillas/:id',
    label: 'Plantilla',
    permission: 'documentTemplates.read',
    besides: ['digitalFolder.read'],
    shows: 'documentTemplate',
    parent: 'documentos',
    find: false,
    page: () => import('./TemplatePage.tsx'),
  },
  {
    path: 'plantillas/:id/generar',
    label: 'Generar para varias personas',
    permission: 'digitalFolder.create',
    besides: ['documentTemplates.read', 'digitalFolder.read', 'businesses.read'],
    shows: 'documentTemplate',
    parent: 'plantillas/:id',
    find: false,
    page: () => import('./NewBatchPage.tsx'),
  },
  {
    path: 'documentos/generaciones/:id',
    label: 'Generación',
    permission: 'digitalFolder.create',
    shows: 'documentBatch',
    parent: 'documentos',
    find: false,
    page: () => import('./BatchPage.tsx'),
  },
])
