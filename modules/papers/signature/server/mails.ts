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

type Link = { signer: string; document: string; url: string; until: string }

/** The link by which somebody without an account signs. */
export const linkMail = defineMail<Link>(({ signer, document, url, until }) => ({
  subject: `Le toca firmar: ${document}`,
  blocks: [
    `${signer}: le enviaron «${document}» para que lo firme.`,
    { label: 'Abrir y firmar', url },
    `El enlace sirve hasta el ${until} y para una firma. Se le pedirá su RUT y un código que ` +
      'llegará a este correo. No lo reenvíe.',
    'Si no es usted o no esperaba este documento, no lo abra y avise a quien se lo envió.',
  ],
}))

/** The code with which somebody without an account signs. */
export const externalCodeMail = defineMail<{ code: string; minutes: number }>(
  ({ code, minutes }) => ({
    subject: `${code} es su código para firmar`,
    blocks: [
      `Escriba este código en la página del documento para firmarlo: ${code}.`,
      `Sirve una vez, durante ${minutes} minutos. Es su firma: no se lo dé a nadie.`,
      'Si no lo pidió usted, no lo escriba en ninguna parte.',
    ],
  }),
)

/** What somebody without an account receives of a document with all its signatures. */
export const thirdSignedMail = defineMail<{ name: string; verify: string }>(({ name, verify }) => ({
  subject: `Firmado por todos: ${name}`,
  blocks: [
    `«${name}» tiene todas sus firmas. Va adjunta su copia firmada: guárdela.`,
    'Cualquiera que tenga el archivo comprueba aquí que es el que se firmó.',
    { label: 'Verificar el documento', url: verify },
  ],
}))

/** What somebody without an account reads of a document that was corrected. */
export const replacedMail = defineMail<{ name: string; reason: string; signed: boolean }>(
  ({ name, reason, signed }) => ({
    subject: `Se reemplazó: ${name}`,
    blocks: [
      signed
        ? `«${name}» se reemplazó y su firma quedó sin efecto: ${reason}`
        : `«${name}» se reemplazó y ya no se firma: ${reason}`,
      'El enlace que recibió ya no abre nada. Recibirá otro cuando le toque firmar el nuevo.',
    ],
  }),
)
