import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'nominas-de-pago',
    label: 'Nóminas de pago',
    permission: 'bankTemplates.read',
    find: 'plantillas nómina banco formato transferencias masivas archivo',
    page: () => import('./BankTemplatesPage.tsx'),
  },
  {
    path: 'nominas-de-pago/:id',
    shows: 'bankTemplate',
    label: 'Plantilla de nómina',
    permission: 'bankTemplates.read',
    parent: 'nominas-de-pago',
    find: false,
    page: () => import('./BankTemplatePage.tsx'),
  },
  {
    path: 'nominas-de-pago/hechas',
    label: 'Nóminas hechas',
    sumsPay: true,
    permission: 'transfers.read',
    find: 'pagos enviados banco rechazados respuesta liberar segunda persona',
    page: () => import('./PaymentListsPage.tsx'),
  },
  {
    path: 'nominas-de-pago/nomina/:id',
    sumsPay: true,
    shows: 'paymentList',
    label: 'Nómina',
    permission: 'transfers.read',
    parent: 'nominas-de-pago/hechas',
    find: false,
    page: () => import('./PaymentListPage.tsx'),
  },
  {
    path: 'nominas-de-pago/proceso/:id',
    label: 'Control de pagos',
    sumsPay: true,
    permission: 'transfers.read',
    parent: 'processSummary',
    find: false,
    page: () => import('./BankListPage.tsx'),
  },
])
