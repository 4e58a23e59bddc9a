import {
  documentByForm,
  type DocumentKind,
  type IdentityDocument,
} from '#chile/identity-document.ts'
import { sql } from '#platform/server/db.ts'

/**
 * The kind of the document that a payslip kept: that of the person's record while the number is
 * still the same, and nothing once it is another.
 */
export const keptDocumentKind = sql<DocumentKind | null>`(select u.identification_type from users u
  where u.company_id = app.current_company() and u.id = payslip.user_id
    and u.rut = payslip.snapshot ->> 'rut')`.as('documentKind')

/** The document of a payslip: of the kind that the record says, else of that of its form. */
export const keptDocument = (rut: string, kind: DocumentKind | null): IdentityDocument =>
  kind === null ? documentByForm(rut) : { identificationType: kind, rut }
