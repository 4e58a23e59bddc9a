import { tabsOf } from '#platform/web/screen/screens.ts'

/** The cost of a month by cost centre, as a tab of its page. */
export const tabs = tabsOf('procesos/:id', [
  {
    place: 55,
    path: 'centros-de-costo',
    label: 'Centros de costo',
    permission: 'payrollReports.read',
    besides: ['payslips.read', 'costCenters.read', 'costCenterContracts.read'],
    page: () => import('./CenterCostsTab.tsx'),
  },
])
