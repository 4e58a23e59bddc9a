import { momentAt } from '#platform/server/context.ts'
import { defineMail, type MailBlock } from '#platform/server/mail/mail.ts'

type Data = { title: string; endAt: Date; urls: readonly string[] }

/** What somebody without an account gets: where they answer, until when, and that it is theirs. */
export const linkMail = defineMail(({ title, endAt, urls }: Data) => ({
  subject: `Encuesta: ${title}`,
  blocks: [
    `Le pidieron responder «${title}», hasta el ${momentAt(endAt)}.`,
    ...urls.map((url): MailBlock => ({ label: 'Responder', url })),
    'El enlace es suyo: no lo reenvíe, porque quien lo tenga responde por usted. No necesita ' +
      'cuenta, y puede dejar la encuesta y seguir después con el mismo enlace.',
  ],
}))
