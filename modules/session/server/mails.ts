import { defineMail } from '#platform/server/mail/mail.ts'

export const recoveryMail = defineMail(({ link, minutes }: { link: string; minutes: number }) => ({
  subject: 'Recuperar contraseña',
  blocks: [
    'Alguien pidió recuperar la contraseña de esta cuenta de Minga.',
    { label: 'Elegir una nueva contraseña', url: link },
    `El enlace sirve una sola vez y vence en ${minutes} minutos.`,
    'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
  ],
}))
