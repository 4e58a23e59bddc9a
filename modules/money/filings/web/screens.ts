import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'declaraciones',
    label: 'Declaraciones',
    sumsPay: true,
    permission: 'filings.read',
    page: () => import('./FilingMonthsPage.tsx'),
    find: 'previred lre dj 1887 sueldos libro de remuneraciones cotizaciones dirección del trabajo',
  },
  {
    path: 'declaraciones/:id',
    label: 'Declaraciones del mes',
    sumsPay: true,
    permission: 'filings.read',
    parent: 'declaraciones',
    find: false,
    page: () => import('./FilingMonthPage.tsx'),
    tabs: [
      { path: '', label: 'Previred', page: () => import('./PreviredTab.tsx') },
      {
        path: 'complementos',
        label: 'Complementos',
        page: () => import('./ComplementsTab.tsx'),
      },
      { path: 'lre', label: 'Libro electrónico', page: () => import('./BookTab.tsx') },
      { path: 'dj-1887', label: 'DJ 1887', page: () => import('./YearTab.tsx') },
    ],
  },
])
