import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'cumplimiento',
    label: 'Cumplimiento',
    permission: 'compliance.read',
    page: () => import('./CalendarPage.tsx'),
    find: 'vencimientos plazos previred lre f29 impuesto único dj 1887 comprobante',
  },
  {
    path: 'cumplimiento/contratos',
    label: 'Contratos ante la DT',
    permission: 'compliance.read',
    parent: 'cumplimiento',
    page: () => import('./ContractsPage.tsx'),
    find: 'registro de contratos y términos dirección del trabajo mi dt ley 21.327',
  },
])
