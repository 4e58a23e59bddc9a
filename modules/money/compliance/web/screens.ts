import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'cumplimiento',
    label: 'Cumplimiento',
    permission: 'compliance.read',
    page: () => import('./CalendarPage.tsx'),
    find: 'vencimientos plazos previred lre f29 impuesto único dj 1887 comprobante',
  },
])
