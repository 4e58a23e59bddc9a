import { screensOf } from '#platform/web/screens.ts'

export const screens = screensOf([
  {
    path: 'auditorias',
    label: 'Auditorías',
    permission: 'audit.read',
    page: () => import('./AuditPage.tsx'),
    find: 'historial cambios quién registro',
  },
])
