import { tabsOf } from '#platform/web/screen/screens.ts'

/** With what each razón social seals, beside what its people sign. */
export const tabs = tabsOf('firma-digital', [
  {
    place: 60,
    path: 'certificado',
    label: 'Certificado',
    permission: 'businesses.update',
    page: () => import('./CertificatesTab.tsx'),
  },
])
