import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'organigrama',
    label: 'Organigrama',
    permission: 'orgChart.read',
    page: () => import('./OrgChartPage.tsx'),
    find: 'jefatura equipo estructura quién depende reporta organización',
  },
])
