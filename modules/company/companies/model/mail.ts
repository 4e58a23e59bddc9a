import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, longText, optional, text, timestamp } from '#platform/model/field.ts'

export const MailStatus = catalog('MailStatus', {
  QUEUED: 'En cola',
  SENT: 'Enviado',
  KEPT: 'Guardado aquí',
  FAILED: 'Falló',
})

/**
 * A mail the platform wrote. Without an SMTP server its text stays here to be read, without the
 * links by which people come in.
 */
export const OutboxMail = entity({
  name: 'OutboxMail',
  table: 'mail_outbox',
  label: 'Correo',
  fields: {
    id: id('mail'),
    recipient: text('Para', { max: 254, sensitivity: 'B' }),
    subject: text('Asunto', { max: 200 }),
    textBody: optional(longText('Texto', { max: 20_000, sensitivity: 'B' })),
    status: choice(MailStatus, 'Estado'),
    error: optional(text('Problema', { max: 1000 })),
    createdAt: timestamp('Fecha'),
  },
})
