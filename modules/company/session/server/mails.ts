import { formatDate } from '#chile/dates.ts'
import { todayAt } from '#platform/server/context.ts'
import { defineMail, type MailBlock } from '#platform/server/mail/mail.ts'

type Link = { username: string; company: string | null; url: string }

/** The link of each account; of several, each says whose it is. */
const linkBlocks = (label: string, links: readonly Link[]): MailBlock[] =>
  links.flatMap(({ username, company, url }): MailBlock[] => [
    company === null ? `Usuario: ${username}` : `Usuario: ${username} · ${company}`,
    { label, url },
  ])

export const recoveryMail = defineMail(
  ({ links, minutes }: { links: readonly Link[]; minutes: number }) => ({
    subject: 'Recuperar contraseña',
    blocks: [
      links.length === 1
        ? 'Alguien pidió recuperar la contraseña de esta cuenta de Minga.'
        : 'Alguien pidió recuperar la contraseña de las cuentas de Minga con este correo.',
      ...linkBlocks('Elegir una nueva contraseña', links),
      links.length === 1
        ? `El enlace sirve una sola vez y vence en ${minutes} minutos.`
        : `Cada enlace sirve una sola vez y vence en ${minutes} minutos.`,
      'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
    ],
  }),
)

export const invitationMail = defineMail(
  ({ links, until }: { links: readonly Link[]; until: Date }) => ({
    subject: 'Su acceso a Minga',
    blocks: [
      `${links[0]?.company ?? 'Su empresa'} le dio acceso a Minga.`,
      ...linkBlocks('Elegir mi contraseña', links),
      `El enlace sirve una sola vez y vence el ${formatDate(todayAt(until))}. Si vence, pida ` +
        'otro a quien administra Minga en su empresa.',
      'La contraseña la elige usted y nadie más la conoce.',
    ],
  }),
)
