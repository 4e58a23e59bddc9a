import { integer, id } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { CompanyCertificateKind, CertificateStanding } from '../model/catalogs.ts'
import { uploading } from '../model/certificate.ts'
import { companyCertificates, type ShownCertificate } from './certificates.queries.ts'
import { removeCompanyCertificate, uploadCompanyCertificate } from './certificates.service.ts'

const Shown = objectFrom<ShownCertificate>('BusinessCertificate', {
  businessId: of.id('business'),
  businessName: of.text,
  rut: of.maybe(of.text),
  standing: of.choice(CertificateStanding),
  id: of.maybe(of.id('companyCertificate')),
  kind: of.maybe(of.choice(CompanyCertificateKind)),
  subject: of.maybe(of.text),
  issuer: of.maybe(of.text),
  serial: of.maybe(of.text),
  notBefore: of.maybe(of.dateTime),
  notAfter: of.maybe(of.dateTime),
  version: of.maybe(of.int),
})

query('companyCertificates', { type: Shown, many: true, run: companyCertificates })

mutation('uploadCompanyCertificate', {
  input: inputFrom('UploadCompanyCertificateInput', uploading),
  type: Shown,
  run: uploadCompanyCertificate,
})

mutation('removeCompanyCertificate', {
  input: inputFrom('RemoveCompanyCertificateInput', {
    id: id('companyCertificate'),
    version: integer('Versión'),
  }),
  type: Shown,
  run: removeCompanyCertificate,
})
