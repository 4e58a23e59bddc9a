import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, optional, text, timestamp } from '#platform/model/field.ts'

/** What a notice is about. */
export const NoticeKind = catalog('NoticeKind', {
  REQUEST: 'Solicitudes que llegan',
  ANSWER: 'Respuestas a lo que se pidió',
  REMINDER: 'Recordatorios',
})
export type NoticeKind = ValueOf<typeof NoticeKind>

/** When a mail says the same. */
export const NoticeMail = catalog('NoticeMail', {
  NOW: 'En el momento',
  DIGEST: 'Resumen a las 08:00',
  NONE: 'No enviar',
})
export type NoticeMail = ValueOf<typeof NoticeMail>

/** What the product said to a person. */
export const Notice = entity({
  name: 'Notice',
  table: 'notification',
  label: 'Aviso',
  fields: {
    id: id('notification'),
    kind: choice(NoticeKind, 'Tipo'),
    title: text('Aviso', { max: 300 }),
    detail: optional(text('Detalle', { max: 600 })),
    link: text('Enlace', { max: 300 }),
    createdAt: timestamp('Fecha'),
    readAt: optional(timestamp('Leído')),
  },
})

/** How a person wants to know of a kind of notice. */
export const NoticePreference = entity({
  name: 'NoticePreference',
  table: 'notification_preference',
  label: 'Preferencia de avisos',
  fields: {
    kind: choice(NoticeKind, 'Tipo'),
    app: flag('En la aplicación'),
    mail: choice(NoticeMail, 'Correo'),
  },
})
