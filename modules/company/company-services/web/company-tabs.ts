import type { Tab } from '#platform/web/screen/screens.ts'

/** What a company's page has of its services and exceptions, from inside and from the platform. */
export const serviceTabs = (permission: 'companyServices.read' | 'companies.read') =>
  [
    { path: 'modulos', label: 'Módulos', permission, page: () => import('./ModulesTab.tsx') },
    {
      path: 'excepciones',
      label: 'Excepciones',
      permission,
      page: () => import('./ExceptionsTab.tsx'),
    },
  ] as const satisfies readonly Tab[]

/** Every service of the product, among the pages of the platform. */
export const productServicesTab = {
  path: 'servicios',
  label: 'Servicios',
  permission: 'companies.read',
  page: () => import('./ServicesTab.tsx'),
} as const satisfies Tab
