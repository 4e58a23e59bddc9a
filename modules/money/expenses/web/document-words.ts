import { AccountingDocumentType } from '../model/catalogs.ts'

type Documented = {
  readonly accountingDocumentType: AccountingDocumentType
  readonly documentIdentifier: string | null
}

/** The document of an expense in words: «Boleta electrónica (39) 8812». */
export const documentWords = ({
  accountingDocumentType: type,
  documentIdentifier: folio,
}: Documented): string =>
  [AccountingDocumentType.label(type), ...(folio === null ? [] : [`N° ${folio}`])].join(' ')
