import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'planes-de-isapre',
    in: 'NoticeDialog',
    form: 'CreateHealthPlanNotice',
    opener: 'Nueva notificación',
  },
  {
    at: 'planes-de-isapre',
    in: 'NoticeDialog',
    form: 'UpdateHealthPlanNotice',
    opener: 'Acciones de › Corregir',
    query: '?status=PENDING',
  },
  {
    at: 'planes-de-isapre',
    in: 'NoticesPage',
    form: 'RejectHealthPlanNotice',
    opener: 'Acciones de › Rechazar',
    query: '?status=PENDING',
  },
]

/** Forms of this module that no single button opens, with the reason. */
export const unopened: UnopenedForms = {}
