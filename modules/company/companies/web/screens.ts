import { companyTabs } from '#modules/company/businesses/web/index.ts'
import { productServicesTab, serviceTabs } from '#modules/company/company-services/web/index.ts'
import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'administracion-global',
    label: 'Administración global',
    permission: 'superadmin.read',
    page: () => import('./GlobalPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./GeneralTab.tsx') },
      {
        path: 'correos',
        label: 'Correos',
        permission: 'mailOutbox.read',
        page: () => import('./OutboxTab.tsx'),
      },
      productServicesTab,
    ],
  },
  {
    path: 'empresas',
    label: 'Empresas',
    permission: 'companies.read',
    page: () => import('./CompaniesPage.tsx'),
    find: 'clientes simular suspender',
  },
  {
    path: 'empresas/nueva',
    label: 'Nueva empresa',
    permission: 'companies.create',
    parent: 'empresas',
    page: () => import('./NewCompanyPage.tsx'),
  },
  {
    path: 'empresas/:id',
    shows: 'company',
    label: 'Detalle de empresa',
    permission: 'companies.read',
    parent: 'empresas',
    find: false,
    page: () => import('./CompanyDetailPage.tsx'),
    tabs: [
      { path: '', label: 'Resumen', page: () => import('./CompanyStandingTab.tsx') },
      { path: 'datos', label: 'Datos', page: () => import('./CompanyDataTab.tsx') },
      ...serviceTabs('companies.read'),
      {
        path: 'personas',
        label: 'Personas y acceso',
        page: () => import('./CompanyPeopleTab.tsx'),
      },
    ],
  },
  {
    path: 'empresa',
    label: 'Empresa',
    permission: 'company.read',
    page: () => import('./CompanyPage.tsx'),
    find: 'razones sociales sindicatos módulos',
    tabs: [
      ...companyTabs,
      { path: 'datos', label: 'Datos', page: () => import('./CompanyDataTab.tsx') },
      ...serviceTabs('companyServices.read'),
      {
        path: 'seguridad',
        label: 'Seguridad',
        permission: 'company.update',
        page: () => import('./SecurityTab.tsx'),
      },
    ],
  },
])
