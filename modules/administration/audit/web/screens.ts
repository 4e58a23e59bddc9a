import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'auditorias',
    label: 'Auditorías',
    permission: 'audit.read',
    page: () => import('./AuditPage.tsx'),
    find: 'historial cambios quién registro',
  },
])
