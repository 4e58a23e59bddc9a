import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { choice, id, integer, ref, secret, text, timestamp } from '#platform/model/field.ts'
import { CompanyCertificateKind } from './catalogs.ts'

/** Bytes of a .p12 file, at most. */
export const MOST_BYTES = 64 * 1024

/** Files that a company tries in an hour: a password is not to be guessed here. */
export const TRIES_AN_HOUR = 10

/** The certificate with which a razón social seals documents. Its key is shown to nobody. */
export const CompanyCertificate = entity({
  name: 'CompanyCertificate',
  table: 'company_certificate',
  label: 'Certificado de empresa',
  fields: {
    id: id('companyCertificate'),
    businessId: ref('business', 'Razón social'),
    kind: choice(CompanyCertificateKind, 'Tipo'),
    subject: text('Titular', { max: 500 }),
    issuer: text('Emisor', { max: 500 }),
    serial: text('Número de serie', { max: 80 }),
    notBefore: timestamp('Vale desde'),
    notAfter: timestamp('Vale hasta'),
    createdAt: timestamp('Subido'),
    version: integer('Versión'),
  },
})

/** A .p12 or .pfx file in base64, with the password that opens it and is then forgotten. */
export const uploading = {
  businessId: ref('business', 'Razón social'),
  // Base64 writes three bytes in four letters.
  file: text('Archivo .p12 o .pfx', { max: Math.ceil(MOST_BYTES / 3) * 4 }),
  password: secret('Contraseña del archivo', {
    max: 200,
    help: 'Abre el archivo una vez y se olvida',
  }),
}
export type Uploading = ValuesOf<typeof uploading>
