import { CompanyCertificateKind } from '#modules/papers/company-certificates/model/catalogs.ts'
import { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type VerifiedDocument, verifyDocument } from './verify.service.ts'

query('verifyDocument', {
  input: inputFrom('VerifyDocumentInput', { code: text('Código', { max: 60 }) }),
  type: objectFrom<VerifiedDocument>('VerifiedDocument', {
    company: of.text,
    type: of.text,
    completedOn: of.date,
    signers: of.int,
    levels: of.list(of.choice(SignatureLevel)),
    isInForce: of.flag,
    sha256: of.text,
    signedSha256: of.text,
    signedBytes: of.int,
    sealKind: of.maybe(of.choice(CompanyCertificateKind)),
    sealSerial: of.maybe(of.text),
    stampedAt: of.maybe(of.dateTime),
  }),
  nullable: true,
  open: verifyDocument,
})
