import { choice, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { InspectionReadingKind, InspectionState } from '../model/catalogs.ts'
import { heldByInspector, Inspection } from '../model/inspection.ts'
import {
  type InspectionDocuments,
  inspectionDocuments,
  openInspectionDocument,
} from './consult.service.ts'
import {
  inspection,
  inspectionReadings,
  inspections,
  inspectionSort,
  inspectionView,
  type ReadingRow,
} from './inspections.queries.ts'
import { closeInspection, createInspection, type OpenedInspection } from './inspections.service.ts'

const InspectionType = objectOfView('Inspection', inspectionView)

list('inspections', {
  type: InspectionType,
  filter: inputFrom('InspectionFilter', {
    businessId: optional(ref('business', 'Razón social')),
    state: optional(choice(InspectionState, 'Estado')),
  }),
  sort: inspectionSort,
  run: inspections,
})

query('inspection', { input: byId('inspection'), type: InspectionType, run: inspection })

list('inspectionReadings', {
  type: objectFrom<ReadingRow>('InspectionReading', {
    id: of.int,
    kind: of.choice(InspectionReadingKind),
    at: of.dateTime,
    search: of.maybe(of.text),
    documentName: of.maybe(of.text),
  }),
  filter: inputFrom('InspectionReadingFilter', { inspectionId: id('inspection') }),
  sort: ['at'],
  run: inspectionReadings,
})

const { businessId, inspectorRut, reference, lastDay } = Inspection.fields

mutation('createInspection', {
  input: inputFrom('CreateInspectionInput', { businessId, inspectorRut, reference, lastDay }),
  type: objectFrom<OpenedInspection>('OpenedInspection', {
    ...inspectionView.specs,
    code: of.text,
    url: of.text,
  }),
  run: createInspection,
})

mutation('closeInspection', {
  input: inputFrom('CloseInspectionInput', {
    id: id('inspection'),
    version: integer('Versión'),
  }),
  type: InspectionType,
  run: closeInspection,
})

const ShownDocument = objectFrom<InspectionDocuments['rows'][number]>('InspectionDocument', {
  id: of.id('document'),
  name: of.text,
  typeLabel: of.text,
  fullname: of.maybe(of.text),
  rut: of.maybe(of.text),
  signedOn: of.date,
  isInForce: of.flag,
  sha256: of.text,
  code: of.maybe(of.text),
})

query('inspectionDocuments', {
  input: inputFrom('InspectionDocumentsInput', {
    ...heldByInspector,
    search: optional(text('Documento o persona', { max: 100 })),
    page: integer('Página', { min: 1, max: 10_000 }),
  }),
  type: objectFrom<InspectionDocuments>('InspectionDocuments', {
    company: of.text,
    businessName: of.text,
    businessRut: of.text,
    lastDay: of.date,
    total: of.int,
    pages: of.int,
    rows: of.list(of.object(ShownDocument)),
  }),
  open: inspectionDocuments,
})

mutation('openInspectionDocument', {
  input: inputFrom('OpenInspectionDocumentInput', {
    ...heldByInspector,
    documentId: id('document'),
  }),
  type: FileLink,
  open: openInspectionDocument,
})
