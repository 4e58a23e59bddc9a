import {
  documentByForm,
  type DocumentKind,
  type IdentityDocument,
} from '#chile/identity-document.ts'

/** The document of a payslip: of the kind that the record says, else of that of its form. */
export const keptDocument = (rut: string, kind: DocumentKind | null): IdentityDocument =>
  kind === null ? documentByForm(rut) : { identificationType: kind, rut }
