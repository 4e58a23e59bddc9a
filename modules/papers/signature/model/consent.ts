/** What somebody without an account accepts before they sign. */
export const EXTERNAL_CONSENT_TEXT = [
  'Acepto firmar electrónicamente este documento con el código que llega a mi correo.',
  'Ese correo es mío y nadie más lo lee: el código es mi firma, y no se lo doy a nadie.',
  'Recibiré en él una copia del documento cuando lo firmen todos.',
  'Si no acepto, no escribo el código: puedo pedir que el documento se firme en papel.',
].join('\n')

/**
 * What a person accepts before their first signature. The Dirección del Trabajo asks for the
 * express consent of the worker (Ord. 789/15 of 2015); a change of the text asks for it again.
 */
export const CONSENT_TEXT = [
  'Acepto firmar electrónicamente los documentos de mi relación laboral.',
  'Mi firma es mi clave de firma: la pongo yo, nadie de la empresa la conoce ni la cambia.',
  'De lo que firme recibiré una copia en mi correo y quedará en mi carpeta de documentos.',
  'Puedo retirar esta aceptación cuando quiera: desde entonces firmo en papel, sin que afecte ' +
    'mis remuneraciones ni mi trabajo.',
].join('\n')
