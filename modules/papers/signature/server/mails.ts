import { defineMail } from '#platform/server/mail/mail.ts'

/** The code with which somebody puts their key. */
export const codeMail = defineMail<{ code: string; minutes: number }>(({ code, minutes }) => ({
  subject: `${code} es su código para poner la clave de firma`,
  blocks: [
    `Escriba este código en minga para poner su clave de firma: ${code}.`,
    `Sirve una vez, durante ${minutes} minutos. Nadie de su empresa se lo pedirá.`,
    'Si no lo pidió usted, no lo escriba en ninguna parte y avise a quien administra su cuenta.',
  ],
}))

/** What follows a new key: who did not put it learns of it. */
export const keyMail = defineMail<{ at: string }>(({ at }) => ({
  subject: 'Puso su clave de firma',
  blocks: [
    `El ${at} se puso la clave con la que firma documentos en minga.`,
    'Si no fue usted, avise de inmediato a quien administra su cuenta y ponga otra clave.',
  ],
}))

/** What all signers receive of a document with all its signatures. */
export const signedMail = defineMail<{ name: string; url: string; verify: string }>(
  ({ name, url, verify }) => ({
    subject: `Firmado por todos: ${name}`,
    blocks: [
      `«${name}» tiene todas sus firmas. Va adjunta su copia firmada, que también está en minga.`,
      { label: 'Abrir el documento firmado', url },
      'Cualquiera que tenga el archivo comprueba aquí que es el que se firmó.',
      { label: 'Verificar el documento', url: verify },
    ],
  }),
)
