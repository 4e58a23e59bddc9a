import type { KnownForm, UnopenedForms } from '../known-form.ts'

const followed = { at: 'subsidios-de-licencias', in: 'SubsidyDialogs' } as const

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    ...followed,
    form: 'ClaimLeaveSubsidy',
    opener: 'Acciones de › Registrar cobro',
    query: '?status=OPEN',
  },
  {
    ...followed,
    form: 'ReceiveLeaveSubsidy',
    opener: 'Acciones de › Registrar devolución',
    query: '?status=CLAIMED',
  },
  {
    ...followed,
    form: 'UpdateLeaveSubsidy',
    opener: 'Acciones de › Corregir montos',
    query: '?status=OPEN',
  },
  {
    ...followed,
    form: 'RejectLeaveSubsidy',
    opener: 'Acciones de › Registrar rechazo',
    query: '?status=CLAIMED',
  },
]

/** Forms of this module that no single button opens, with the reason. */
export const unopened: UnopenedForms = {}
