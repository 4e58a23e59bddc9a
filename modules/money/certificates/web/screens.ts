import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'certificados',
    label: 'Certificados',
    permission: 'certificates.read',
    page: () => import('./CertificatesPage.tsx'),
    find: 'certificado antigüedad renta cotizaciones arriendo banco',
  },
  {
    path: '/public/certificado/:code',
    label: 'Verificación de certificado',
    page: () => import('./VerifyPage.tsx'),
  },
])
