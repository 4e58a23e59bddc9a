import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  text,
  timestamp,
} from '#platform/model/field.ts'

/** Who an announcement is for. */
export const AnnouncementVisibility = catalog('AnnouncementVisibility', {
  EVERYONE: 'Todas las personas',
  NON_EMPLOYEE: 'Jefaturas y gerencias',
})
export type AnnouncementVisibility = ValueOf<typeof AnnouncementVisibility>

/** What an announcement is on a day. It follows from its dates, and is never stored. */
export const AnnouncementState = catalog('AnnouncementState', {
  SCHEDULED: 'Programado',
  PUBLISHED: 'Publicado',
  EXPIRED: 'Vencido',
  WITHDRAWN: 'Retirado',
})
export type AnnouncementState = ValueOf<typeof AnnouncementState>

export const stateTones = {
  SCHEDULED: 'primary',
  PUBLISHED: 'success',
  EXPIRED: 'neutral',
  WITHDRAWN: 'danger',
} as const satisfies Record<AnnouncementState, string>

/** What people answer with one touch, where the announcement allows it. */
export const AnnouncementReaction = catalog('AnnouncementReaction', {
  LIKE: 'Me gusta',
  THANKS: 'Gracias',
  CELEBRATE: 'Celebro',
})
export type AnnouncementReaction = ValueOf<typeof AnnouncementReaction>

/** Whether somebody of the audience has read it. */
export const Reading = catalog('AnnouncementReading', {
  READ: 'Lo leyó',
  UNREAD: 'No lo ha leído',
  UNACKNOWLEDGED: 'Sin acuse de recibo',
})
export type Reading = ValueOf<typeof Reading>

/** How many files an announcement has at most. */
export const MOST_FILES = 3

/** The signs of its text, for who writes it. */
export const SIGNS =
  'Una línea en blanco separa párrafos. **negrita**, «- » o «1. » al comienzo de cada punto, ' +
  '[palabras](https://…) para un enlace'

/** What the company says to its people. */
export const Announcement = entity({
  name: 'Announcement',
  table: 'announcement',
  label: 'Anuncio',
  fields: {
    id: id('announcement'),
    title: text('Título', { max: 120 }),
    content: longText('Contenido', { max: 10_000, help: SIGNS }),
    visibility: choice(AnnouncementVisibility, 'Quién lo ve'),
    publishDate: date('Se publica el'),
    expiryDate: optional(date('Se ve hasta el', { help: 'Vacío, no vence' })),
    pinned: flag('Fijado', { help: 'Va primero mientras está publicado' }),
    asksAcknowledgement: flag('Pide acuse de recibo', {
      help: 'Cada persona confirma que lo leyó; publicado, su texto ya no cambia',
    }),
    allowsReactions: flag('Permite reacciones'),
    sendsMail: flag('Avisar por correo', { help: 'El día en que se publica, desde las 08:00' }),
    withdrawnAt: optional(timestamp('Retirado el')),
    reason: optional(longText('Motivo', { max: 500 })),
    version: integer('Versión'),
  },
})

/** What people write of an announcement. */
export const announcementFields = [
  'title',
  'content',
  'visibility',
  'publishDate',
  'expiryDate',
  'pinned',
  'asksAcknowledgement',
  'allowsReactions',
  'sendsMail',
] as const

type Dated = {
  readonly publishDate: ISODate
  readonly expiryDate: ISODate | null
  readonly withdrawnAt: unknown
}

/** The state of an announcement on a day: its last day counts. */
export function stateOn(
  { publishDate, expiryDate, withdrawnAt }: Dated,
  day: ISODate,
): AnnouncementState {
  if (withdrawnAt !== null) return 'WITHDRAWN'
  if (publishDate > day) return 'SCHEDULED'
  return expiryDate !== null && expiryDate < day ? 'EXPIRED' : 'PUBLISHED'
}
