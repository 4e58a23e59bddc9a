import { choice, id } from '#platform/model/field.ts'
import { FileInMaking } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { PapersFormat, SettlementDocument } from '../model/documents.ts'
import { type MiDtField, MiDtPart } from '../model/mi-dt.ts'
import { type MiDtProposal, settlementBatchMiDt, settlementMiDt } from './mi-dt.service.ts'
import { settlementBatchPdf } from './papers.service.ts'

query('settlementBatchPdf', {
  input: inputFrom('SettlementBatchPdfInput', {
    id: id('settlementBatch'),
    document: choice(SettlementDocument, 'Documento'),
    format: choice(PapersFormat, 'Formato'),
  }),
  type: FileInMaking,
  run: settlementBatchPdf,
})

const Proposal = objectFrom<MiDtProposal>('SettlementMiDt', {
  id: of.id('settlement'),
  fullname: of.maybe(of.text),
  rut: of.text,
  missing: of.list(of.text),
  fields: of.list(
    of.object(
      objectFrom<MiDtField>('SettlementMiDtField', {
        part: of.choice(MiDtPart),
        code: of.text,
        label: of.text,
        value: of.maybe(of.text),
        problem: of.maybe(of.text),
      }),
    ),
  ),
})

query('settlementMiDt', {
  input: inputFrom('SettlementMiDtInput', { id: id('settlement') }),
  type: Proposal,
  run: settlementMiDt,
})

list('settlementBatchMiDt', {
  type: Proposal,
  filter: inputFrom('SettlementBatchMiDtFilter', { id: id('settlementBatch') }),
  sort: ['name'],
  run: settlementBatchMiDt,
})
