import { screensOf, tabsOf } from '#platform/web/screen/screens.ts'

/** The consultations of inspectors, as a tab of the signatures. */
export const tabs = tabsOf('firma-digital', [
  {
    place: 50,
    path: 'fiscalizacion',
    label: 'Fiscalización',
    permission: 'inspections.read',
    page: () => import('./InspectionsTab.tsx'),
  },
])

export const screens = screensOf([
  {
    path: 'fiscalizaciones/:id',
    shows: 'inspection',
    label: 'Fiscalización',
    permission: 'inspections.read',
    parent: 'firma-digital',
    find: false,
    page: () => import('./InspectionPage.tsx'),
  },
  // Open to all: an inspector comes in with what the company gave them, and has no account.
  {
    path: '/public/fiscalizacion',
    label: 'Fiscalización de documentos firmados',
    page: () => import('./ConsultPage.tsx'),
  },
])
