import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'subsidios-de-licencias',
    label: 'Subsidios de licencias',
    sumsPay: true,
    permission: 'leaveSubsidies.read',
    find: 'subsidio licencia médica recuperación compin isapre caja pago directo',
    page: () => import('./SubsidiesPage.tsx'),
    tabs: [
      { path: '', label: 'Seguimiento', page: () => import('./FollowedTab.tsx') },
      {
        path: 'licencias',
        label: 'Licencias por seguir',
        permission: 'leaveSubsidies.create',
        page: () => import('./LeavesTab.tsx'),
      },
    ],
  },
])
