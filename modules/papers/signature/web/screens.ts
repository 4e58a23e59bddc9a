import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'firma-digital',
    label: 'Firma digital',
    permission: 'digitalSignature.read',
    find: 'firmar documentos contratos anexos clave',
    page: () => import('./SignaturesPage.tsx'),
    tabs: [
      { path: '', label: 'Por firmar', page: () => import('./ToSignTab.tsx') },
      { path: 'enviadas', label: 'Enviadas', page: () => import('./SentTab.tsx') },
      { path: 'completadas', label: 'Completadas', page: () => import('./CompletedTab.tsx') },
      { path: 'rechazadas', label: 'Rechazadas', page: () => import('./EndedTab.tsx') },
      { path: 'mi-clave', label: 'Mi clave', page: () => import('./OwnTab.tsx') },
    ],
  },
  {
    path: 'firma-digital/:id',
    shows: 'signatureRequest',
    label: 'Firma de documento',
    permission: 'digitalSignature.read',
    parent: 'firma-digital',
    find: false,
    page: () => import('./SigningPage.tsx'),
  },
  // Open to all: whoever was sent the link types their RUT there, and has no account.
  {
    path: '/public/firma/:token',
    label: 'Firma de documento por enlace',
    page: () => import('./ExternalSigningPage.tsx'),
  },
  // Open to all: whoever holds a document may ask whether it is ours.
  {
    path: '/public/documento/:code',
    label: 'Verificación de documento',
    page: () => import('./VerifyPage.tsx'),
  },
])
