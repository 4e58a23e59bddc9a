import { screensOf } from '#platform/web/screen/screens.ts'

export const screens = screensOf([
  {
    path: 'terminos',
    label: 'Términos de contrato',
    permission: ['contractSettlements.create', 'contracts.massRead'],
    besides: ['contractSettlements.read'],
    find: 'término contrato desvinculación despido renuncia finiquito aviso carta',
    page: () => import('./EndingsPage.tsx'),
  },
  {
    path: 'terminos/masivos',
    label: 'Términos masivos',
    permission: 'contractSettlements.update',
    parent: 'terminos',
    find: 'fin de temporada terminar varios contratos',
    page: () => import('./BatchesPage.tsx'),
  },
  {
    path: 'terminos/masivos/nuevo',
    label: 'Nuevo término masivo',
    permission: 'contractSettlements.create',
    besides: ['businesses.read'],
    parent: 'terminos/masivos',
    find: false,
    page: () => import('./NewBatchPage.tsx'),
  },
  {
    path: 'terminos/nuevo/:contract',
    label: 'Terminar contrato',
    permission: 'contractSettlements.create',
    besides: ['contractSettlements.read', 'contracts.read'],
    parent: 'terminos',
    find: false,
    page: () => import('./NewEndingPage.tsx'),
  },
  {
    path: 'terminos/:id',
    shows: 'contractSettlement',
    label: 'Término de contrato',
    permission: 'contractSettlements.read',
    parent: 'terminos',
    find: false,
    page: () => import('./EndingPage.tsx'),
  },
])
