import { choice, id, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import {
  Certificate,
  CertificateKind,
  CertificateState,
  CertificateYear,
} from '../model/certificate.ts'
import { type CertificateRow, certificates, certificateSort } from './certificates.queries.ts'
import { createCertificate, openCertificate } from './certificates.service.ts'
import { type CertificateContract, certificateContracts } from './contract.queries.ts'
import { type VerifiedCertificate, verifyCertificate } from './verify.service.ts'

const Row = objectFrom<CertificateRow>('Certificate', {
  ...specsOf(Certificate, ['userContractId', 'userId', 'kind', 'span', 'fromMonth', 'toMonth']),
  ...specsOf(Certificate, ['issuedOn', 'expiresOn', 'sha256']),
  id: of.id('certificate'),
  rut: of.text,
  fullname: of.maybe(of.text),
  contractCode: of.text,
  businessName: of.text,
  author: of.maybe(of.text),
  isOwn: of.flag,
  state: of.choice(CertificateState),
})

list('certificates', {
  type: Row,
  filter: inputFrom('CertificateFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    kind: optional(choice(CertificateKind, 'Certificado')),
    userId: optional(ref('user', 'Persona')),
  }),
  sort: certificateSort,
  run: certificates,
})

query('certificateContracts', {
  input: inputFrom('CertificateContractsInput', {
    search: optional(text('Buscar', { max: 100 })),
    contractId: optional(ref('contract', 'Contrato')),
  }),
  type: objectFrom<CertificateContract>('CertificateContract', {
    id: of.id('contract'),
    label: of.text,
    hint: of.text,
    isOwn: of.flag,
  }),
  many: true,
  run: certificateContracts,
})

const { userContractId, kind, span } = Certificate.fields
mutation('createCertificate', {
  input: inputFrom('CreateCertificateInput', {
    userContractId,
    kind,
    span,
    year: CertificateYear.fields.year,
  }),
  type: Row,
  run: createCertificate,
})

mutation('openCertificate', {
  input: inputFrom('OpenCertificateInput', { id: id('certificate') }),
  type: FileLink,
  run: openCertificate,
})

query('verifyCertificate', {
  input: inputFrom('VerifyCertificateInput', { code: text('Código', { max: 60 }) }),
  type: objectFrom<VerifiedCertificate>('VerifiedCertificate', {
    company: of.text,
    kind: of.choice(CertificateKind),
    fromMonth: of.maybe(of.yearMonth),
    toMonth: of.maybe(of.yearMonth),
    issuedOn: of.date,
    expiresOn: of.date,
    documentLabel: of.text,
    rutEnding: of.text,
    hash: of.text,
    state: of.choice(CertificateState),
  }),
  nullable: true,
  open: verifyCertificate,
})
