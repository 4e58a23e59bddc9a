import { screens } from '#platform/web/screens.ts'

export const auditScreens = screens([
  {
    path: 'auditorias',
    label: 'Auditorías',
    permission: 'audit.read',
    page: () => import('./AuditPage.tsx'),
    find: 'historial cambios quién registro',
  },
])
